import { readFile } from 'node:fs/promises';
import { paths } from '../src/paths.ts';
import { signInAsAdmin } from './support/demo.ts';
import { showAsStaffSee } from './support/staff-width.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

test(
  'a report that is dropped in shows what differs, which is looked into, and the month goes to the bookkeeper',
  { tag: '@journey' },
  async ({ page, language }, { retry }) => {
    await showAsStaffSee(page, language);
    await signInAsAdmin(page.request, language);
    const { dayClose } = textsOf(language).admin;
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
    await row.getByRole('link').click();
    const difference = page.getByRole('article', { name: order });
    await expect(difference).toContainText(dayClose.next.missing_here);
    await difference.getByRole('button', { name: dayClose.lookInto }).click();
    await expect(difference).toContainText(dayClose.noteRequired);
    await difference.getByLabel(dayClose.note).fill('Of another shop');
    await difference.getByRole('button', { name: dayClose.lookInto }).click();
    await expect(difference.getByRole('button')).toHaveCount(0);
    await expect(difference).toContainText('Of another shop');
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
