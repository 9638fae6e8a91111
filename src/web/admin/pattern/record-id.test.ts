import { expect, test } from 'vitest';
import { parseId, recordId } from './record-id.ts';

test('an address names a record by its number', () => {
  expect(parseId('7')).toBe(7);
  expect(recordId('123456789')).toBe(123_456_789);
});

test('what is no number names no record: the page is not there', () => {
  for (const text of ['', '0', '-1', '1.5', 'seven', '9999999999']) {
    expect(parseId(text), text).toBeUndefined();
    expect(() => recordId(text), text).toThrow(expect.objectContaining({ init: { status: 404 } }));
  }
  expect(() => recordId(undefined)).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
