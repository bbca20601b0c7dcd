/**
 * The messages by which the scripts of course platforms size a frame, beside our own.
 */

/**
 * H5P's resizer, which many platforms have on every page. It answers a hello with a hello; from then on it takes heights.
 * Its `prepareResize` is for content that measures itself by its scrolling height, which first has to be made small; ours
 * is not.
 */
export class H5PResizer {
  #friendly = false;
  #height = 0;
  #post;

  /** @param {(message: object) => void} post */
  constructor(post) {
    this.#post = post;
  }

  /** @param {number} height */
  resize(height) {
    this.#height = height;
    if (this.#friendly) this.#send('resize', { scrollHeight: height });
    else this.#send('hello');
  }

  /** @param {unknown} data that came from the host */
  hear(data) {
    switch (actionOf(data)) {
      case 'ready':
        return this.#send('hello');
      case 'hello':
      case 'resize':
      case 'resizePrepared':
        this.#friendly = true;
        // Before the first height there is nothing to tell.
        if (this.#height > 0) this.resize(this.#height);
    }
  }

  /** @param {string} action @param {object} [more] */
  #send(action, more) {
    this.#post({ context: 'h5p', action, ...more });
  }
}

/** @param {unknown} data */
function actionOf(data) {
  const { context, action } = /** @type {Record<string, unknown>} */ (Object(data));
  return context === 'h5p' ? action : undefined;
}

/** What Canvas takes. @param {number} height */
export const canvasResize = (height) => ({ subject: 'lti.frameResize', height });
