import { linkTo } from '../share/link.js';
import { shownCode } from '../state/listing.js';
import { copied } from './clipboard.js';

/** Milliseconds that "Copied" stays. */
const reminder = 2000;

/** What a learner takes away: the program, a link to the present state, the scene and its tables as files. */
export class Handout {
  #owner;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #reminder;

  /** @param {import('./derslik-lesson.js').Owner} owner */
  constructor(owner) {
    this.#owner = owner;
  }

  /** @param {'code' | 'link'} what */
  async copy(what) {
    const { root, scene, start, glance, say } = this.#owner;
    const { t } = scene();
    const text = what === 'code' ? shownCode(scene()) : linkTo(...start());
    if (await copied(text)) {
      say(what === 'code' ? t.copied : t.linkCopied);
      glance({ copied: what, link: undefined });
      clearTimeout(this.#reminder);
      this.#reminder = setTimeout(() => glance({ copied: undefined }), reminder);
    } else {
      say(t.copyFailed);
      if (what === 'link') glance({ link: text });
      else getSelection()?.selectAllChildren(/** @type {Node} */ (root.querySelector('.panel')));
    }
  }

  /** @param {string} file a table, or `svg` or `png` for the scene */
  async save(file) {
    const { root, ready, scene, say } = this.#owner;
    const { t } = scene();
    try {
      say(t.exported(await ready().kind.save(file, scene(), root)));
    } catch (error) {
      say(t.exportFailed);
      throw error;
    }
  }
}
