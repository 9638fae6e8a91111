import { expect, test } from 'vitest';
import { requestTarget } from './request-target.ts';

test.each([
  ['/login?lang=id', '/login?lang=id'],
  ['/a%20b/%C3%A9', '/a%20b/%C3%A9'],
  ['*', '*'],
])('%s stays what it is', (url, target) => {
  expect(requestTarget({ url })).toBe(target);
});

test.each([
  ['http://kancil.example/login?lang=id', '/login?lang=id'],
  ['HTTPS://kancil.example:8443', '/'],
  ['http://kancil.example?lang=id', '/?lang=id'],
  ['http://kancil.example//evil.example/x', '//evil.example/x'],
])('%s, an absolute address, counts by its path', (url, target) => {
  expect(requestTarget({ url })).toBe(target);
});

test.each([
  ['/%zz', '/%25zz'],
  ['/%ff/%20?a=%zz', '/%25ff/%2520?a=%zz'],
  ['http://kancil.example/%', '/%25'],
])('%s, which nobody can decode, means itself', (url, target) => {
  expect(requestTarget({ url })).toBe(target);
});
