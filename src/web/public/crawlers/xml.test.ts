import { expect, test } from 'vitest';
import { escapeXml } from './xml.ts';

test('signs of XML are written out, and what XML does not know is left out', () => {
  expect(escapeXml(`<a href="x">Tom & 'Tim'</a>\u0001\n`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;Tom &amp; &apos;Tim&apos;&lt;/a&gt;\n',
  );
});
