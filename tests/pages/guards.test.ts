import { expect, inject, test } from 'vitest';
import { DEMO_PASSWORD, demoAdmin, demoFamilies } from '../../src/demo/people.ts';
import { type Guard, type Screen, screens } from '../../src/web/screens.ts';
import { cookieOf, expectStatus, signIn } from '../support/family-calls.ts';
import { sampleOf } from '../support/sample-address.ts';

type Seen = number | string;

/** Where a guest, a parent and an admin are sent; null lets them in. */
const sent: Record<Guard, [guest: string | null, parent: string | null, admin: string | null]> = {
  any: [null, null, null],
  guest: [null, '/', '/'],
  parent: ['/login', null, '/admin'],
  admin: ['/admin/login', '/admin/login', null],
  'admin-sign-in': [null, null, '/admin'],
};

/** Whoever is let in finds a page there, or nothing where the address names nobody; an invitation that has ended says so. */
const found = ({ path, file }: Screen) =>
  (/[:*]/.test(path) && !path.startsWith('/family-invitation/')) ||
  file === null ||
  path === '/profile/add-child-finish'
    ? 404
    : 200;

/** The whole route table: what a guest, a parent and an admin get, a status or where they are sent. */
const table: [path: string, guest: Seen, parent: Seen, admin: Seen][] = [
  ...screens
    .filter(({ redirects }) => !redirects)
    .map((screen): [string, Seen, Seen, Seen] => {
      const [guest, parent, admin] = sent[screen.guard];
      const seen = found(screen);
      return [sampleOf(screen), guest ?? seen, parent ?? seen, admin ?? seen];
    }),
  ['/admin', '/admin/login', '/admin/login', '/admin/orders'],
  ['/news/1', 200, 200, 200],
];

const site = inject('site');

const seenAt = async (path: string, cookie: string): Promise<Seen> => {
  const answer = await fetch(site + path, { redirect: 'manual', headers: { cookie } });
  const to = answer.headers.get('location');
  return answer.status >= 300 && answer.status < 400 && to ? new URL(to, site).pathname : answer.status;
};

const cookieFor = async (email: string, type: 1 | 2): Promise<string> =>
  cookieOf(await expectStatus(await signIn(site, email, DEMO_PASSWORD, type), 200));

test.each([
  ['guest', 1, async (): Promise<string> => ''],
  ['parent', 2, () => cookieFor(demoFamilies[0]?.email ?? '', 2)],
  ['admin', 3, () => cookieFor(demoAdmin.email, 1)],
] as const)(
  'every path lets a %s in, or sends them elsewhere, as the route table says',
  async (_who, column, sign) => {
    const cookie = await sign();
    const seen: [string, Seen][] = [];
    for (const [path] of table) seen.push([path, await seenAt(path, cookie)]);
    expect(seen).toEqual(table.map((row) => [row[0], row[column]]));
  },
);
