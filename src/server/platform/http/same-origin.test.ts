import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { mayComeFrom } from './same-origin.ts';

const from = (headers: Record<string, string>, publicUrl = 'https://kancil.example') =>
  mayComeFrom({ headers } as unknown as FastifyRequest, publicUrl, false);

describe('a write may come', () => {
  test('from the public address, whatever name the proxy has for this server', () => {
    expect(from({ origin: 'https://kancil.example', host: 'internal:3000' })).toBe(true);
  });

  test.each(['localhost:4300', '127.0.0.1:4300', '[::1]:4300'])('from this machine itself: %s', (host) => {
    expect(from({ origin: `http://${host}`, host })).toBe(true);
  });

  test.each(['192.168.1.5:3000', '10.0.0.7', '[fd00::5]:3000'])(
    'from an address of this machine: %s',
    (host) => {
      expect(from({ origin: `http://${host}`, host }, 'http://0.0.0.0:3000')).toBe(true);
    },
  );

  test('from a program, which sends no origin', () => {
    expect(from({ host: 'kancil.example' })).toBe(true);
  });
});

describe('a GET that changes data', () => {
  const asked = (mode: string) =>
    mayComeFrom(
      { headers: { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': mode } } as unknown as FastifyRequest,
      'https://kancil.example',
      true,
    );
  test.each(['cors', 'same-origin'])('is taken from a script of ours: %s', (mode) => {
    expect(asked(mode)).toBe(true);
  });
  test.each(['navigate', 'no-cors', 'websocket', 'webtransport', ''])(
    'is not taken from a link, a picture or anything else: %j',
    (mode) => {
      expect(asked(mode)).toBe(false);
    },
  );
});

describe('a write may not come', () => {
  test.each([
    ['another site that names itself as the host', 'https://evil.example', 'evil.example'],
    ['a name that leads to this machine', 'http://evil.example:3000', 'evil.example:3000'],
    ['a name that looks like an address', 'http://192.168.1.5.evil.example', '192.168.1.5.evil.example'],
    ['another machine', 'http://192.168.1.6:3000', '192.168.1.5:3000'],
    ['another port of this machine', 'http://localhost:9999', 'localhost:3000'],
    ['the public address without its encryption', 'http://kancil.example', 'kancil.example'],
    ['a name that begins like ours', 'https://kancil.example.evil.example', 'kancil.example'],
    ['no origin that can be named', 'null', 'kancil.example'],
  ])('from %s', (_, origin, host) => {
    expect(from({ origin, host })).toBe(false);
  });
});
