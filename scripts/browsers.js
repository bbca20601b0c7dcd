import { existsSync, readdirSync } from 'node:fs';

/** The system's browsers that tests drive; undefined where it has none. */

/** The shell is Chromium without windows, and takes two thirds of the time. */
export const systemChromium = () => existing('/usr/bin/chromium-headless-shell', '/usr/bin/chromium');

export const systemFirefox = () => existing('/usr/bin/firefox-esr', '/usr/bin/firefox');

/** Small, and the only one that shows WebKitGTK's pages to its driver; Debian and its kin keep it by architecture. */
export const miniBrowser = () =>
  existing(
    ...(existsSync('/usr/lib') ? readdirSync('/usr/lib') : []).map(
      (folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`,
    ),
  );

/** @param {...string} files @returns {string | undefined} the first that there is */
const existing = (...files) => files.find((file) => existsSync(file));
