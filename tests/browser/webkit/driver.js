import { spawn } from 'node:child_process';
import { setTimeout as pass } from 'node:timers/promises';
import { miniBrowser } from '../../../scripts/browsers.js';
import { freePort } from '../support/port.js';

/**
 * As much of W3C WebDriver (https://www.w3.org/TR/webdriver2/) as these tests need, spoken to WebKitGTK's own driver, since
 * Playwright's WebKit is a build of its own that no system has.
 */

/** What WebDriver calls an element in its answers. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** @typedef {{[ELEMENT]: string}} Found */

/**
 * A browser with one window, and the programs that it needs.
 *
 * @param {{dark?: boolean}} [options] whether the system has a dark theme
 * @returns {Promise<{session: Session, close: () => Promise<void>}>}
 */
export async function startWebKit({ dark = false } = {}) {
  const port = await freePort();
  const driver = spawn(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    {
      // A group of its own: the virtual screen, the driver and the browser end with it.
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        GTK_THEME: dark ? 'Adwaita:dark' : 'Adwaita',
      },
    },
  );
  const end = () => void process.kill(-Number(driver.pid));
  process.once('exit', end);
  const base = `http://127.0.0.1:${port}`;
  try {
    await reached(base);
    const { sessionId } = await send(base, 'POST', '/session', {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
        },
      },
    });
    const session = new Session(`${base}/session/${sessionId}`);
    return {
      session,
      close: async () => {
        await session.send('DELETE', '');
        process.off('exit', end);
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** @param {string} base */
async function reached(base) {
  for (let left = 600; ; left--)
    try {
      return await send(base, 'GET', '/status');
    } catch (error) {
      if (left === 0) throw error;
      await pass(50);
    }
}

/**
 * @param {string} base
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function send(base, method, path, body) {
  const response = await fetch(base + path, { method, body: body && JSON.stringify(body) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`WebDriver, ${method} ${path}: ${value.error}: ${value.message}`);
  return value;
}

export class Session {
  /** @param {string} base */
  constructor(base) {
    this.base = base;
  }

  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
  send(method, path, body) {
    return send(this.base, method, path, body);
  }

  /** @param {string} url */
  async open(url) {
    await this.send('POST', '/url', { url });
  }

  /**
   * Runs a function in the page.
   *
   * @template {unknown[]} A
   * @param {(...args: A) => unknown} run
   * @param {A} args
   * @returns {Promise<any>} what it returns or promises, as JSON has it; an element as WebDriver names it
   */
  evaluate(run, ...args) {
    const script = `return (${run}).apply(null, arguments)`;
    return this.send('POST', '/execute/sync', { script, args });
  }

  /** Runs a program in the page. @param {string} source */
  async run(source) {
    await this.send('POST', '/execute/sync', { script: source, args: [] });
  }

  /** Empties a field. @param {Found} element */
  async clear({ [ELEMENT]: id }) {
    await this.send('POST', `/element/${id}/clear`, {});
  }

  /** @param {Found} element */
  async click({ [ELEMENT]: id }) {
    await this.send('POST', `/element/${id}/click`, {});
  }

  /** Types into an element, which takes the focus. @param {Found} element @param {string} text */
  async type({ [ELEMENT]: id }, text) {
    await this.send('POST', `/element/${id}/value`, { text });
  }

  /** Presses keys wherever the focus is. @param {string} keys */
  async press(keys) {
    const actions = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** Presses the pointer at the first place, moves it through the others, lets go. @param {[x: number, y: number][]} places */
  async drag([[x, y], ...others]) {
    const move = (/** @type {[number, number]} */ [x, y]) => ({
      type: 'pointerMove',
      duration: 0,
      x: Math.round(x),
      y: Math.round(y),
    });
    const actions = [
      move([x, y]),
      { type: 'pointerDown', button: 0 },
      ...others.map(move),
      { type: 'pointerUp', button: 0 },
    ];
    await this.send('POST', '/actions', { actions: [{ type: 'pointer', id: 'pointer', actions }] });
  }

  /** @param {number} width @param {number} height of the window, frame and all */
  async resize(width, height) {
    await this.send('POST', '/window/rect', { width, height });
  }

  /** Into a frame, or back to the page with null. @param {Found | null} element */
  async enter(element) {
    await this.send('POST', '/frame', { id: element });
  }
}

/** Keys as WebDriver names them. */
export const KEYS = {
  tab: '\uE004',
  enter: '\uE007',
  end: '\uE010',
  home: '\uE011',
  left: '\uE012',
  right: '\uE014',
};
