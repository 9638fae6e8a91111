/** Crockford's letters: none looks like another, and none is a vowel that would make words. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 128 bits, five to a letter. */
const LENGTH = 26;
const GROUP = 5;
const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** How many random bytes a code is made of. */
export const codeBytes = 16;

/**
 * The code of a certificate from 16 random bytes: 26 letters and digits, which nobody guesses (rule R219). It is kept and
 * compared in this form.
 */
export function certificateCode(bytes: Uint8Array): string {
  if (bytes.length !== codeBytes)
    throw new RangeError(`a code takes ${codeBytes} bytes, not ${bytes.length}`);
  let bits = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let code = '';
  for (let place = 0; place < LENGTH; place += 1) {
    code = LETTERS.charAt(Number(bits & 31n)) + code;
    bits >>= 5n;
  }
  return code;
}

/** A code as it is printed and stands in its address: in groups of five with hyphens between them, six in the last one. */
export const groupedCode = (code: string): string =>
  code.match(new RegExp(`.{${GROUP}}(?=.{${GROUP}})|.+`, 'g'))?.join('-') ?? code;

/**
 * The code that somebody typed: small letters, missing hyphens and spaces are read, and so are the letters that are taken for
 * digits, O, I and L. Null: no code looks like this (rule R219).
 */
export function readCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return CODE.test(code) ? code : null;
}
