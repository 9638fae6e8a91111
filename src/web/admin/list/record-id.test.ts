import { expect, test } from 'vitest';
import { parseId, recordId, recordUuid } from './record-id.ts';

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

test('an address names a testimony by its uuid, and by nothing else', () => {
  const uuid = '0b6f9a52-6d1c-4c8e-9a54-3f1f0c6f7d21';
  expect(recordUuid(uuid)).toBe(uuid);
  for (const text of ['', '7', `${uuid}0`, uuid.replace('b', 'z')])
    expect(() => recordUuid(text), text).toThrow(expect.objectContaining({ init: { status: 404 } }));
});
