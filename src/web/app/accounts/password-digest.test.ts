import { expect, test } from 'vitest';
import { passwordDigest } from './password-digest.ts';

test.each([
  // The vector of FIPS 180-2.
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['kancil-demo-1', '8b39c45506efa170013ff7e271e348fb945d504477cf1bdbceb07a29fb5c67ae'],
  // Letters beyond ASCII are taken as UTF-8.
  ['kata sandi ñ 🦌', '67e430a14b34cb790684097710a0f3be2bca1806f6a008ac8282a5c3e910f496'],
])('the digest of "%s" is the lower-case hex SHA-256 of its UTF-8', (password, digest) => {
  expect(passwordDigest(password)).toBe(digest);
});
