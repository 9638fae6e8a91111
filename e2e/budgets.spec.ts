import type { APIRequestContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, demoAdmin } from '../src/demo/people.ts';
import { paths } from '../src/paths.ts';
import { screens } from '../src/web/screens.ts';
import { publicPaths } from './support/public-paths.ts';
import { expect, test } from './support/test.ts';

/** The bytes of compressed script that a first visit of a page transfers. */
const scriptBytes = async (page: Page, path: string) => {
  const files = new Map<string, number>();
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.endsWith('.js'))
      files.set(answer.url(), Number(answer.headers()['content-length'] ?? Number.NaN));
  });
  await page.goto(path);
  await page.waitForLoadState('load');
  // What a page asks for once it runs, such as the purchase drawer, counts as well.
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('response');
  return [...files.values()].reduce((sum, size) => sum + size, 0);
};

test('every public page brings no React and at most 2 kB of script', async ({ page }) => {
  test.setTimeout(120_000);
  const all = await publicPaths(page.request);
  const stories = all.filter((path) => /^\/news\/\d+$/.test(path));
  const fixed = all.filter((path) => !stories.includes(path));
  expect(fixed).toEqual(expect.arrayContaining([paths.home, paths.ourCourses, paths.faq, paths.history]));
  expect(stories).not.toEqual([]);
  for (const path of [...fixed, ...stories.slice(0, 1)]) {
    expect(await scriptBytes(page, path), path).toBe(0);
    const inline = await page.evaluate(() =>
      [...document.querySelectorAll('script:not([type="application/ld+json"])')]
        .map((script) => script.textContent.length)
        .reduce((sum, size) => sum + size, 0),
    );
    expect(inline, path).toBeLessThanOrEqual(2000);
  }
});

test('a parent’s page brings at most 220 kB of compressed script', async ({ browser, server, locale }) => {
  test.setTimeout(90_000);
  const visitAs = async (pathOf: (family: Family) => string, email?: string) => {
    // A browser without anything kept from another page.
    const context = await browser.newContext({ baseURL: server.url, locale: locale ?? 'en-GB' });
    const family = email ? await familyOf(context.request, email) : { children: [], course: 0 };
    const path = pathOf(family);
    const page = await context.newPage();
    const bytes = await scriptBytes(page, path);
    await expect(page.getByText('Error Not Found'), path).toHaveCount(0);
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(220_000);
    await context.close();
  };
  for (const path of [paths.login, paths.signUp, paths.welcome(), paths.forgotPassword])
    await visitAs(() => path);
  const [learning, other] = ['sari@kancil.test', 'budi@kancil.test'];
  for (const path of [paths.profile(), paths.profile(4), paths.addChild]) await visitAs(() => path, learning);
  for (const tab of [1, 3, 4])
    await visitAs(({ children: [child = 0] }) => paths.child(child, tab), learning);
  await visitAs(({ children: [child = 0], course }) => paths.course(course, child), learning);
  await visitAs(({ children }) => paths.buyCourse(children.at(-1) ?? 0), other);
});

interface Family {
  children: number[];
  /** a lesson that the first child may watch now */
  course: number;
}

const familyOf = async (request: APIRequestContext, email: string): Promise<Family> => {
  const signedIn = await request.post('/api/v1/users/login', { data: { email, password: DEMO_PASSWORD } });
  const { users } = (await signedIn.json()) as { users: { join_childs: { child_id: number }[] } };
  const children = users.join_childs.map(({ child_id }) => child_id);
  const lessons = await request.get(`/api/v1/course/child-course/${children[0]}`);
  const { current_course } = (await lessons.json()) as {
    current_course: { child_course: { course_id: number } } | null;
  };
  return { children, course: current_course?.child_course.course_id ?? 0 };
};

test('the back office brings at most 350 kB of compressed script', async ({ page }) => {
  await page.request.post('/api/v1/users/login', {
    data: { email: demoAdmin.email, password: DEMO_PASSWORD, type: 1 },
  });
  const office = screens.filter(({ path, guard }) => guard === 'admin' && !/[:*]/.test(path));
  for (const { path } of office) expect(await scriptBytes(page, path), path).toBeLessThanOrEqual(350_000);
});
