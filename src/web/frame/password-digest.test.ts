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

test.each([
  ['rahasi\u00e1', 'rahasia\u0301'],
  ['\u1ec7ng-8-letters', 'e\u0323\u0302ng-8-letters'],
  ['\u1ec7ng-8-letters', 'e\u0302\u0323ng-8-letters'],
  ['\u212bngstr\u00f6m', '\u00c5ngstro\u0308m'],
  ['\uac00\ub098\ub2e4', '\u1100\u1161\u1102\u1161\u1103\u1161'],
])('%s typed on another keyboard has the same digest', (one, other) => {
  expect(one).not.toBe(other);
  expect(passwordDigest(one)).toBe(passwordDigest(other));
});

test('spaces, capitals and letters that only look alike stay what they are', () => {
  const all = ['rahasia 1', ' rahasia 1', 'Rahasia 1', 'rahasia\u00a01', 'rаhasia 1', 'rahasia \u00b9'];
  expect(new Set(all.map(passwordDigest)).size).toBe(all.length);
});
