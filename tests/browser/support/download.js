import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import { systemFirefox } from '../../../scripts/browsers.js';
import { inRoot } from '../../../scripts/paths.js';

/** Where this worker's Firefox puts what is saved. */
export const downloads = inRoot(`test-results/downloads/${process.env.TEST_WORKER_INDEX ?? 'none'}`);

/**
 * What a page saves when something is pressed. The system's Firefox tells WebDriver nothing of a file that a script has made:
 * there the folder is watched.
 *
 * @param {import('@playwright/test').Page} page
 * @param {() => Promise<unknown>} press
 * @returns {Promise<{name: string, bytes: Buffer}>}
 */
export async function saved(page, press) {
  const firefox = page.context().browser()?.browserType().name() === 'firefox';
  if (firefox && systemFirefox()) return savedInFolder(press);
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const bytes = readFileSync(await download.path());
  await download.delete();
  return { name: download.suggestedFilename(), bytes };
}

/** @param {() => Promise<unknown>} press */
async function savedInFolder(press) {
  rmSync(downloads, { recursive: true, force: true });
  mkdirSync(downloads, { recursive: true });
  await press();
  const whole = () => {
    const names = readdirSync(downloads);
    // While a file is being written it stands beside an empty one of its name.
    return names.length === 1 && !names[0].endsWith('.part') ? join(downloads, names[0]) : null;
  };
  await expect.poll(whole, 'one saved file').not.toBeNull();
  const file = String(whole());
  return { name: basename(file), bytes: readFileSync(file) };
}
