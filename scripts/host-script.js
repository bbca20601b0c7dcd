import { readFile } from 'node:fs/promises';
import { minify } from 'terser';
import { inRoot } from './paths.js';

/** The host script, written as classic scripts are: nothing at its top may meet another script's names. */
export async function hostScript() {
  const source = await readFile(inRoot('web/embed/host.js'), 'utf8');
  const { code } = await minify(source, { ecma: 2018, compress: { passes: 3, unsafe_arrows: true } });
  return String(code);
}

/**
 * Publishes it beside the element, under a name that stays.
 * @returns {import('vite').Plugin}
 */
export const hostScriptPlugin = () => ({
  name: 'derslik:host-script',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'derslik-host.js', source: await hostScript() });
  },
});
