import { readFile } from 'node:fs/promises';
import { paths } from '../src/paths.ts';
import { signInAsAdmin } from './support/demo.ts';
import { showAsStaffSee } from './support/staff-width.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

test(
  'a report that is dropped in shows what differs, which is looked into, and the month goes to the bookkeeper',
  { tag: '@desk' },
  async ({ page, language }, { retry }) => {
    await showAsStaffSee(page, language);
    await signInAsAdmin(page.request, language);
    const { admin, fields } = textsOf(language);
    const { dayClose } = admin;
    // Years before the school opened, so that no other test's payments are among them.
    const month = language === 'id' ? '2019-04' : '2019-03';
    const day = `${month}-0${retry + 1}`;
    const order = `KE-OTHER-${language}-${retry}`;
    const file = (amount: string, name = 'report.csv') => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Order ID;Amount;Transaction status;Payment type;Settlement time\n${order};${amount};settlement;QRIS;${day} 10:00:00\n`,
      ),
    });
    await page.goto(paths.adminDayClose(month));
    await expect(page.getByRole('button', { name: dayClose.report.choose })).toBeEnabled();
    const input = page.locator('input[type=file]');
    await input.setInputFiles(file('many'));
    await expect(page.getByRole('alert')).toContainText(dayClose.report.problems.no_amount('many'));
    await expect(page.getByRole('button', { name: dayClose.report.choose })).toBeVisible();
    await input.setInputFiles(file('Rp 275.000'));
    await expect(page.getByRole('alert').filter({ hasText: dayClose.report.unreadable })).toHaveCount(0);
    const row = page.getByRole('row').filter({ hasText: dayClose.open(1) });
    await expect(row).toBeVisible();
    // At every width: the table of days leaves its methods out where they have no room.
    const methods = page.getByRole('table', { name: dayClose.byMethod });
    await expect(methods.getByRole('row', { name: dayClose.transfer })).toBeVisible();
    await expectAccessible(page);
    await test.step('another file of the same day takes its place only after it was named', async () => {
      const [year, inYear, ofMonth] = day.split('-');
      const dated = `${ofMonth}-${inYear}-${year}`;
      await input.setInputFiles(file('Rp 280.000', 'better.csv'));
      const question = page.getByRole('dialog').filter({ hasText: dayClose.report.askReplace });
      await expect(question).toContainText(`report.csv ${dayClose.report.row(1, dated, dated)}`);
      await expectAccessible(page);
      await question.getByRole('button', { name: dayClose.report.replaceYes }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'better.csv' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'report.csv' })).toHaveCount(0);
    });
    await row.getByRole('link').press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    const difference = page.getByRole('article', { name: order });
    await expect(difference).toContainText(dayClose.next.missing_here);
    await difference.getByRole('button', { name: dayClose.lookInto }).click();
    const panel = page.getByRole('dialog', { name: dayClose.difference });
    const found = panel.getByLabel(fields.note);
    await panel.getByRole('button', { name: dayClose.saveNote, exact: true }).click();
    await expect(found).toHaveAttribute('aria-invalid', 'true');
    await expect(found).toBeFocused();
    await expectAccessible(page);
    await found.fill('Of another shop');
    await found.press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(difference).toContainText('Of another shop');
    const change = difference.getByRole('button', { name: dayClose.changeNote });
    await expect(change).toBeFocused();
    await test.step('the note is changed', async () => {
      await change.press('Enter');
      await expect(found).toHaveValue('Of another shop');
      await found.fill('Of the shop next door');
      await panel.getByRole('button', { name: dayClose.changeNote }).click();
      await expect(panel).toHaveCount(0);
      await expect(difference).toContainText('Of the shop next door');
    });
    await expectAccessible(page);
    await page.getByRole('link', { name: dayClose.close }).click();
    await expect(page.getByRole('row').filter({ hasText: dayClose.lookedAt }).first()).toBeVisible();
    const arriving = page.waitForEvent('download');
    await page.getByRole('link', { name: dayClose.export }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe(`kancil-english-${month}.csv`);
    expect(await readFile(await download.path(), 'utf8')).toMatch(/^\uFEFF.+\r\n$/);
  },
);

test(
  'a note that is typed is not lost, not written over another one, and can be written for several at once',
  { tag: '@once' },
  async ({ page, language }, { retry }) => {
    await showAsStaffSee(page, language);
    await signInAsAdmin(page.request, language);
    const { admin, fields } = textsOf(language);
    const { dayClose, form: words } = admin;
    const month = `2018-0${retry + 1}`;
    const orders = ['A', 'B', 'C', 'D'].map((name) => `KE-NOTE-${name}-${retry}`);
    const rows = orders.map((order) => `${order},1000,settlement,gopay,${month}-03`);
    const report = await page.request.post('/api/v1/payment/settlement-report', {
      data: {
        month,
        file_name: 'report.csv',
        content: ['Order ID,Amount,Status,Payment type,Settlement time', ...rows].join('\n'),
      },
    });
    expect(report.ok(), await report.text()).toBe(true);
    await page.goto(paths.adminDifferences(month));
    const rowOf = (order = '') => page.getByRole('row').filter({ hasText: order });
    const panel = page.getByRole('dialog', { name: dayClose.difference });
    const found = panel.getByLabel(fields.note);
    const open = async (order = '') => {
      await rowOf(order).getByRole('button', { name: dayClose.show }).click();
      await expect(found).toBeFocused();
    };
    const question = page.getByRole('dialog').filter({ hasText: words.leaveTitle });
    const stay = async () => {
      await question.getByRole('button', { name: words.stay }).click();
      await expect(question).toHaveCount(0);
    };

    await test.step('leaving asks first: back, the cross, and closing the tab', async () => {
      await open(orders[0]);
      await found.fill('Typed');
      await page.goBack();
      await stay();
      await panel.getByRole('button', { name: admin.close, exact: true }).click();
      await stay();
      await expect(found).toHaveValue('Typed');
      const asked = page.waitForEvent('dialog');
      const reloading = page.reload().catch(() => null);
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await Promise.race([reloading, page.evaluate(() => null)]);
      await expect(found).toHaveValue('Typed');
      page.once('dialog', (again) => void again.accept());
      await page.reload();
      await expect(found).toHaveValue('Typed');
    });

    await test.step('a note that somebody else wrote meanwhile is shown beside what was typed', async () => {
      const other = { order_id: orders[0], kind: 'missing_here', note: 'Of another tab' };
      expect((await page.request.post('/api/v1/payment/difference', { data: other })).ok()).toBe(true);
      await found.press('Enter');
      await expect(panel).toContainText(words.conflictTitle);
      await expect(panel).toContainText('Of another tab');
      await expect(found).toHaveValue('Typed');
      await expectAccessible(page);
      await panel.getByRole('button', { name: words.keepMine }).click();
      await expect(panel).toHaveCount(0);
      await expect(rowOf(orders[0])).toContainText('Typed');
    });

    await test.step('a note whose answer got lost is sent again, and what was saved is said', async () => {
      await open(orders[1]);
      await found.fill('Saved all the same');
      let isLost = false;
      await page.route('**/api/v1/payment/difference', async (route) => {
        if (isLost || route.request().method() !== 'POST') return route.continue();
        isLost = true;
        await route.fetch();
        return route.abort('internetdisconnected');
      });
      await found.press('Enter');
      await expect(page.getByText(words.savedAfterAll)).toBeVisible();
      await expect(panel).toHaveCount(0);
      await expect(rowOf(orders[1])).toContainText('Saved all the same');
      await page.unroute('**/api/v1/payment/difference');
    });

    await test.step('one note for all that are open, of which one changed meanwhile', async () => {
      await page.getByRole('checkbox', { name: dayClose.chooseAll }).check();
      const other = { order_id: orders[2], kind: 'missing_here', note: 'I was first' };
      expect((await page.request.post('/api/v1/payment/difference', { data: other })).ok()).toBe(true);
      await page.getByRole('button', { name: dayClose.noteTicked(2), exact: true }).click();
      const many = page.getByRole('dialog', { name: dayClose.manyTitle });
      await expect(many).toContainText(orders[3] ?? '');
      await expectAccessible(page);
      await many.getByLabel(fields.note).fill('All of one shop');
      await many.getByLabel(fields.note).press('Enter');
      await expect(many).toHaveCount(0);
      await expect(page.getByText(dayClose.left(orders[2] ?? ''))).toBeVisible();
      await expect(page.getByRole('button', { name: dayClose.noteTicked(0) })).toBeFocused();
      await expect(rowOf(orders[2])).toContainText('I was first');
      await expect(rowOf(orders[3])).toContainText('All of one shop');
      await expectAccessible(page);
    });
  },
);

test(
  'no amount of a difference is cut, at any width of a desk',
  { tag: '@once' },
  async ({ page, language }, { retry }) => {
    await signInAsAdmin(page.request, language);
    const { dayClose } = textsOf(language).admin;
    const month = `2017-0${retry + 1}`;
    const amounts = [1_538_000, 14_188_000, 214_188_000, 2_147_483_647];
    const rows = amounts.map((amount) => `KE-WIDE-${amount}-${retry},${amount},settlement,gopay,${month}-03`);
    const content = ['Order ID,Amount,Status,Payment type,Settlement time', ...rows].join('\n');
    const data = { month, file_name: 'wide.csv', content };
    const report = await page.request.post('/api/v1/payment/settlement-report', { data });
    expect(report.ok(), await report.text()).toBe(true);
    const sums = page.locator('td[data-numeric] span');
    const cut = () =>
      sums.evaluateAll((all) =>
        all.flatMap((sum) => {
          const cell = sum.closest('td')!.getBoundingClientRect();
          const box = sum.getBoundingClientRect();
          const isCut =
            box.left < cell.left ||
            box.right > cell.right ||
            sum.parentElement!.scrollWidth > sum.parentElement!.clientWidth;
          return isCut && box.width > 0 ? [sum.textContent] : [];
        }),
      );
    const linesOf = (text: string) =>
      sums.evaluateAll(
        (all, wanted) =>
          all
            .filter(({ textContent }) => textContent.replaceAll('\u00a0', ' ') === wanted)
            .map((sum) => sum.getClientRects().length)
            .filter((lines) => lines > 0),
        text,
      );
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(paths.adminDifferences(month));
      await expect(page.getByRole('row')).toHaveCount(amounts.length + 1);
      expect(await cut(), `${width}`).toEqual([]);
      for (const usual of ['Rp 1.538.000', 'Rp 14.188.000', 'Rp 214.188.000']) {
        const lines = await linesOf(usual);
        expect(new Set(lines), `${usual} at ${width}`).toEqual(new Set([1]));
        // Of the report, where that column has room, and as the difference.
        expect(lines, `${usual} at ${width}`).toHaveLength(width === 1280 ? 2 : 1);
      }
    }
    // Nothing was paid here, so that only the column's width can be looked at.
    const widthOf = async (name: string) =>
      (await page.getByRole('columnheader', { name, exact: true }).boundingBox())?.width;
    expect(await widthOf(dayClose.here)).toBe(await widthOf(dayClose.there));
  },
);

test(
  'a smaller report names the days that it would leave without one, and its rows of another month',
  { tag: '@once' },
  async ({ page, language }, { retry }) => {
    await showAsStaffSee(page, language);
    await signInAsAdmin(page.request, language);
    const { report: words } = textsOf(language).admin.dayClose;
    const year = 2015 - retry;
    const fileOf = (name: string, days: readonly string[]) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [
          'Order ID,Amount,Status,Payment type,Settlement time',
          ...days.map((day) => `KE-${day},1000,settlement,gopay,${year}-${day}`),
        ].join('\n'),
      ),
    });
    await page.goto(paths.adminDayClose(`${year}-11`));
    await expect(page.getByRole('button', { name: words.choose })).toBeEnabled();
    await expect(page.getByText(words.columns)).toBeVisible();
    const input = page.locator('input[type=file]');
    await input.setInputFiles(fileOf('wide.csv', ['11-22', '11-25']));
    await expect(page.getByRole('listitem').filter({ hasText: 'wide.csv' })).toBeVisible();
    await expect(page.getByText(words.besideNote)).toHaveCount(0);
    await input.setInputFiles(fileOf('small.csv', ['11-23', '10-31']));
    const question = page.getByRole('dialog').filter({ hasText: words.askReplace });
    const last = words.run(`24-11-${year}`, `25-11-${year}`);
    await expect(question).toContainText(words.lost(3, `22-11-${year}, ${last}`));
    await expect(question.getByRole('button', { name: words.replaceYes })).toHaveCount(0);
    await expectAccessible(page);
    await question.getByRole('button', { name: words.loseYes }).click();
    const [from, taken] = [`23-11-${year}`, page.getByRole('listitem').filter({ hasText: 'small.csv' })];
    await expect(page.getByText(`${words.taken(2, from, from)}, ${words.beside(1)}`)).toBeVisible();
    await expect(taken).toContainText(words.beside(1));
    await expect(page.getByText(words.besideNote)).toBeVisible();
  },
);
