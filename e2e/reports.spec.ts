import { readFile } from 'node:fs/promises';
import { DEMO_PASSWORD } from '../src/demo/people.ts';
import { reports as sheetEn } from '../src/i18n/en/reports.ts';
import { reports as sheetId } from '../src/i18n/id/reports.ts';
import { paths } from '../src/paths.ts';
import { read, signInAs, signInAsAdmin } from './support/demo.ts';
import { expectReadableInLargeLetters } from './support/large-letters.ts';
import { call, forgetSession } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

// It publishes a report of the demo that other tests find as a draft.
test.use({ ownSchool: 'reports' });

interface Sittings {
  sittings: { group_id: number; part: number; is_due: boolean; draft: number }[];
}
interface Known {
  children: { child_id: number; first_name: string; report: { report_id: number; state: string } | null }[];
}

const sheets = { en: sheetEn, id: sheetId };

test(
  'a teacher writes a report at a desk, the owner proof-reads and publishes it, and the mother reads it on a phone',
  { tag: '@once' },
  async ({ page, language }) => {
    const { reports: words } = textsOf(language).admin;
    const sheet = sheets[language];
    const { request } = page;
    const teacher = { email: 'teacher@kancil.test', password: DEMO_PASSWORD, type: 1 };
    await page.setViewportSize({ width: 1280, height: 800 });
    await call(request, '/users/login', teacher);
    const { sittings } = await read<Sittings>(request, '/report/sittings');
    const sitting = sittings.find(({ is_due: isDue, draft }) => isDue && draft > 0);
    if (!sitting) throw new Error('the demo school has a report that is being written');
    const { group_id: group, part } = sitting;
    const { children } = await read<Known>(request, `/report/sitting?group_id=${group}&part=${part}`);
    const michelle = children.find(({ report }) => report?.state === 'draft');
    if (!michelle) throw new Error('the demo school has a report that is being written');
    const name = michelle.first_name;
    const remark = `Say more of ${name}’s reading.`;
    const own = `${name} reads to her little brother every evening.`;

    const handOver = page.getByRole('button', { name: words.handOver });
    // Her written test is not marked yet.
    const handOverAfterAll = async () => {
      await handOver.click();
      await expect(page.getByRole('dialog')).toContainText(words.askUnmarked(name));
      await page.getByRole('button', { name: words.handOverYes }).click();
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
      await expect(page).not.toHaveURL(new RegExp(`child=${michelle.child_id}\\b`));
    });

    const proofRead = async () => {
      await forgetSession(page);
      await signInAsAdmin(request, language);
      const { children: now } = await read<Known>(request, `/report/sitting?group_id=${group}&part=${part}`);
      const id = now.find(({ child_id: child }) => child === michelle.child_id)?.report?.report_id ?? 0;
      await page.goto(paths.adminToProofRead);
      await page.locator(`a[href="${paths.adminProofReading(id)}"]`).click();
      await expect(page.getByRole('heading', { name: sheetEn.of(name) })).toBeVisible();
      await expect(page.getByRole('heading', { name: sheetId.of(name) })).toBeVisible();
    };

    await test.step('the owner reads it in both languages and gives it back, and the teacher hands it over again', async () => {
      await proofRead();
      await expect(page.getByText(own)).toHaveCount(2);
      await expect(page.getByText(sheetId.onlyInOther)).toBeVisible();
      await page.getByRole('button', { name: words.giveBack }).click();
      await expect(page.getByText(words.remarkMissing)).toBeVisible();
      await page.getByLabel(words.remark).fill(remark);
      await expectAccessible(page);
      await page.getByRole('button', { name: words.giveBack }).click();
      await expect(page.getByText(words.giveBackDone(name))).toBeVisible();
      await forgetSession(page);
      await call(request, '/users/login', teacher);
      await openDesk();
      await expect(page.getByText(remark)).toBeVisible();
      await handOverAfterAll();
      await expect(page).not.toHaveURL(new RegExp(`child=${michelle.child_id}\\b`));
    });

    await test.step('it is proof-read, and published after it was said whose family is told', async () => {
      await proofRead();
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

    await test.step('the mother reads it on her phone in both languages, and keeps it as a PDF', async () => {
      await forgetSession(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await signInAs(request, 'hendra@kancil.test', language);
      await page.goto(paths.child(michelle.child_id));
      await page.getByRole('link', { name: textsOf(language).classroom.reports.way }).click();
      for (const one of ['en', 'id'] as const) {
        await page.goto(`${paths.childReports(michelle.child_id)}?lang=${one}`);
        await expect(page.getByRole('heading', { name: sheets[one].ladderOf(name) })).toBeVisible();
        await expect(page.getByText(own)).toBeVisible();
        await expectAccessible(page);
        const download = page.waitForEvent('download');
        await page.getByRole('link', { name: sheets[one].pdf[one] }).click();
        const pdf = await readFile(await (await download).path());
        expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
        expect(pdf.toString('latin1')).toContain(`/Lang (${one})`);
      }
      await expectReadableInLargeLetters(page);
    });

    await test.step('staff see that it was read', async () => {
      await forgetSession(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await signInAsAdmin(request, language);
      await page.goto(paths.adminSitting(group, part));
      const row = page.getByRole('listitem').filter({ hasText: name });
      await expect(row).toContainText(words.readByFamily('').trim());
    });
  },
);
