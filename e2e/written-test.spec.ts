import { DEMO_PASSWORD } from '../src/demo/people.ts';
import { placementTest as placementEn } from '../src/i18n/en/placement-test.ts';
import { writtenTests as en } from '../src/i18n/en/written-tests.ts';
import { placementTest as placementId } from '../src/i18n/id/placement-test.ts';
import { writtenTests as id } from '../src/i18n/id/written-tests.ts';
import { paths } from '../src/paths.ts';
import { read, signInAs } from './support/demo.ts';
import { expectReadableInLargeLetters } from './support/large-letters.ts';
import { call } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

// A child can take a test once.
test.use({ ownSchool: 'learning' });

/** Letters of an answer. */
const MOST_LETTERS = 600;

interface Listed {
  written_tests: { written_test_id: number; first_name: string; state: string }[];
}
interface Marked {
  written_test: { state: string; scores: { skill: string; right: number; of: number }[] };
}

test(
  'a child takes its written test on a phone, and the teacher marks what it wrote at a desk',
  { tag: '@once' },
  async ({ page, language }) => {
    const words = { en, id }[language];
    const { test: questions } = { en: placementEn, id: placementId }[language];
    const { writtenTests: office } = textsOf(language).admin;
    const written = 'My name is Hana. I am 8.';
    const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    /** begins a section, and says how many questions it has */
    const begin = async (section: keyof typeof words.sections) => {
      await expect(heading(words.sections[section])).toBeFocused();
      await press(words.begin);
      const first = page.getByRole('heading', { level: 1 });
      await expect(first).toContainText('1');
      return Number((await first.innerText()).match(/\d+/g)?.at(-1));
    };
    const passOver = async (from: number, count: number) => {
      for (let place = from; place <= count; place += 1) {
        await expect(heading(questions.question(place, count))).toBeVisible();
        await press(questions.dontKnow);
      }
    };

    await page.setViewportSize({ width: 360, height: 740 });
    const { children } = await signInAs(page.request, 'agus@kancil.test', language);
    const hana = children.get('Hana') ?? 0;

    await test.step('its card says that it is open once more, and what is needed', async () => {
      await page.goto(paths.childTests(hana));
      await expect(page.getByText(words.needs(40)).first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: words.start }).click();
      await expect(heading(words.ready.title('Hana'))).toBeVisible();
      await expectAccessible(page);
      await press(words.ready.yes(40));
    });

    await test.step('it listens and answers, and a reload goes on where it was', async () => {
      const count = await begin('listening');
      await expectAccessible(page);
      await expectReadableInLargeLetters(page);
      await page.getByRole('radio').first().check();
      await press(questions.next);
      await expect(heading(questions.question(2, count))).toBeFocused();
      await page.reload();
      await expect(heading(questions.question(2, count))).toBeVisible();
      await expect(page.getByRole('timer')).toBeVisible();
      await passOver(2, count);
    });

    await test.step('it passes over what it does not know, section by section', async () => {
      for (const section of ['reading', 'words'] as const) {
        const count = await begin(section);
        await page.getByRole('radio').first().check();
        await press(questions.next);
        await passOver(2, count);
      }
    });

    await test.step('what it types stands there again after a reload', async () => {
      const count = await begin('writing');
      await page.getByRole('textbox').fill(written);
      await expect(page.getByText(words.lettersLeft(MOST_LETTERS - written.length))).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('textbox')).toHaveValue(written);
      await expectAccessible(page);
      await expectReadableInLargeLetters(page);
      await press(count === 1 ? words.toEnd : questions.next);
      await passOver(2, count);
    });

    await test.step('the end says how much is open, and sends the test', async () => {
      await expect(heading(words.end.title)).toBeFocused();
      await expectAccessible(page);
      await expectReadableInLargeLetters(page);
      await press(words.end.yes);
      await expect(heading(words.done.title('Hana'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: words.done.back }).click();
      await expect(page.getByText(words.sent)).toBeVisible();
    });

    await test.step('the teacher reads what it wrote and gives points', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto('about:blank');
      await page.context().clearCookies({ name: 'kancil_session' });
      await call(page.request, '/users/login', {
        email: 'teacher@kancil.test',
        password: DEMO_PASSWORD,
        type: 1,
      });
      const { written_tests } = await read<Listed>(page.request, '/written-tests?state=to_mark');
      const own = written_tests.find(({ first_name: name }) => name === 'Hana');
      await page.goto(`${paths.adminWrittenTests(own?.written_test_id)}&lang=${language}`);
      const panel = page.getByRole('dialog', { name: office.title });
      await expect(panel.getByText(written)).toBeVisible();
      await expectAccessible(page);
      const points = panel.getByRole('textbox');
      for (const field of await points.all()) await field.fill('3');
      await panel.getByRole('button', { name: office.saveMarks }).click();
      await expect(page.getByText(office.markedNow('Hana'))).toBeVisible();
      const { written_test: marked } = await read<Marked>(
        page.request,
        `/written-tests/${own?.written_test_id ?? 0}`,
      );
      expect(marked.state).toBe('marked');
      expect(marked.scores.find(({ skill }) => skill === 'writing')?.right).toBeGreaterThanOrEqual(3);
    });
  },
);
