import type { Page } from '@playwright/test';
import { paths } from '../src/paths.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { gameOf, gameTexts, pick, playToLastAnswer } from './support/trial-game.ts';

/** What the page has spoken, in a browser that has these voices. */
const listen = async (page: Page, voices: string[]) => {
  await page.addInitScript((languages) => {
    const said: string[] = [];
    const speech = {
      getVoices: () => languages.map((lang) => ({ lang, localService: true })),
      speak: ({ text }: { text: string }) => said.push(text),
      cancel: () => {},
      addEventListener: () => {},
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    // The real one takes real voices only.
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: function Utterance(this: { text: string }, text: string) {
        this.text = text;
      },
    });
    Object.assign(window, { said });
  }, voices);
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
};

test(
  'a child plays the trial to its end, and the parent is invited',
  { tag: '@once' },
  async ({ page, language }) => {
    const game = gameTexts[language];
    const said = await listen(page, ['id-ID', 'en-GB']);
    await page.goto(paths.home);
    await pick(page, 'banana');
    await expect(gameOf(page).getByRole('status')).toHaveText('That’s a banana. Try again!');
    await expect(gameOf(page).getByRole('button', { name: game.next })).toBeHidden();
    await expect(gameOf(page).getByText(game.chooseAgain).first()).toBeVisible();
    await pick(page, 'mango');
    await expect(gameOf(page).getByRole('status')).toHaveText('Yes! It’s the mango!');
    await gameOf(page).getByRole('button', { name: game.next }).click();
    await gameOf(page).getByRole('button', { name: game.hear }).click();
    expect(await said()).toEqual([
      'That’s a banana. Try again!',
      'Yes! It’s the mango!',
      'How many ducks?',
      'How many ducks?',
    ]);
    await pick(page, 'three');
    await gameOf(page).getByRole('button', { name: game.next }).click();
    await pick(page, 'butterfly');
    await gameOf(page).getByRole('button', { name: game.finish }).click();
    await expect(gameOf(page).getByText(game.done)).toBeFocused();
    expect((await said()).at(-1)).toBe('Well done!');
    await expect(gameOf(page).getByRole('link', { name: game.invite })).toHaveAttribute('href', paths.signUp);
    await gameOf(page).getByRole('button', { name: game.again }).click();
    await expect(gameOf(page).getByText('Where is the mango?')).toBeFocused();
    await playToLastAnswer(page, language);
    await gameOf(page).getByRole('button', { name: gameTexts[language].finish }).click();
    await expect(gameOf(page).getByText(game.done)).toBeVisible();
  },
);

test(
  'the trial’s card keeps its height from the first touch to the stars',
  { tag: '@screen' },
  async ({ page, language }) => {
    await listen(page, ['en-GB']);
    await page.goto(paths.home);
    const height = () => gameOf(page).evaluate((game) => Math.round(game.getBoundingClientRect().height));
    const untouched = await height();
    await pick(page, 'banana');
    await expect(gameOf(page).getByRole('status')).not.toBeEmpty();
    expect(await height()).toBe(untouched);
    await pick(page, 'mango');
    expect(await height()).toBe(untouched);
    await playToLastAnswer(page, language);
    await gameOf(page).getByRole('button', { name: gameTexts[language].finish }).click();
    await expect(gameOf(page).getByText(gameTexts[language].done)).toBeVisible();
    expect(await height()).toBe(untouched);
  },
);

test(
  'without an English voice the game stays silent and says all in writing',
  { tag: '@once' },
  async ({ page, language }) => {
    const said = await listen(page, ['id-ID']);
    await page.goto(paths.home);
    await pick(page, 'mango');
    await expect(gameOf(page).getByRole('status')).toHaveText('Yes! It’s the mango!');
    await expect(gameOf(page).getByRole('button', { name: gameTexts[language].hear })).toBeHidden();
    expect(await said()).toEqual([]);
  },
);

test(
  'the game’s script comes only when the game is touched, and weighs at most 8 kB',
  { tag: '@once' },
  async ({ page }) => {
    const scripts: { size: number; type: string }[] = [];
    page.on('response', async (answer) => {
      if (new URL(answer.url()).pathname.endsWith('.js'))
        scripts.push({ size: (await answer.body()).length, type: answer.headers()['content-type'] ?? '' });
    });
    await page.goto(paths.home);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await pick(page, 'mango');
    await expect(gameOf(page).getByRole('status')).not.toBeEmpty();
    // The script may act before its whole body was handed to the listener.
    await expect.poll(() => scripts).toHaveLength(1);
    expect(scripts[0]?.size).toBeLessThanOrEqual(8192);
  },
);

test(
  'a game whose script does not come shows its answers to unfold',
  { tag: '@once' },
  async ({ page, language }) => {
    await page.route('**/assets/trial-game*', (route) => route.fulfill({ status: 404 }));
    await page.goto(paths.home);
    await pick(page, 'mango');
    const answers = gameOf(page).getByText(gameTexts[language].show);
    await expect(answers).toHaveCount(3);
    await answers.first().click();
    await expect(gameOf(page).getByText('Yes! It’s the mango!')).toBeVisible();
    await expectAccessible(page);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the trial’s three questions stand there with their answers to unfold',
    { tag: '@once' },
    async ({ page, language }) => {
      await page.goto(paths.home);
      const answers = gameOf(page).getByText(gameTexts[language].show);
      await expect(answers).toHaveCount(3);
      await answers.nth(1).click();
      await expect(gameOf(page).getByText('Yes! Three ducks!')).toBeVisible();
      const game = gameTexts[language];
      await expect(gameOf(page).getByText(game.done)).toBeHidden();
      await expect(gameOf(page).getByText(game.choose).first()).toBeHidden();
      await expect(gameOf(page).getByText(game.plainHint)).toBeVisible();
      await expect(gameOf(page).getByRole('link', { name: game.invite })).toHaveAttribute(
        'href',
        paths.signUp,
      );
    },
  );
});

for (const way of ['a reload', 'the way back'] as const)
  test(`${way} leads to the place that was read`, { tag: '@once' }, async ({ page }) => {
    await page.goto(paths.home);
    const last = page.locator('main section').last().getByRole('heading', { level: 2 });
    await last.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    // All that is laid out later stands by now.
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('noscript').length)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    if (way === 'a reload') await page.reload();
    else {
      await page.goto(paths.faq);
      await page.goBack();
    }
    // A line may break elsewhere until the font has come; the browser then holds what is on the screen.
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 3000))).toBeLessThan(60);
  });
test(
  'with letters at twice their size nothing of the opening is cut off',
  { tag: '@screen' },
  async ({ page }) => {
    await page.goto(paths.home);
    // As the phone's own setting does it: the root's size, from which all others come.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    const opening = page.locator('main section').first().locator('h1, p, a, li, strong');
    expect(await opening.count()).toBeGreaterThan(5);
    const cut = await opening.evaluateAll((parts) =>
      parts
        .filter(
          (part) =>
            part.getBoundingClientRect().right > innerWidth || part.scrollWidth > part.clientWidth + 1,
        )
        .map((part) => part.textContent),
    );
    expect(cut).toEqual([]);
  },
);
