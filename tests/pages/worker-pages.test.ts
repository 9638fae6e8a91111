import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { buyCourse } from '../../src/server/billing/paying.test-support.ts';
import { contentActions } from '../../src/server/content/content.test-support.ts';
import { courseApi } from '../../src/server/courses/courses.test-support.ts';
import type { MountPages } from '../../src/server/app.ts';
import { mountPages, pageOptions } from '../../src/server/pages.ts';
import { builtPages } from '../../src/server/platform/pages/built-pages.ts';
import { entryOf } from '../../src/server/platform/pages/entry.ts';
import { answerPages } from '../../src/server/platform/pages/mount-pages.ts';
import { PageServer } from '../../src/server/platform/pages/page-server.ts';
import { RenderWorker, workerBounds } from '../../src/server/platform/pages/render-worker.ts';
import { screens } from '../../src/web/screens.ts';
import { type TestSchool, type Visitor, startSchool } from '../support/school.ts';

let school: TestSchool;
let worker: RenderWorker;
/** what the worker has made of the pages that it was asked for, by their nonces */
const byWorker = new Map<string, string | undefined>();

/** The product's pages, each of which a worker renders, and then the main thread as if the worker could not. */
const mountTwice: MountPages = async (app, parts, session) => {
  const options = pageOptions(parts, session);
  const pages = await builtPages(app, options.root);
  const build = await pages.build();
  // However slow the machine, it stays while the tests take their time between two pages.
  const timeout = 600_000;
  const bounds = { ...workerBounds, idleTimeout: timeout, startTimeout: timeout, taskTimeout: timeout };
  worker = new RenderWorker({ pages: pages.file ?? '', log: options.log, bounds });
  const both: Pick<RenderWorker, 'start' | 'render'> = {
    start: () => {},
    render: async (page, encoding) => {
      const { nonce } = (page as { facts: { nonce: string } }).facts;
      byWorker.set(nonce, (await worker.render(page, encoding))?.toString());
      return null;
    },
  };
  const render = entryOf(build).createRequestHandler(build, 'production');
  await answerPages(app, new PageServer(app, options, pages, render, { worker: both }));
};

beforeAll(async () => {
  school = await startSchool({}, { mountPages: mountTwice });
  worker.start();
  await vi.waitFor(() => expect(worker.isReady).toBe(true), 100_000);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await worker.close();
  await school.close();
});

/** Asks for each page so often at once that some wait, and compares what the two threads have made of it. */
const compare = async (visitor: Visitor | null, pages: readonly string[]) => {
  for (const url of pages) {
    const headers = visitor ? { cookie: visitor.cookie() } : {};
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async () => await school.app.inject({ url, headers })),
    );
    const compared = answers.filter(
      ({ body, headers: { 'content-security-policy': policy }, statusCode }) => {
        expect([url, statusCode]).toEqual([url, 200]);
        const nonce = /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? '';
        if (!byWorker.has(nonce)) return false;
        expect(byWorker.get(nonce), url).toBe(body);
        return true;
      },
    );
    expect([url, compared.length > 0]).toEqual([url, true]);
  }
};

test('the pages of a family are the same from the worker', async () => {
  const [parent, admin] = [await school.parent(), await school.admin()];
  const course = await courseApi(admin).add();
  const { childId } = await buyCourse(school, parent);
  await buyCourse(school, parent);
  const pages = screens
    .filter(({ path, guard }) => guard === 'parent' && !/^\/placement-test(-finish)?\/:/.test(path))
    .map(({ path }) => `${path}${path.endsWith('finish') ? `?child=${childId}` : ''}`)
    .map((path) =>
      path.replace(':childId', String(childId)).replace(':courseId', String(course.master_course_id)),
    );
  expect(pages.length).toBeGreaterThan(4);
  await compare(parent, pages);
});

test('the pages of the back office are the same from the worker, in both languages', async () => {
  const [parent, admin, content] = [
    await school.parent(),
    await school.admin(),
    await contentActions(school),
  ];
  const { childId, orderId } = await buyCourse(school, parent);
  const ids: Record<string, number | string> = {
    ':testimonyId': (await content.testimony('A mother', 1)).testimonyId,
    ':newsId': (await content.published({ named: 'News' })).newsId,
    ':studentPerformanceId': (await content.performance('A song', 2)).newsId,
    ':academicYearId': 1,
    ':courseId': (await courseApi(admin).add({ week: 2 })).master_course_id,
    ':form': 'a',
    ':part': 1,
  };
  const pages = screens
    .filter(({ path, guard }) => guard === 'admin' && path !== '/admin/*')
    .map(({ path }) => path.replaceAll(/:\w+/g, (name) => String(ids[name])));
  expect(pages.length).toBeGreaterThan(25);
  const opened = [`/admin/payments?payment=${orderId}`, `/admin/childs?batch=all&child=${childId}`];
  for (const locale of ['EN', 'ID']) {
    expect((await admin.call('POST', '/users/update-locale', { body: { locale } })).status).toBe(200);
    await compare(admin, [...pages, ...opened]);
  }
});

test('the pages of guests with a form are the same from the worker', async () => {
  const pages = screens.filter(
    ({ path, guard, area }) =>
      area === 'parent' && (guard === 'guest' || guard === 'any') && !path.includes(':'),
  );
  await compare(null, [...pages.map(({ path }) => path), '/admin/login']);
});

test('a school’s server uses the worker while many wait, and ends it when it closes', async () => {
  const render = vi.spyOn(RenderWorker.prototype, 'render');
  const close = vi.spyOn(RenderWorker.prototype, 'close');
  vi.spyOn(RenderWorker, 'isUseful', 'get').mockReturnValue(true);
  const busy = await startSchool({}, { mountPages });
  try {
    const headers = { cookie: (await busy.parent()).cookie() };
    const visits = async () => {
      const answers = Array.from(
        { length: 20 },
        async () => await busy.app.inject({ url: '/profile', headers }),
      );
      for (const { statusCode } of await Promise.all(answers)) expect(statusCode).toBe(200);
      const taken = await Promise.all(
        render.mock.results.map(async ({ value }) => await (value as ReturnType<typeof render>)),
      );
      expect(taken.some((page) => page !== null)).toBe(true);
    };
    await vi.waitFor(visits, 100_000);
    expect(close).not.toHaveBeenCalled();
  } finally {
    await busy.close();
  }
  expect(close).toHaveBeenCalledOnce();
});
