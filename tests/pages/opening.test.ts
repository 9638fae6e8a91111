import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultBrand } from '../../src/i18n/brand.ts';
import { paths } from '../../src/paths.ts';
import { askRunningServer } from '../../src/server/control.ts';
import { cookieOf, expectStatus, json, signIn } from '../support/family-calls.ts';
import { type StartedServer, startServer } from '../support/started-server.ts';

let folder: string;
let server: StartedServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kancil-opening-'));
  const environment = {
    DATA_DIR: folder,
    PUBLIC_URL: 'https://kancil.example',
    TRUST_PROXY: 'false',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'halo@kancil.example',
    ALLOW_STAND_INS: 'payments,shipping',
    LOG_LEVEL: 'silent',
  };
  server = await startServer(environment, { live: true });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What the demo says of itself, and nobody of this school. */
const madeUp = new RegExp(
  [defaultBrand.street, defaultBrand.place, defaultBrand.email, '812', 'wa.me', 'instagram.com'].join('|'),
);

const visit = async (path: string) => {
  const answer = await fetch(server.url + path, { headers: { 'accept-language': 'en' }, redirect: 'manual' });
  return { status: answer.status, text: await answer.text() };
};

test('a live school says that it opens soon until its staff have said who it is, and nothing made up', async () => {
  for (const path of [
    paths.home,
    paths.faq,
    paths.history,
    paths.signUp,
    '/sitemap.xml',
    paths.activateAccount('x'),
  ]) {
    const { status, text } = await visit(path);
    expect([path, status, text.includes('We open soon')]).toEqual([path, 503, true]);
    expect(text).not.toMatch(madeUp);
  }
  expect((await visit('/api/v1/settings/brand')).text).not.toMatch(madeUp);
  expect((await visit(paths.adminLogin)).status).toBe(200);

  await askRunningServer(folder, 'create-admin', {
    email: 'dewi@kancil.example',
    password: 'rahasia-keluarga-9',
    firstName: 'Dewi',
  });
  const answer = await expectStatus(
    await signIn(server.url, 'dewi@kancil.example', 'rahasia-keluarga-9', 1),
    200,
  );
  const facts = {
    ...defaultBrand,
    name: 'Rusa School',
    whatsapp: '+6285711112222',
    email: 'halo@rusa.example',
    street: 'Jalan Braga 7',
    place: 'Bandung',
    postal_code: '40111',
    instagram: '',
  };
  await expectStatus(await fetch(`${server.url}/api/v1/settings/brand`, json(facts, cookieOf(answer))), 200);
  const open = await visit(paths.home);
  expect([open.status, open.text.includes('Rusa School')]).toEqual([200, true]);
  expect(open.text).not.toContain(defaultBrand.street);
});
