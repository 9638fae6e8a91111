import type { IncomingMessage } from 'node:http';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addressKey, clientIpBehind } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['[2001:db8:1:2::1]:000000000000000000000000000000000000050123', '2001:db8:1:2::/64'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

test('a connection that was reset has no address, which harms nobody', () => {
  const reset = { socket: {}, headers: { 'x-forwarded-for': '203.0.113.7' } } as unknown as IncomingMessage;
  for (const trusted of [false, '10.0.0.1', () => true] as const)
    expect(clientIpBehind(trusted)(reset)).toBe('');
  expect([addressKey(''), addressKey(undefined)]).toEqual(['', '']);
});

test.each<[string, Parameters<typeof clientIpBehind>[0], string]>([
  ['no proxy', false, '10.0.0.1'],
  ['one proxy by its address', '10.0.0.1', '10.0.0.2'],
  ['proxies by a range and an address', '10.0.0.0/8, 192.0.2.1', '203.0.113.7'],
  ['one proxy by count', (_address, hop) => hop < 1, '10.0.0.2'],
  ['two proxies by count', (_address, hop) => hop < 2, '203.0.113.7'],
])('before the framework the client behind %s has the address that it has there', async (_, trusted, ip) => {
  const app = Fastify({ trustProxy: trusted });
  app.get('/', (request) => [request.ip, clientIpBehind(trusted)(request.raw)]);
  const headers = { 'x-forwarded-for': '203.0.113.7, 10.0.0.2' };
  const answer = await app.inject({ url: '/', headers, remoteAddress: '10.0.0.1' });
  expect(answer.json()).toEqual([ip, ip]);
});
