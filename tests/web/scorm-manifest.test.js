import { describe, expect, test } from 'vitest';
import { inVersion, zip } from '../../scripts/scorm.js';
import { manifests } from '../../scripts/scorm/manifest.js';
import { element, text } from '../../scripts/scorm/xml.js';

const told = {
  id: 'ders',
  meta: {
    tr: { title: 'Soru & <cevap>', description: '“Neden?”' },
    en: { title: 'Question', description: 'Why?' },
  },
  files: ['index.html', 'more/picture.png'],
};

describe.each(['1.2', '2004'])('the manifest of SCORM %s', (version) => {
  const manifest = manifests[/** @type {'1.2' | '2004'} */ (version)](told);

  test('names the lesson in the first language where there is room for one, and in all where there is for all', () => {
    expect(manifest.match(/<title>[^<\n]+<\/title>/g)).toEqual(
      Array(2).fill('<title>Soru &amp; &lt;cevap&gt;</title>'),
    );
    const attribute = version === '1.2' ? 'xml:lang' : 'language';
    for (const [lang, { title, description }] of Object.entries(told.meta))
      for (const each of [title, description])
        expect(manifest).toContain(`${attribute}="${lang}">${text(each)}<`);
  });

  test('opens the first file, and lists all', () => {
    expect(manifest).toMatch(/<resource [^>]*href="index\.html"/);
    expect([...manifest.matchAll(/<file href="([^"]*)"\/>/g)].map(([, href]) => href)).toEqual(told.files);
  });

  test('names no score to pass, which would fail whoever leaves in the middle', () => {
    expect(manifest).not.toMatch(/mastery|minNormalizedMeasure|satisfiedByMeasure/i);
  });
});

test('SCORM 2004 takes completion and success from the lesson alone', () => {
  expect(manifests[2004](told)).toContain(
    '<imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>',
  );
});

test('an element is written with its children below it, or its text inside', () => {
  expect(element('a', { b: '"<&' })).toBe('<a b="&quot;&lt;&amp;"/>');
  expect(element('a', {}, 'text')).toBe('<a>text</a>');
  expect(element('a', {}, element('b', {}, element('c')))).toBe('<a>\n  <b>\n    <c/>\n  </b>\n</a>');
});

test('the page knows its version', () => {
  expect(inVersion('<!doctype html>\n<html lang="tr">', '2004')).toBe(
    '<!doctype html>\n<html data-scorm="2004" lang="tr">',
  );
  expect(() => inVersion('<p>', '1.2')).toThrow('expected <html');
});

test('a package is the same on every day', () => {
  const files = { 'imsmanifest.xml': 'ı', 'index.html': '<p>' };
  const one = zip(files);
  expect(Buffer.compare(one, zip(files))).toBe(0);
  // 1 January 1980, midnight, as a zip writes it.
  expect([...one.subarray(10, 14)]).toEqual([0, 0, 0x21, 0]);
});
