import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../src/demo/people.ts';
import { texts as officeEn } from '../src/i18n/en/admin-area.ts';
import { texts as parentEn } from '../src/i18n/en/parent-area.ts';
import { paymentLink as linkEn } from '../src/i18n/en/payment-link.ts';
import { texts as officeId } from '../src/i18n/id/admin-area.ts';
import { texts as parentId } from '../src/i18n/id/parent-area.ts';
import { paymentLink as linkId } from '../src/i18n/id/payment-link.ts';
import { paths } from '../src/paths.ts';
import { signInAsStaff } from './support/school.ts';
import { expect, test } from './support/test.ts';

/** Every text; of one that takes values its source, which holds the words between them. */
const sentencesIn = (texts: unknown): string[] => {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return [String(texts)];
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(sentencesIn) : [];
};
/** Long enough to be found nowhere by chance, and written alike in every encoding of a script. */
const isDistinct = (sentence: string) => /^[\w ,.;:?]{16,}$/.test(sentence);

const office = [officeEn, officeId].flatMap(sentencesIn);
// Screens that may come next are loaded ahead, those of a payment link among them.
const parent = [parentEn, parentId, linkEn, linkId].flatMap(sentencesIn);
const onlyIn = (own: string[], other: string[]) => {
  const said = other.join('\n');
  return own.filter((sentence) => isDistinct(sentence) && !said.includes(sentence));
};

/** All script that these pages load. It is fetched once more: a page that is left takes the bodies of its answers along. */
const scriptsOf = async (page: Page, addresses: readonly string[]) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.add(request.url());
  });
  for (const address of addresses) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
  }
  const bodies = [...scripts].map(async (url) => (await page.request.get(url)).text());
  return (await Promise.all(bodies)).join('\n');
};

test('a parent loads no text of the back office', { tag: '@once' }, async ({ page }) => {
  const signedIn = await page.request.post('/api/v1/users/login', {
    data: { email: 'sari@kancil.test', password: DEMO_PASSWORD },
  });
  const { users } = (await signedIn.json()) as { users: { join_childs: { child_id: number }[] } };
  const child = users.join_childs[0]?.child_id ?? 0;
  const loaded = await scriptsOf(page, [paths.profile(), paths.child(child, 1), paths.buyCourse(child)]);
  expect(loaded).toMatch(/Personal Details|Data Pribadi/);
  const foreign = onlyIn(office, parent);
  expect(foreign.length).toBeGreaterThan(100);
  expect(foreign.filter((sentence) => loaded.includes(sentence))).toEqual([]);
});

test('the back office loads no text that only parents read', { tag: '@once' }, async ({ page }) => {
  await signInAsStaff(page.request);
  const loaded = await scriptsOf(page, [paths.adminOrders, paths.adminCourses, paths.adminInbox()]);
  // In the account's language, which another journey may have changed.
  expect([officeEn, officeId].filter(({ admin }) => loaded.includes(admin.orders.emptyTitle))).toHaveLength(
    1,
  );
  const foreign = onlyIn(parent, office);
  expect(foreign.length).toBeGreaterThan(200);
  expect(foreign.filter((sentence) => loaded.includes(sentence))).toEqual([]);
});
