import { expect, test } from 'vitest';
import { requestTarget } from './request-target.ts';

test.each([
  ['/login?lang=id', '/login?lang=id'],
  ['/a%20b/%C3%A9', '/a%20b/%C3%A9'],
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

test.each([
  ['/api/v1/payment/status/%00', '/api/%2500'],
  ['/api/v1/payment/qr-code/a%00b?x=1', '/api/%2500'],
  ['/news/5%00', '/%2500'],
  ['/reset-password/%00?lang=id', '/%2500'],
])('%s, which holds NUL, leads nowhere', (url, target) => {
  expect(requestTarget({ url })).toBe(target);
});

test('%2500 is a percent sign and two zeros, not NUL', () => {
  expect(requestTarget({ url: '/api/v1/payment/status/%2500' })).toBe('/api/v1/payment/status/%2500');
});

test.each(['*', 'foo', '?x', 'mailto:halo@kancil.example'])('%s, which is no path, leads nowhere', (url) => {
  expect(requestTarget({ url })).toBe('/%2500');
});
