import { DEMO_PASSWORD } from '../src/demo/people.ts';
import { classTime } from '../src/i18n/dates.ts';
import { oralTests as en } from '../src/i18n/en/oral-tests.ts';
import { oralTests as id } from '../src/i18n/id/oral-tests.ts';
import { paths } from '../src/paths.ts';
import { read, signInAs } from './support/demo.ts';
import { expectReadableInLargeLetters } from './support/large-letters.ts';
import { call, forgetSession, moveTo } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

// It moves the clock to a test.
test.use({ ownSchool: 'untouched' });

interface Slot {
  slot_id: number;
  starts_at: string;
}
interface Tests {
  parts: { test: Slot | null; slots: Slot[] }[];
}

test(
  'a family moves its oral test on a phone, and the teacher keeps half a result over a reload and enters it on another',
  { tag: '@once' },
  async ({ page, language }) => {
    const words = { en, id }[language];
    const { oralTests: desk, form } = textsOf(language).admin;
    const { request } = page;
    const name = 'Andi Fajar';
    await page.setViewportSize({ width: 360, height: 780 });
    const { children } = await signInAs(request, 'andi@kancil.test', language);
    const child = children.get(name) ?? 0;
    const booked = async () => {
      const { parts } = await read<Tests>(request, `/oral-tests/child/${child}`);
      return parts[0];
    };
    const before = await booked();
    const [free] = before?.slots ?? [];
    if (!before?.test || !free) throw new Error('the demo school has a booked oral test and a free time');

    await test.step('it moves the booked time, gives it up and takes one again', async () => {
      await page.goto(paths.childTests(child));
      await expect(page.getByText(words.booked, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: words.move }).click();
      const times = page.getByRole('button', { name: classTime(language, new Date(free.starts_at), 'WIB') });
      await times.first().click();
      await expect.poll(async () => (await booked())?.test?.slot_id).toBe(free.slot_id);
      await expect(page.getByRole('button', { name: words.move })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: words.giveUp }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.giveUpAsk.yes }).click();
      await expect(times.first()).toBeVisible();
      await expectReadableInLargeLetters(page);
      await times.first().click();
      await expect(page.getByText(words.booked, { exact: true })).toBeVisible();
    });

    await test.step('at its time the family has the way in', async () => {
      await moveTo(request, new Date(Date.parse(free.starts_at) + 60_000));
      await page.goto(paths.childTests(child));
      await expect(page.getByRole('link', { name: words.join })).toBeVisible();
    });

    await test.step('the teacher enters half of the levels, loses the page, and finds them again', async () => {
      await forgetSession(page);
      await call(request, '/users/login', { email: 'teacher@kancil.test', password: DEMO_PASSWORD, type: 1 });
      const open = () => page.goto(`${paths.adminOralTest(free.slot_id)}?lang=${language}`);
      await open();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const level = (place: number, number: number) =>
        page
          .getByRole('group')
          .nth(place)
          .getByRole('radio')
          .nth(number - 1);
      await level(0, 4).check({ force: true });
      await level(1, 3).check({ force: true });
      await page.getByLabel(desk.remark).fill('Andi tells of his goat.');
      await page.waitForFunction(() =>
        Object.values(sessionStorage).some((kept: string) => kept.includes('goat')),
      );
      await open();
      await expect(page.getByLabel(desk.remark)).toHaveValue('Andi tells of his goat.');
      await expect(level(0, 4)).toBeChecked();
      await expect(page.getByRole('button', { name: form.discardDraft })).toBeVisible();
      await expectAccessible(page);
      for (const place of [0, 1, 2, 3, 4]) await level(place, 4).check({ force: true });
      await page.getByRole('button', { name: desk.save, exact: true }).click();
      await expect(page.getByText(desk.saved(name))).toBeVisible();
      await open();
      await expect(level(4, 4)).toBeChecked();
      await expect(page.getByRole('button', { name: form.discardDraft })).toHaveCount(0);
    });
  },
);
