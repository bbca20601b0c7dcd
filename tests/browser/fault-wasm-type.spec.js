import { truth } from './support/numpy.js';
import { expect, test } from './support/test.js';
import { decimal } from './support/words.js';

// Servers that do not know the ending .wasm send it as text or as a mere file. WebAssembly's streaming refuses both.

for (const type of ['text/plain', 'application/octet-stream'])
  test(`runs an engine that is served as ${type}`, async ({ lesson, page }) => {
    await page.route('**/*.wasm', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'content-type': type } });
    });
    const answer = page.waitForResponse('**/*.wasm');
    await lesson.open('en', { ending: 1 });
    expect(await (await answer).headerValue('content-type')).toBe(type);
    expect(await lesson.rowTexts(4)).toEqual(
      truth({ ending: 1 }).weights[4].map((weight) => decimal('en', weight, 3)),
    );
  });
