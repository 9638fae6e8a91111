import { describe, expect, test } from 'vitest';
import { certificateCode, groupedCode, readCode } from './certificate-code.ts';

const all = (byte: number) => new Uint8Array(16).fill(byte);

describe('the code of a certificate (rule R219)', () => {
  test('has 26 letters and digits for 128 bits', () => {
    expect(certificateCode(all(0))).toBe('00000000000000000000000000');
    expect(certificateCode(all(255))).toBe('7ZZZZZZZZZZZZZZZZZZZZZZZZZ');
    expect(certificateCode(Uint8Array.from({ length: 16 }, (_, place) => place))).toBe(
      '00041061050R3GG28A1C60T3GF',
    );
  });

  test('is made of 16 bytes, no more and no fewer', () => {
    expect(() => certificateCode(new Uint8Array(15))).toThrow(RangeError);
  });

  test('stands in groups', () => {
    expect(groupedCode('00041061050R3GG28A1C60T3GF')).toBe('00041-06105-0R3GG-28A1C-60T3GF');
  });

  test.each([
    ['as it is printed', '00041-06105-0R3GG-28A1C-60T3GF'],
    ['in small letters, without hyphens', '00041061050r3gg28a1c60t3gf'],
    ['with spaces', ' 00041 06105 0R3GG 28A1C 60T3G F '],
    ['with O for 0, I and l for 1', 'OOO4I-O6lO5-OR3GG-28AIC-6OT3G-F'],
  ])('is read %s', (_, typed) => expect(readCode(typed)).toBe('00041061050R3GG28A1C60T3GF'));

  test.each([
    '',
    '00041',
    '00041-06105-0R3GG-28A1C-60T3G-FF',
    '00041-06105-0R3GG-28A1C-60T3G-U',
    '../../etc',
  ])('anything else is none: %j', (typed) => expect(readCode(typed)).toBeNull());
});
