import type { APIRequestContext } from '@playwright/test';
import { addDays } from '../../src/domain/values/calendar-date.ts';
import { paths } from '../../src/paths.ts';
import { screens } from '../../src/web/screens.ts';
import { messagesOf, paymentsOf, read, signInAs, signInAsAdmin } from '../support/demo.ts';
import { expectAllShown, lookAt } from '../support/look-at.ts';
import { lessonVideo, nextMonday, schoolTime } from '../support/school.ts';
import { expect, test } from '../support/test.ts';
import { textsOf } from '../support/texts.ts';

/** The screens that show something by their address alone, as they are first seen. */
const plainScreens = screens
  .filter(({ area, guard, path }) => area === 'admin' && guard === 'admin' && !/[:*]/.test(path))
  .filter(({ path }) => path !== paths.adminHandOver())
  .map(({ path }) => ({ path }));

/** A part of each kind: pictures, recordings, words to order, a match, a text to read; and an introduction. */
const placementParts = [
  paths.adminPlacementPart('A', 1),
  paths.adminPlacementPart('A', 8),
  paths.adminPlacementPart('B', 6),
  paths.adminPlacementPart('A', 10),
  paths.adminPlacementPart('B', 11),
  paths.adminPlacementPart('intro', 2),
];

test(
  'every screen of the back office can be used by everybody',
  { tag: '@screen' },
  async ({ page, language }) => {
    const {
      batches,
      bills,
      children,
      courses,
      handOver,
      news,
      orders,
      payments,
      search,
      tasks,
      writtenTests,
    } = textsOf(language).admin;
    const { fields } = textsOf(language);
    const { request } = page;
    const login = [{ path: paths.adminLogin }, { path: paths.adminInvitation('no-such-invitation') }];
    // Most of their lists stand in full at a desk alone.
    const wholeIn = 'en-desk';
    await lookAt(page, login, wholeIn);

    await takePaymentBack(request);
    const { userId } = await signInAsAdmin(request, language);
    await shipOneAndLeaveOne(request);
    const [message] = await messagesOf(request, userId);
    const start = nextMonday(await schoolTime(request));
    const { academic_years } = await read<{ academic_years: { academic_year_id: number }[] }>(
      request,
      '/academic-year-admin',
    );
    const { testimonies } = await read<{ testimonies: { testimony_id: string }[] }>(
      request,
      '/testimony/getAll',
    );
    const { news: performances } = await read<{ news: { news_id: number }[] }>(request, '/news/category/2');
    const stories = await read<{ news: { news_id: number }[] }>(request, '/news/category/1?size=1');
    const all = await read<{ courses: { master_course_id: number }[] }>(request, '/course/all');
    const parcels = await read<{ orders: { order_id: number }[] }>(request, '/order?size=12');
    const owed = await read<{ bills: { billing_id: number; family: { user_id: number } }[] }>(
      request,
      '/bills?contacted=true',
    );
    const desk = await read<{ payments: { order_id: string }[] }>(
      request,
      '/payment/desk?filter=paid&size=1',
    );
    const live = await read<{ groups: { group_id: number }[]; sessions: { session_id: number }[] }>(
      request,
      '/live-class',
    );
    const sitting = await reportsOf(request);
    const importId = await importOneFamily(request);
    const openRow = async (action: string, dialog: string) => {
      await page.getByRole('row').getByRole('button', { name: action }).first().click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    };
    const shown = [
      ...plainScreens,
      {
        path: paths.adminOrders,
        name: 'with a parcel open',
        act: () => openRow(orders.update, orders.dialog),
      },
      {
        path: `${paths.adminOrders}?status=unshipped`,
        name: 'with kits that are shipped one after another',
        act: async () => {
          await page.getByRole('button', { name: orders.ship(0), exact: true }).click();
          await expect(page.getByRole('dialog', { name: orders.run.title })).toBeVisible();
        },
      },
      { path: `${paths.adminOrders}?q=nobody-of-this-name` },
      {
        path: paths.adminHandOver(),
        name: 'with a parcel that has no number yet',
        act: () => expect(page.getByRole('cell', { name: handOver.noResi }).first()).toBeVisible(),
      },
      {
        path: paths.adminLabels(parcels.orders.map(({ order_id: id }) => id).join('-')),
        name: 'with two sheets of labels',
        act: () =>
          expect(
            page
              .getByRole('list', { name: orders.labels.sheet(2) })
              .getByRole('img')
              .first(),
          ).toBeVisible(),
      },
      {
        path: paths.adminPayments(desk.payments[0]?.order_id ?? ''),
        name: 'with a payment open',
        act: () =>
          expect(
            page
              .getByRole('dialog', { name: payments.panel })
              .getByRole('form', { name: payments.refunds.title }),
          ).toBeVisible(),
      },
      { path: paths.adminImport(importId) },
      {
        path: paths.adminBills(owed.bills[0]?.billing_id),
        name: 'with a bill open',
        act: () =>
          expect(
            page.getByRole('dialog', { name: bills.panel }).getByRole('button', { name: bills.openWhatsapp }),
          ).toBeVisible(),
      },
      {
        path: paths.adminOrders,
        name: 'with the search open',
        act: async () => {
          await page.getByRole('button', { name: search.open }).click();
          const dialog = page.getByRole('dialog', { name: search.title });
          await dialog.getByRole('combobox').fill('unit 5');
          await expect(dialog.getByRole('option')).toHaveCount(6);
        },
      },
      {
        path: paths.adminNewBatch,
        name: 'with a holiday week',
        act: async () => {
          await page.getByLabel(batches.start, { exact: true }).fill(start);
          await page.getByLabel(batches.holidayPicker).fill(addDays(start, 14));
          await page.getByRole('button', { name: batches.addHoliday }).click();
          await expect(page.getByRole('button', { name: batches.delete })).toBeVisible();
        },
      },
      { path: paths.adminBatch(academic_years[0]?.academic_year_id ?? 0) },
      {
        path: paths.adminNewCourse,
        name: 'with a video',
        act: async () => {
          await page.getByLabel(courses.typeFilter).selectOption('2');
          await page.locator('input[name=video]').setInputFiles(await lessonVideo());
          await expect(page.locator('video')).toHaveJSProperty('videoWidth', 640);
        },
      },
      {
        path: paths.adminNewsItem(stories.news[0]?.news_id ?? 0),
        name: 'with its editors and its preview',
        act: async () => {
          await page.getByText(fields.contentDetailID, { exact: true }).scrollIntoViewIfNeeded();
          await expect(page.getByRole('toolbar')).toHaveCount(2);
          await page.getByText(news.visibility, { exact: true }).scrollIntoViewIfNeeded();
          await expect(page.getByText(news.preview.article, { exact: true })).toBeVisible();
        },
      },
      { path: paths.adminCourse(all.courses[0]?.master_course_id ?? 0) },
      { path: paths.adminCourseWords(all.courses[0]?.master_course_id ?? 0) },
      { path: paths.adminTestimony(testimonies[0]?.testimony_id ?? '') },
      { path: `${paths.adminPlacement('B')}&noticed=1` },
      ...placementParts.map((path) => ({ path })),
      { path: `${paths.adminPerformances}?category=2` },
      { path: paths.adminPerformance(performances[0]?.news_id ?? 0) },
      { path: `${paths.adminChildren}?batch=all` },
      { path: paths.adminFamily(owed.bills[0]?.family.user_id ?? 0) },
      {
        path: `${paths.adminChildren}?batch=all`,
        name: 'with a child open',
        act: () => openRow(children.edit, children.dialog),
      },
      { path: `${paths.adminLiveClasses}?view=groups` },
      { path: `${paths.adminLiveClasses}?view=absent` },
      { path: paths.adminLiveGroup(live.groups[0]?.group_id ?? 0), name: 'with a group open' },
      { path: paths.adminLiveClass(live.sessions[0]?.session_id ?? 0) },
      { path: paths.adminOralTests },
      // The demo's first slot is one that was held.
      { path: paths.adminOralTest(1) },
      { path: `${paths.adminWrittenTests()}?view=groups` },
      { path: paths.adminWrittenContents },
      { path: paths.adminWrittenContent(2, 1) },
      { path: paths.adminWrittenContent(6, 3), name: 'of which nothing is written' },
      {
        path: paths.adminWrittenTests(),
        name: 'with a test open',
        act: () => openRow(writtenTests.open, writtenTests.title),
      },
      { path: `${paths.adminTasks()}?state=reviewed` },
      {
        path: paths.adminTasks(),
        name: 'with a task open',
        act: async () => {
          await openRow(tasks.open, tasks.title);
          await expect(page.getByRole('dialog').getByRole('img', { name: tasks.picture(1) })).toBeVisible();
        },
      },
      { path: paths.adminSentences },
      { path: paths.adminSitting(sitting.group_id, sitting.part) },
      {
        path: paths.adminSitting(sitting.group_id, sitting.part, sitting.child_id),
        name: 'with a report that is written',
        act: () =>
          expect(page.getByRole('button', { name: textsOf(language).admin.reports.handOver })).toBeVisible(),
      },
      { path: paths.adminProofReading(sitting.report_id), name: 'that waits to be proof-read' },
      { path: paths.adminInbox(message?.notif_id) },
      { path: `${paths.admin}/nowhere` },
    ];
    expectAllShown(({ area }) => area === 'admin', [...login, ...shown]);
    await lookAt(page, shown, wholeIn);
  },
);

