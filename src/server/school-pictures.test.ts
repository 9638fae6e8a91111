import { setImmediate } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { targetAge } from '../domain/accounts/target-age.ts';
import { brand } from '../i18n/brand-in-texts.ts';
import { defaultBrand } from '../i18n/brand.ts';
import { headlines, shareLine } from '../i18n/share-texts.ts';
import * as paper from '../paper/index.ts';
import type { Parts } from './parts.ts';
import { schoolPictures } from './school-pictures.ts';

/** A server that has just begun to listen, with what was drawn so far; nothing stands on its grounds but the icons' letters. */
const started = async (loadPaper: () => Promise<void> = async () => undefined) => {
  const app = Fastify();
  const school = { name: 'Kancil English', banner: '', isOut: false };
  const drawn: string[] = [];
  const failures: object[] = [];
  let changed = () => {};
  const given = {
    brand: {
      asNew: defaultBrand,
      brandNow: async () => {
        if (school.isOut) throw new Error('out');
        return { ...defaultBrand, ...school };
      },
    },
    database: { listen: async (_channel: string, receive: () => void) => void (changed = receive) },
    log: { error: (failure: object) => failures.push(failure) },
    loadPaper: async () => {
      await loadPaper();
      return {
        ...paper,
        shareWords: (name: string, language: string) => (drawn.push(`${name} ${language}`), null),
        iconBadge: (file: string) => (drawn.push(file), null),
      };
    },
  } as unknown as Parts;
  schoolPictures(app, given, 0);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, school, drawn, failures, change: () => changed() };
};

test('once the server runs, every picture is drawn before anybody asks, and again when the school has another name', async () => {
  const { app, school, drawn, change } = await started();
  await vi.waitFor(() => expect(new Set(drawn).size).toBe(20));
  for (const address of ['/share/home-id.png', '/icon-192.png'])
    expect((await app.inject(address)).headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
    });
  // Something else that guests see: no picture shows it.
  school.banner = 'A new class opens.';
  change();
  await app.inject('/share/teens-id.png');
  expect(drawn).toHaveLength(20);
  school.name = 'Rusa School';
  change();
  await vi.waitFor(() => expect(drawn).toHaveLength(40));
  await app.close();
  school.name = 'Wulan';
  change();
  await setImmediate();
  expect(drawn).toHaveLength(40);
});

test('a picture that could not be drawn is logged, and drawn when it is asked for', async () => {
  let isBroken = true;
  const { app, failures } = await started(async () => {
    if (isBroken) throw new Error('broken');
  });
  await vi.waitFor(() => expect(failures).toHaveLength(20));
  const failed = await app.inject('/share/home-id.png');
  expect([failed.statusCode, failed.headers['cache-control']]).toEqual([500, undefined]);
  isBroken = false;
  expect((await app.inject('/share/home-id.png')).statusCode).toBe(200);
  await app.close();
});

test('when the database cannot be asked, the pictures are those of the school as it was last known', async () => {
  const { app, school, drawn } = await started();
  await vi.waitFor(() => expect(new Set(drawn).size).toBe(20));
  school.isOut = true;
  expect((await app.inject('/icon-192.png')).statusCode).toBe(200);
  expect(drawn).toHaveLength(20);
  await app.close();
});

test('the pictures say nothing of the school but its name and town', () => {
  const lines = Object.values(shareLine).map((line) => line({ ages: targetAge }));
  const said = JSON.stringify([[...headlines.values()], lines]);
  for (const other of [brand.whatsapp, brand.email, ...Object.values(brand.address)])
    expect(said).not.toContain(other);
});
