import { html, nothing } from 'lit-html';

/**
 * The code, each piece to be copied by itself, and the files that go with it.
 *
 * @typedef {import('./snippet.js').Block} Block
 * @typedef {import('./texts.js').EmbedTexts} EmbedTexts
 *
 * @param {Block[]} blocks
 * @param {object} of
 * @param {EmbedTexts} of.e
 * @param {(block: Block, at: number) => unknown} [of.action] what can be done with a block
 */
export const blocksView = (blocks, { e, action }) =>
  blocks.map(
    (block, at) =>
      html`<figure class="block">
        <figcaption>${e.blocks[block.kind]} ${action?.(block, at) ?? nothing}</figcaption>
        <pre><code>${block.text}</code></pre>
      </figure>`,
  );

/**
 * @param {string[]} files relative to the site's root
 * @param {{e: EmbedTexts, root: string}} of
 */
export const filesView = (files, { e, root }) =>
  files.length === 0
    ? nothing
    : html`<p class="downloads">
        ${e.files}
        ${files.map((file) => html`<a href=${root + file} download>${file.split('/').at(-1)}</a> `)}
      </p>`;
