import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { read, signInAsAdmin } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface DeskPart {
  version: number;
  questions: {
    prompt: string | null;
    right: string | null;
    recording: { name: string; url: string; lines: unknown } | null;
  }[];
}

const partOf = async (request: APIRequestContext, form: string, part: number) => {
  const { placement_part: found } = await read<{ placement_part: DeskPart }>(
    request,
    `/placement-questions/${form}/${part}`,
  );
  return found;
};

const save = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true }).click();

test(
  'a clerk changes the text and the key of a question, and two who do it at once are asked whose counts',
  { tag: '@once' },
  async ({ page, context, language }) => {
    const { placement: words, form: pattern } = textsOf(language).admin;
    const { request } = page;
    await signInAsAdmin(request, language);
    await page.goto(paths.adminPlacement('B'));
    // A row leads to its question, and back and a save to its part in the list of the same form.
    await page.getByRole('link', { name: `${words.question(2)} ${words.editTitle('B', 5)}` }).click();
    await expect(page.getByRole('heading', { name: words.question(2), exact: true })).toBeFocused();
    await page.getByRole('link', { name: words.back }).click();
    const fifth = page.getByRole('heading', { name: new RegExp(`^${words.part(5, '')}`) });
    await expect(fifth).toBeFocused();
    await page
      .getByRole('link', { name: new RegExp(`^${words.editIntroduction} ${words.part(5, '')}`) })
      .click();
    await page.getByRole('link', { name: words.back }).click();
    await expect(page).toHaveURL(/form=B#part-5$/);
    await page
      .getByRole('link', { name: new RegExp(`^${words.editQuestions} ${words.part(5, '')}`) })
      .click();
    const other = await context.newPage();
    await other.goto(paths.adminPlacementPart('B', 5));
    const first = page.getByRole('region', { name: words.question(1), exact: true });
    const before = await partOf(request, 'B', 5);
    const { right } = before.questions[0] ?? {};
    const key = right === 'a' ? 'b' : 'a';

    // Without a gap the server refuses it, beside the field.
    await first.getByLabel(words.promptGap).fill('She my sister.');
    await save(page, words.submit);
    await expect(first.getByLabel(words.promptGap)).toHaveAttribute('aria-invalid', 'true');
    await expect(first.getByLabel(words.promptGap)).toBeFocused();
    await first.getByLabel(words.promptGap).fill('She ___ our sister.');
    await first
      .getByRole('group', { name: words.choice(key.toUpperCase()) })
      .getByLabel(words.isRight)
      .check();
    await first
      .getByRole('group', { name: words.choice((right ?? 'c').toUpperCase()) })
      .getByLabel(words.whyWrong)
      .fill('It was right before.');
    await expect(first.getByRole('group', { name: words.preview })).toContainText('our sister.');
    const stale = other.getByRole('region', { name: words.question(1), exact: true });
    await stale.getByLabel(words.promptGap).fill('She ___ his sister.');
    await save(page, words.submit);
    await expect(page).toHaveURL(/form=B#part-5$/);
    await expect(fifth).toBeFocused();
    const after = await partOf(request, 'B', 5);
    expect(after.questions[0]).toMatchObject({ prompt: 'She ___ our sister.', right: key });
    expect(after.version).toBe(before.version + 1);

    await save(other, words.submit);
    const panel = other.getByRole('region', { name: pattern.conflictTitle });
    await expect(panel).toContainText('She ___ our sister.');
    // Both are the same person, and saving again has to wait for the decision.
    await expect(other.getByRole('button', { name: words.submit, exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await stale.getByLabel(words.promptGap).press('Control+s');
    await expect(panel.getByRole('heading')).toBeFocused();
    await panel.getByRole('button', { name: pattern.takeTheirs }).click();
    await expect(stale.getByLabel(words.promptGap)).toHaveValue('She ___ our sister.');

    await page.goto(paths.adminPlacementPart('B', 5));
    await page.getByRole('button', { name: words.restore.button }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(words.restore.lost);
    await question.getByRole('button', { name: textsOf(language).admin.confirm.yes }).click();
    await expect(first.getByLabel(words.promptGap)).toHaveValue(before.questions[0]?.prompt ?? '');
    await expect(page.getByRole('button', { name: words.restore.button })).toHaveCount(0);
  },
);

test(
  'a recording is replaced by a file and by one that is made in the browser, and what is neither is refused',
  { tag: '@once' },
  async ({ page, language }) => {
    const { placement: words } = textsOf(language).admin;
    const { recording } = words;
    const { request } = page;
    await signInAsAdmin(request, language);
    const before = await partOf(request, 'B', 2);
    await page.goto(paths.adminPlacementPart('B', 2));
    const field = (place: number) =>
      page
        .getByRole('region', { name: words.question(place), exact: true })
        .getByRole('group', { name: recording.label, exact: true });

    await field(1)
      .locator('input[type=file]')
      .setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<html>') });
    await expect(field(1).getByRole('alert')).toHaveText(
      words.notTaken('page.html', `${recording.notARecording} ${words.oldStays}`),
    );
    await expect(field(1).locator('input[type=file]')).toBeFocused();
    await field(1)
      .locator('input[type=file]')
      .setInputFiles({ name: 'page.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('<html>') });
    await expect(field(1).getByRole('alert')).toContainText('page.mp3');
    await expect(field(1).locator('input[type=file]')).toBeFocused();
    const sound = await request.get(before.questions[1]?.recording?.url ?? '');
    await field(1)
      .locator('input[type=file]')
      .setInputFiles({ name: 'new.m4a', mimeType: 'audio/mp4', buffer: await sound.body() });
    await expect(field(1).getByRole('alert')).toHaveCount(0);
    await expect(field(1).getByRole('status')).toHaveText(words.inPlace);
    await expect(field(1).locator('input[type=file]')).toBeFocused();
    // One that was put in by mistake gives way to the saved one.
    const played = field(1).locator('audio');
    const mistaken = await played.getAttribute('src');
    await field(1).getByRole('button', { name: recording.putBack }).click();
    await expect(played).not.toHaveAttribute('src', mistaken ?? '');
    await expect(field(1).getByRole('status')).toBeEmpty();
    await expect(field(1).locator('input[type=file]')).toBeFocused();
    await field(1)
      .locator('input[type=file]')
      .setInputFiles({ name: 'new.m4a', mimeType: 'audio/mp4', buffer: await sound.body() });
    await expect(field(1).getByRole('status')).toHaveText(words.inPlace);

    // Each step takes away the button that began it, and a keyboard goes on at the next.
    await field(2).getByRole('button', { name: recording.record, exact: true }).press('Enter');
    // A whole second at least; on a busy machine it may be more before anybody looks.
    const running = new RegExp(recording.running(1, 60).replace('1', '[1-9]\\d*'));
    await expect(field(2).getByText(running)).toBeVisible();
    await expectAccessible(page);
    await expect(field(2).getByRole('button', { name: recording.stop })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(field(2).getByLabel(recording.listenTo)).toHaveJSProperty('paused', true);
    await expect(field(2).getByRole('button', { name: recording.take })).toBeFocused();
    // What was recorded and is not used yet is neither lost by a save nor by leaving.
    await save(page, words.submit);
    await expect(field(2).getByRole('alert')).toHaveText(words.unfinished.made);
    await expect(field(2)).toBeFocused();
    const back = page.getByRole('link', { name: words.back });
    await back.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: textsOf(language).admin.form.stay })
      .click();
    // The question gives the focus back, and takes it from nothing that is pressed afterwards.
    await expect(back).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await field(2).getByRole('button', { name: recording.take }).press('Enter');
    await expect(field(2).getByRole('button', { name: recording.record, exact: true })).toBeEnabled();
    await expect(field(2).getByRole('button', { name: recording.record, exact: true })).toBeFocused();
    await save(page, words.submit);
    await expect(page).toHaveURL(new RegExp('form=B'));

    const after = await partOf(request, 'B', 2);
    for (const place of [0, 1]) {
      const { recording: kept } = after.questions[place] ?? {};
      expect(kept?.name).not.toBe(before.questions[place]?.recording?.name);
      expect(kept?.lines).toEqual(before.questions[place]?.recording?.lines);
      const served = await request.get(kept?.url ?? '');
      expect(served.headers()['content-type']).toMatch(/^audio\//);
    }
    await page.goto(paths.adminPlacementPart('B', 2));
    await expect(field(2).locator('audio')).toHaveJSProperty('error', null);
    await expect
      .poll(() =>
        field(2)
          .locator('audio')
          .evaluate((player: HTMLAudioElement) => player.duration),
      )
      .toBeGreaterThan(0.5);
  },
);
