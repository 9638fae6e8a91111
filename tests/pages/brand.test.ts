import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Price } from '../../src/contract/price-objects.ts';
import { DEMO_PASSWORD, demoAdmin, demoFamilies } from '../../src/demo/people.ts';
import { defaultBrand } from '../../src/i18n/brand.ts';
import { paths } from '../../src/paths.ts';
import { screens } from '../../src/web/screens.ts';
import { ownDemoSchool } from '../support/demo-school.ts';
import { cookieOf, expectStatus, signIn } from '../support/family-calls.ts';
import { metadataOf } from '../support/served-html.ts';
import { type StartedServer, startServer } from '../support/started-server.ts';

/** A school of its own: the other tests of pages read the name that a new school has. */
let folder: string;
let server: StartedServer;
let staff: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kancil-brand-'));
  const dataDir = join(folder, 'data');
  await ownDemoSchool(dataDir);
  server = await startServer({ DATA_DIR: dataDir });
  staff = cookieOf(await expectStatus(await signIn(server.url, demoAdmin.email, DEMO_PASSWORD, 1), 200));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const page = async (path: string, language = 'en', cookie = '') => {
  const answer = await fetch(server.url + path, { headers: { 'accept-language': language, cookie } });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};
const save = async (path: string, body: object) => {
  const headers = { cookie: staff, 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  await expectStatus(answer, 200);
};

const rusa = {
  ...defaultBrand,
  name: 'Rusa School',
  whatsapp: '+6281234567890',
  email: 'halo@rusa.example',
  street: 'Jalan Braga 7',
  place: 'Bandung',
  postal_code: '40111',
  instagram: '',
  tiktok: 'https://www.tiktok.com/@rusa',
  banner: 'Rusa opens its doors.',
  banner_indo: 'Rusa membuka pintunya.',
  teacher_name: 'Ms Ayu',
  teacher_about: 'She sings every rule.',
  teacher_about_indo: 'Setiap aturan ia nyanyikan.',
};

test('a guest sees a changed price on the next request', async () => {
  expect(await page(paths.ourCourses)).toContain('1.300.000');
  const answer = await fetch(`${server.url}/api/v1/settings/prices`, { headers: { cookie: staff } });
  const { prices } = (await answer.json()) as { prices: Price[] };
  const price = prices.find(({ setting_key }) => setting_key === 'interval_4');
  await save('/settings/price', { ...price, normal_price: 1_450_000 });
  const after = await page(paths.ourCourses);
  expect(after).toContain('1.350.000');
  expect(after).not.toContain('1.300.000');
});

test('everybody sees what identifies the school on the next request: text, links, structured data and feed', async () => {
  expect(await page(paths.home)).toContain('Kancil English');
  await save('/settings/brand', rusa);
  const home = await page(paths.home);
  for (const shown of [
    '<title>',
    'Rusa opens its doors.',
    'Jalan Braga 7',
    'Bandung, West Java 40111',
    'https://wa.me/6281234567890',
    '+62 812 3456 7890',
    'mailto:halo@rusa.example',
    'https://www.tiktok.com/@rusa',
    '"streetAddress":"Jalan Braga 7"',
    '"telephone":"+62 812 3456 7890"',
  ])
    expect(home).toContain(shown);
  expect(home).not.toContain('instagram.com');
  expect(await page(paths.home, 'id')).toContain('Rusa membuka pintunya.');
  expect(await page(paths.history)).toContain('She sings every rule.');
  expect(await page(paths.history, 'id')).toContain('Kenalan dengan Ms Ayu');
  expect(await page(paths.feed('id'))).toContain('Rusa School</title>');
  expect(await page(paths.webManifest)).toContain('"name":"Rusa School"');
});

test('the picture of a shared link has the school’s words of today, under an address of its own, without cookies', async () => {
  const shared = async (brand: object) => {
    await save('/settings/brand', brand);
    const [address = ''] = metadataOf(await page(paths.faq, 'id')).shared.picture;
    const answer = await fetch(address, { headers: { 'user-agent': 'WhatsApp/2.24' } });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
    return { address, bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const [before, after] = [await shared(defaultBrand), await shared(rusa)];
  expect(after.address).not.toBe(before.address);
  expect(after.bytes.equals(before.bytes)).toBe(false);
  expect((await fetch(`${server.url}/share/faq-fr.png`)).status).toBe(404);
});

test('the icons of the manifest are of the stated sizes, and bear a letter of the school’s name', async () => {
  const icons = async (brand: object) => {
    await save('/settings/brand', brand);
    const manifest = JSON.parse(await page(paths.webManifest)) as { icons: { src: string; sizes: string }[] };
    const drawn = [{ src: '/apple-touch-icon.png', sizes: '180x180' }, ...manifest.icons].filter(({ src }) =>
      src.endsWith('.png'),
    );
    expect(drawn).toHaveLength(4);
    return Promise.all(
      drawn.map(async ({ src, sizes }) => {
        const icon = Buffer.from(await (await fetch(server.url + src)).arrayBuffer());
        const { format, width, height } = await sharp(icon).metadata();
        expect([src, format, `${width}x${height}`]).toEqual([src, 'png', sizes]);
        return icon.toString('base64');
      }),
    );
  };
  const before = await icons(defaultBrand);
  expect((await icons(rusa)).filter((icon) => before.includes(icon))).toEqual([]);
});

test('no page shows the former name, or the place of a fact without the fact', async () => {
  await save('/settings/brand', rusa);
  const family = demoFamilies[0];
  const parent = cookieOf(
    await expectStatus(await signIn(server.url, family?.email ?? '', DEMO_PASSWORD, 2), 200),
  );
  const visits: [path: string, cookie: string][] = [
    ...screens.flatMap(({ path, listed }): [string, string][] => (listed ? [[path, '']] : [])),
    [paths.login, ''],
    [paths.signUp, ''],
    [paths.welcome(), ''],
    [paths.adminLogin, ''],
    [paths.profile(), parent],
    [paths.addChild, parent],
    [paths.adminOrders, staff],
    [paths.adminSecurity, staff],
  ];
  for (const language of ['en', 'id'])
    for (const [path, cookie] of visits) {
      const html = await page(path, language, cookie);
      expect([path, /Kancil English|[\u{E000}-\u{E00F}]/u.exec(html)?.[0]]).toEqual([path, undefined]);
    }
});

test('a page for whom nothing is found, and one of a request that is refused, name the school as well', async () => {
  await save('/settings/brand', rusa);
  const absent = await fetch(`${server.url}/no-such-page`);
  expect([absent.status, (await absent.text()).includes('Rusa School')]).toEqual([404, true]);
  const refused = await fetch(`${server.url}${paths.language}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'a=1',
  });
  expect([refused.status, (await refused.text()).includes('Rusa School')]).toEqual([403, true]);
});
