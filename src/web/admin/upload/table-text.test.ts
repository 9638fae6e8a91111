import { expect, test } from 'vitest';
import { textOf } from './table-text.ts';

const bytes = (...of: number[]) => new Uint8Array(of).buffer;

test('a table is read as spreadsheets write it: UTF-8, UTF-16, or Windows letters', () => {
  expect(textOf(bytes(0xc3, 0xa9, 0x3b))).toBe('é;');
  expect(textOf(bytes(0xef, 0xbb, 0xbf, 0x61))).toBe('a');
  expect(textOf(bytes(0xff, 0xfe, 0xe9, 0x00, 0x09, 0x00))).toBe('é\t');
  expect(textOf(bytes(0xfe, 0xff, 0x00, 0xe9))).toBe('é');
  expect(textOf(bytes(0xe9, 0x3b))).toBe('é;');
});