/** A group with a report that is being written, and one that waits to be proof-read. */
const reportsOf = async (request: APIRequestContext) => {
  const { sittings } = await read<{
    sittings: { group_id: number; part: number; is_due: boolean; draft: number }[];
  }>(request, '/report/sittings');
  const group = sittings.find(({ is_due: isDue, draft }) => isDue && draft > 0);
  if (!group) throw new Error('the demo school has a report that is being written');
  const { children } = await read<{ children: { child_id: number; report: { state: string } | null }[] }>(
    request,
    `/report/sitting?group_id=${group.group_id}&part=${group.part}`,
  );
  const waiting = await read<{ reports: { report_id: number }[] }>(request, '/report/to-proof-read');
  return {
    ...group,
    child_id: children.find(({ report }) => report?.state === 'draft')?.child_id ?? 0,
    report_id: waiting.reports[0]?.report_id ?? 0,
  };
};

/** The journeys before this one may have shipped them all, on whatever day. */
const shipOneAndLeaveOne = async (request: APIRequestContext) => {
  type Order = { order_id: number; courier: string; held: boolean };
  const set = async ({ order_id, courier }: Order, delivery_status: string) => {
    const saved = await request.post(`${paths.api}/order/update`, {
      data: { order_id, courier, delivery_status, resi: '' },
    });
    expect(saved.ok(), await saved.text()).toBe(true);
    return ((await saved.json()) as { order: Order }).order;
  };
  const { orders } = await read<{ orders: Order[] }>(request, '/order');
  const free: Order[] = [];
  for (const order of orders)
    if (free.length < 2 && !order.held && !(await set(order, 'unshipped')).held) free.push(order);
  const [sent] = free;
  if (!sent || free.length < 2) throw new Error('the demo school has orders');
  await set(sent, 'shipped');
};

const importOneFamily = async (request: APIRequestContext): Promise<number> => {
  const heading =
    'email;first_name;phone_number;gender;birthdate;province;city;zip_code;address_details;child_first_name;child_gender;child_birthdate';
  const row =
    'maria.magdalena.kusumaningrum@keluarga.example.test;Maria Magdalena;081377770001;Ibu;1989-04-03;33;3374;50132;Jl. Pandan 2;Nadia;P;2017-05-04';
  const saved = await request.post(`${paths.api}/family-import`, {
    data: { file_name: 'keluarga.csv', content: `${heading}\n${row}` },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  return ((await saved.json()) as { import: { import_id: number } }).import.import_id;
};

const takePaymentBack = async (request: APIRequestContext) => {
  const { userId } = await signInAs(request, 'hendra@kancil.test');
  const paid = (await paymentsOf(request, userId)).find(({ payment_status }) => payment_status === 'SUCCESS');
  const reversed = await request.post(`/sandbox/gateway/${paid?.order_id}/reverse`);
  expect(reversed.ok(), await reversed.text()).toBe(true);
};
