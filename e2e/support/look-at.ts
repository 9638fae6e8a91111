import { type Page, test } from '@playwright/test';
import { type Screen, screens } from '../../src/web/screens.ts';
import { expectReadableInLargeLetters } from './large-letters.ts';
import { expect, expectAccessible } from './test.ts';

/** A screen as somebody finds it. */
export interface Shown {
  path: string;
  /** what is done there before it is looked at */
  act?: () => Promise<void>;
  /** what that leads to, for the report */
  name?: string;
}

/** Where letters are large and the screen is small least room is left: what fits there fits at a desk. */
const largeLettersIn = 'id-phone';

/**
 * Opens each screen and looks at it as it stands: usable by everybody, not too wide, its pictures there, also in large letters. Roles,
 * names and colours are the same in both projects, so axe asks every rule in one, `wholeIn`, and in the other those of width.
 */
export const lookAt = async (
  page: Page,
  shown: readonly Shown[],
  wholeIn: 'id-phone' | 'en-desk' = 'id-phone',
) => {
  const { name: project } = test.info().project;
  for (const { path, act, name = '' } of shown)
    await test.step(`${path} ${name}`, async () => {
      await page.goto(path);
      await act?.();
      // Some screens lead on to another one once they are there.
      await expect(page.locator('h1').first()).toBeAttached();
      await expectAccessible(page, project === wholeIn ? 'every rule' : 'rules of width');
      if (project === largeLettersIn) await expectReadableInLargeLetters(page);
    });
};

/** That none of the screens meant is missing among those shown: a new one has to be looked at as well. */
export const expectAllShown = (meant: (screen: Screen) => boolean, shown: readonly Shown[]) => {
  const there = screens.filter(({ redirects }) => !redirects);
  const patterns = there.map((screen) => ({
    screen,
    pattern: new RegExp(`^${screen.path.replaceAll(/:\w+/g, '[^/]+').replace(/\*$/, '.*')}$`),
  }));
  const seen = shown.map(({ path }) => {
    const { pathname } = new URL(path, 'http://kancil.test');
    return patterns.find(({ pattern }) => pattern.test(pathname))?.screen.path;
  });
  const missing = there.filter((screen) => meant(screen) && !seen.includes(screen.path));
  expect(missing.map(({ path }) => path)).toEqual([]);
};
