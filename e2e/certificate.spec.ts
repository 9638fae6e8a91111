import { readFile } from 'node:fs/promises';
import { demoFamilies } from '../src/demo/people.ts';
import { certificates as en, certificatePage as pageEn } from '../src/i18n/en/certificates.ts';
import { certificates as id, certificatePage as pageId } from '../src/i18n/id/certificates.ts';
import { paths } from '../src/paths.ts';
import { read, signInAs, signInAsAdmin } from './support/demo.ts';
import { forgetSession } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

// It switches the page of a certificate on and off.
test.use({ ownSchool: 'paying-and-reports' });

interface List {
  academic_year_id: number;
  ready: number;
  certificates: { child_id: number; certificate: { code: string } | null }[];
}
test(
  'the certificates of a year that is over: the office prints them all, a family turns its page on and off',
  { tag: '@once' },
  async ({ page, language }) => {
    const words = { en, id }[language];
    const shown = { en: pageEn, id: pageId }[language];
    const { certificates: office } = textsOf(language).admin;
    const { request } = page;
    await page.setViewportSize({ width: 1280, height: 800 });
    await signInAsAdmin(request, language);
    const { academic_years: years } = await read<{
      academic_years: { academic_year_id: number }[];
    }>(request, '/academic-year-admin');
    const listOf = (yearId: number) => read<List>(request, `/certificate?academic_year_id=${yearId}`);
    const lists = await Promise.all(years.map(({ academic_year_id: yearId }) => listOf(yearId)));
    const list = lists.find((one) => one.ready > 0);
    if (!list) throw new Error('the demo school has a year that is over and paid as a whole');
    const { academic_year_id: yearId, ready, certificates } = list;
    const issued = certificates.find(({ certificate }) => certificate !== null);
    const [child, code] = [issued?.child_id ?? 0, issued?.certificate?.code ?? ''];

    await test.step('the office saves all certificates of the batch as one file, a page each', async () => {
      await page.goto(paths.adminCertificates(yearId));
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: office.printAll }).click();
      const pdf = (await readFile(await (await download).path())).toString('latin1');
      expect(pdf.slice(0, 5)).toBe('%PDF-');
      expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(ready);
    });

    await test.step('the family turns the page of its certificate on, whoever has the code sees it, and off again', async () => {
      await forgetSession(page);
      await page.setViewportSize({ width: 360, height: 780 });
      let name = '';
      for (const { email } of demoFamilies) {
        const { children } = await signInAs(request, email, language);
        name = [...children].find(([, one]) => one === child)?.[0] ?? '';
        if (name !== '') break;
      }
      const seen = async () => (await request.get(paths.verify(code))).status();
      const turnOff = async () => {
        await page.goto(paths.childReports(child));
        await expect(page.getByText(words.ready(name))).toBeVisible();
        await page.getByRole('button', { name: words.page.turnOff }).click();
        await expect(page.getByText(words.page.off, { exact: true })).toBeVisible();
        expect(await seen()).toBe(404);
      };
      // The family of the demo school has it on.
      await turnOff();
      await page.getByRole('button', { name: words.page.turnOn }).click();
      await expect(page.getByText(words.page.on, { exact: true })).toBeVisible();
      await page.getByRole('link', { name: words.page.open }).click();
      await expect(page.getByRole('heading', { name: shown.title })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(name);
      await expectAccessible(page);
      await turnOff();
    });
  },
);
