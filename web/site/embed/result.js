import { html, nothing, render } from 'lit-html';
import { copied } from '../../elements/clipboard.js';
import { blocksView, filesView } from './blocks-view.js';
import { downloads, snippet } from './snippet.js';

/** Milliseconds that "Copied" stays. */
const reminder = 2000;

/** The code that belongs to the choice, to be copied. */
export class Result {
  #root;
  #status;
  #of;
  /** @type {import('./choice.js').Choice | undefined} */ #choice;
  /** The block that was copied a moment ago. @type {number | undefined} */ #fresh;
  #failed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #reminder;

  /**
   * @param {HTMLFormElement} form
   * @param {object} of
   * @param {import('../../i18n/strings.js').Strings} of.t
   * @param {import('./texts.js').EmbedTexts} of.e
   * @param {import('./snippet.js').Site} of.site
   */
  constructor(form, of) {
    this.#of = of;
    this.#root = /** @type {HTMLElement} */ (form.querySelector('.result'));
    this.#status = /** @type {HTMLElement} */ (form.querySelector('[role=status]'));
  }

  /** @param {import('./choice.js').Choice} choice */
  show(choice) {
    this.#choice = choice;
    this.#fresh = undefined;
    this.#failed = false;
    this.#draw();
  }

  #draw() {
    if (!this.#choice) return;
    const { t, e, site } = this.#of;
    const blocks = snippet(this.#choice, site);
    /** @param {import('./snippet.js').Block} block @param {number} at */
    const action = ({ text }, at) =>
      html`<button type="button" class="quiet" @click=${() => this.#copy(text, at)}>
        ${at === this.#fresh ? t.copied : t.copy}
      </button>`;
    const code = blocks.length === 0 ? html`<p>${e.noCode}</p>` : blocksView(blocks, { e, action });
    const files = filesView(downloads(this.#choice, site), { e, root: site.root });
    const failed = this.#failed ? html`<p>${t.copyFailed}</p>` : nothing;
    render(
      html`<h2>${e.result}</h2>
        ${failed} ${code} ${files}`,
      this.#root,
    );
  }

  /** @param {string} text @param {number} at which block it is */
  async #copy(text, at) {
    const { t } = this.#of;
    const done = await copied(text);
    this.#failed = !done;
    if (done) {
      this.#say(at, t.copied);
      clearTimeout(this.#reminder);
      this.#reminder = setTimeout(() => this.#say(undefined, ''), reminder);
    } else {
      this.#say(undefined, t.copyFailed);
      getSelection()?.selectAllChildren(this.#root.querySelectorAll('code')[at]);
    }
  }

  /** @param {number | undefined} fresh @param {string} text */
  #say(fresh, text) {
    this.#fresh = fresh;
    this.#status.textContent = text;
    this.#draw();
  }
}
