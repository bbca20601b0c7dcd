/**
 * The lesson as it will stand in the other site, in a frame that follows the form: a new state is told to it, anything
 * else opens it anew. What is moved in the frame is reported.
 *
 * @typedef {Record<string, number | string>} Settings
 */

export class Preview {
  #frame;
  #heard;
  /** What the frame was opened with, apart from the state. */
  #opened = '';
  #ready = false;
  /** The state that the frame shows, and the one that it was last told, until it shows it. */
  #shown = '';
  #awaited = '';
  #wanted = /** @type {Settings} */ ({});
  #fixed = 0;

  /**
   * @param {HTMLIFrameElement} frame
   * @param {(state: Settings) => void} heard what the learner's controls in the frame were moved to
   */
  constructor(frame, heard) {
    this.#frame = frame;
    this.#heard = heard;
    addEventListener('message', (event) => this.#receive(event));
  }

  /**
   * @param {object} of
   * @param {string} of.address with the state in it
   * @param {string} of.base    without
   * @param {Settings} of.settings
   * @param {number} of.height  in pixels; 0 for what the lesson needs
   * @param {string} of.title
   */
  show({ address, base, settings, height, title }) {
    this.#wanted = settings;
    this.#fixed = height;
    if (height) this.#frame.height = String(height);
    this.#frame.title = title;
    if (base === this.#opened) return this.#tell();
    const first = this.#opened === '';
    this.#opened = base;
    this.#ready = false;
    this.#shown = key(settings);
    this.#awaited = '';
    // A frame that is sent on leaves an entry in the history; one that is replaced does not.
    if (first) this.#frame.src = address;
    else this.#frame.contentWindow?.location.replace(address);
    return undefined;
  }

  #tell() {
    if (!this.#ready || key(this.#wanted) === (this.#awaited || this.#shown)) return;
    this.#awaited = key(this.#wanted);
    this.#post('set', { state: this.#wanted });
  }

  /** @param {string} type @param {object} detail */
  #post(type, detail) {
    const message = { source: 'derslik', version: 1, id: this.#frame.name, type, ...detail };
    this.#frame.contentWindow?.postMessage(message, location.origin);
  }

  /** @param {MessageEvent} event */
  #receive({ source, origin, data }) {
    if (source !== this.#frame.contentWindow || origin !== location.origin) return;
    if (data?.source !== 'derslik' || data.version !== 1) return;
    if (data.type === 'ready') {
      this.#ready = true;
      this.#tell();
    } else if (data.type === 'change') this.#follow(data.state);
    else if (data.type === 'resize' && !this.#fixed) this.#frame.height = String(data.height);
  }

  /** @param {Settings} state */
  #follow(state) {
    this.#shown = key(state);
    // While a slider of the form is dragged the frame's answers are late: they are not what its reader did.
    if (this.#awaited && this.#awaited !== this.#shown) return;
    this.#awaited = '';
    this.#heard(state);
  }
}

/** @param {Settings} settings */
const key = (settings) =>
  JSON.stringify(Object.entries(settings).map(([name, value]) => [name, String(value)]));
