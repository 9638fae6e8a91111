import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../src/demo/people.ts';
import { reports as sheetEn } from '../src/i18n/en/reports.ts';
import { reports as sheetId } from '../src/i18n/id/reports.ts';
import { paths } from '../src/paths.ts';
import { read, signInAs, signInAsAdmin } from './support/demo.ts';
import { textOfPdf } from './support/pdf-text.ts';
import { call, forgetSession } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

// It publishes a report, and hands one over that other tests find as a draft.
test.use({ ownSchool: 'paying-and-reports' });

interface Sittings {
  sittings: { group_id: number; part: number; is_due: boolean }[];
}
interface Known {
  children: { child_id: number; first_name: string; report: { report_id: number; state: string } | null }[];
}

const sheets = { en: sheetEn, id: sheetId };
const phone = { width: 360, height: 780 };
const desk = { width: 1280, height: 800 };

const signInTeacher = (request: APIRequestContext) =>
  call(request, '/users/login', { email: 'teacher@kancil.test', password: DEMO_PASSWORD, type: 1 });

/** Where the report of a child is written, with how far it is now. */
const sittingWith = async (request: APIRequestContext, name: string) => {
  const { sittings } = await read<Sittings>(request, '/report/sittings');
  for (const { group_id: group, part } of sittings.filter(({ is_due: isDue }) => isDue)) {
    const childNow = async () => {
      const { children } = await read<Known>(request, `/report/sitting?group_id=${group}&part=${part}`);
      return children.find(({ first_name: first }) => first === name);
    };
    const child = await childNow();
    if (child) return { group, part, childId: child.child_id, childNow };
  }
  throw new Error(`the demo school has no report to write of ${name}`);
};
type Sitting = Awaited<ReturnType<typeof sittingWith>>;

/** The owner opens what was handed over, as its family will read it. */
const openProof = async (page: Page, language: 'en' | 'id', name: string, { childNow }: Sitting) => {
  await forgetSession(page);
  await page.setViewportSize(desk);
  await signInAsAdmin(page.request, language);
  const id = (await childNow())?.report?.report_id ?? 0;
  await page.goto(paths.adminToProofRead);
  await page.locator(`a[href="${paths.adminProofReading(id)}"]`).click();
  await expect(page.getByRole('heading', { name: sheetEn.of(name) })).toBeVisible();
  await expect(page.getByRole('heading', { name: sheetId.of(name) })).toBeVisible();
};

test(
  'a teacher writes a report on a phone, the owner publishes it at a desk, and the mother reads it on a phone',
  { tag: '@once' },
  async ({ page, language }) => {
    const { reports: words } = textsOf(language).admin;
    const sheet = sheets[language];
    const { request } = page;
    const name = 'Hana';
    await page.setViewportSize(phone);
    await signInTeacher(request);
    const sitting = await sittingWith(request, name);
    const { group, part, childId } = sitting;
    const own = `${name} reads to her little brother every evening.`;

    await test.step('the teacher: five steps, two sentences and one of her own, in a dozen presses', async () => {
      await page.goto(`${paths.adminSitting(group, part)}?lang=${language}`);
      let presses = 0;
      const press = async (control: Locator) => {
        presses += 1;
        await control.click();
      };
      await press(page.getByRole('link', { name: words.beginOf(name) }));
      for (const [skill, step] of [
        ['listening', 4],
        ['speaking', 4],
        ['reading', 3],
        ['writing', 2],
        ['words', 5],
      ] as const) {
        const row = page.getByRole('group', { name: sheet.skills[skill] });
        await press(row.getByText(String(step), { exact: true }));
        await expect(row.getByRole('radio', { name: new RegExp(`^${step}: `) })).toBeChecked();
      }
      for (const sentences of [words.sentenceGroups.strengths, words.sentenceGroups.home])
        await press(page.getByRole('group', { name: sentences }).getByRole('button').first());
      const inEnglish = page.getByLabel(words.inLanguage.en);
      await press(inEnglish);
      await page.keyboard.type(own);
      await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
      await press(page.getByRole('button', { name: words.handOver }));
      await expect(page).not.toHaveURL(new RegExp(`child=${childId}\\b`));
      // What docs/benchmarks.md says of a report.
      expect(presses).toBeLessThanOrEqual(10);
      test.info().annotations.push({ type: 'presses and letters', description: `${presses}, ${own.length}` });
    });

    await test.step('the owner reads it in both languages, and publishes it after it was said whose family is told', async () => {
      await openProof(page, language, name, sitting);
      await expect(page.getByText(own)).toHaveCount(2);
      await expect(page.getByText(sheetId.onlyInOther)).toBeVisible();
      await page.getByRole('button', { name: words.ok, exact: true }).click();
      await expect(page.getByText(words.okDone(name))).toBeVisible();
      await page.goto(paths.adminSitting(group, part));
      await page.getByRole('button', { name: words.publish(1) }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(words.publishNote(1, name));
      await dialog.getByRole('button', { name: words.publishYes }).click();
      await expect(page.getByText(words.published(1))).toBeVisible();
      await expect(page.getByText(words.notReadByFamily).first()).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the mother reads it on her phone, and keeps it as a PDF', async () => {
      await forgetSession(page);
      await page.setViewportSize(phone);
      await signInAs(request, 'agus@kancil.test', language);
      await page.goto(paths.child(childId));
      await page
        .locator(`a[href^="${paths.childReports(childId)}"]`)
        .first()
        .click();
      await expect(page.getByRole('heading', { name: sheet.ladderOf(name) })).toBeVisible();
      await expect(page.getByText(own)).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: sheet.pdf[language] }).click();
      const pdf = await readFile(await (await download).path());
      expect(pdf.toString('latin1')).toContain(`/Lang (${language})`);
      expect(textOfPdf(pdf)).toContain(own.replaceAll(' ', ''));
    });

    await test.step('staff see that it was read', async () => {
      await forgetSession(page);
      await page.setViewportSize(desk);
      await signInAsAdmin(request, language);
      await page.goto(paths.adminSitting(group, part));
      const row = page.getByRole('listitem').filter({ hasText: name });
      await expect(row).toContainText(words.readByFamily('').trim());
    });
  },
);

