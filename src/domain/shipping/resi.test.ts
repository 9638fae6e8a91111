import { expect, test } from 'vitest';
import { canBeBarcode, courierOfResi, mayBeResi } from './resi.ts';

test.each(['', 'JNE0048812190', 'jne-panel-1', 'Trk 0003/a', 'P1.23_4:5', '(00)340123#1+2'])(
  '%j may be a tracking number (R150)',
  (resi) => {
    expect(mayBeResi(resi)).toBe(true);
  },
);

test.each(['—', 'JNE–123', 'JNE\u00a0123', '１２３', 'ресі', '<b>', '📦1', 'a\nb'])(
  '%j may be none (R150)',
  (resi) => {
    expect(mayBeResi(resi)).toBe(false);
  },
);

test('a barcode says all of a text or is none (R150)', () => {
  expect(['JNE-1', '660015502844', 'a~b <c>'].map(canBeBarcode)).toEqual([true, true, true]);
  expect(['', '—', 'JNE–123', 'é', 'a\tb', 'x'.repeat(61)].map(canBeBarcode)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ['JNE0048812190', 'jne'],
  ['0114472000123456', 'jne'],
  ['660015502844', 'tiki'],
  ['6600 1550 2844', 'tiki'],
  ['P2607190045177', 'pos'],
  ['ee123456789id', 'pos'],
  ['JNE-77', null],
  ['12345', null],
  ['', null],
])('%j has the form of %s (R164)', (resi, courier) => {
  expect(courierOfResi(resi)).toBe(courier);
});
