import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mayBePrinted } from '../../domain/certificates/printed-name.ts';
import { openFonts } from './fonts.ts';

test('the fonts have every letter that a printed name may hold (rule R218)', () => {
  const fonts = openFonts((file) => readFileSync(join(import.meta.dirname, '../../../node_modules', file)));
  const letters = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).filter(mayBePrinted);
  expect(letters.length).toBeGreaterThan(600);
  for (const face of ['text', 'heading'] as const)
    expect(letters.filter((letter) => fonts.fileWith(face, letter.normalize('NFC')) === null)).toEqual([]);
});