test(
  'a report is written by keys alone, saved by itself, given back with a remark and handed over again',
  { tag: '@once' },
  async ({ page, language }) => {
    const { reports: words } = textsOf(language).admin;
    const sheet = sheets[language];
    const { request } = page;
    const name = 'Michelle';
    await page.setViewportSize(desk);
    await signInTeacher(request);
    const sitting = await sittingWith(request, name);
    const { group, part, childId } = sitting;
    const remark = `Say more of ${name}’s reading.`;
    const own = `${name} asks good questions.`;

    const handOver = page.getByRole('button', { name: words.handOver });
    // Her written test is not marked yet.
    const handOverAfterAll = async () => {
      await handOver.click();
      await expect(page.getByRole('dialog')).toContainText(words.askUnmarked(name));
      await page.getByRole('button', { name: words.handOverYes }).click();
      await expect(page).not.toHaveURL(new RegExp(`child=${childId}\\b`));
    };
    const openDesk = async () => {
      await page.goto(`${paths.adminReports}?lang=${language}`);
      await page.locator(`a[href="${paths.adminSitting(group, part)}"]`).click();
      await page.getByRole('link', { name: words.goOnOf(name) }).click();
      await expect(page.getByRole('heading', { name: words.reportOf(name) })).toBeVisible();
      await expect(handOver).toBeVisible();
    };

    await test.step('by keys alone: five steps, sentences by search, one of them at home', async () => {
      await openDesk();
      await page.getByRole('group', { name: sheet.skills.listening }).getByRole('radio').first().focus();
      await page.keyboard.press('4');
      await page.keyboard.press('4');
      await page.keyboard.press('3');
      await page.keyboard.press('2');
      await page.keyboard.press('5');
      await expect(page.getByLabel(words.search)).toBeFocused();
      await expect(page.getByRole('radio', { name: `5: ${sheet.steps[4]}` }).last()).toBeChecked();
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('alert').filter({ hasText: words.missingHome })).toBeVisible();
      await page.keyboard.type('nyanyikan');
      const home = page.getByRole('group', { name: words.sentenceGroups.home });
      const song = home.getByRole('button').first();
      await expect(song).toBeVisible();
      await song.click();
      await expect(song).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('what is typed is saved by itself, and is there after the page was left at once', async () => {
      await page.getByLabel(words.inLanguage.en).fill(own);
      await page.getByRole('link', { name: new RegExp(`^← `) }).click();
      await page.getByRole('link', { name: words.goOnOf(name) }).click();
      await expect(page.getByLabel(words.inLanguage.en)).toHaveValue(own);
      await handOverAfterAll();
    });

    await test.step('the owner gives it back, and the teacher hands it over again', async () => {
      await openProof(page, language, name, sitting);
      await page.getByRole('button', { name: words.giveBack }).click();
      await expect(page.getByText(words.remarkMissing)).toBeVisible();
      await page.getByLabel(words.remark).fill(remark);
      await expectAccessible(page);
      await page.getByRole('button', { name: words.giveBack }).click();
      await expect(page.getByText(words.giveBackDone(name))).toBeVisible();
      await forgetSession(page);
      await signInTeacher(request);
      await openDesk();
      await expect(page.getByText(remark)).toBeVisible();
      await handOverAfterAll();
      expect((await sitting.childNow())?.report?.state).toBe('written');
    });
  },
);
