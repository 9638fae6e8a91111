import { type Page, test } from '@playwright/test';
import { type Screen, screens } from '../../src/web/screens.ts';
import { expectReadableInLargeLetters } from './large-letters.ts';
import { expect, expectAccessible, expectInShape } from './test.ts';

/** A screen as somebody finds it. */
export interface Shown {
  path: string;
  /** what is done there before it is looked at */
  act?: () => Promise<void>;
  /** what that leads to, for the report */
  name?: string;
}

/** Each language and each width once: what a scan finds depends on one of them at most, and it takes half of a screen's time. */
const scannedProjects = ['en-desk', 'id-phone'];

/** Opens each screen and looks at it as it stands: usable by everybody, not too wide, its pictures there, also in large letters. */
export const lookAt = async (page: Page, shown: readonly Shown[]) => {
  const expectGood = scannedProjects.includes(test.info().project.name) ? expectAccessible : expectInShape;
  for (const { path, act, name = '' } of shown)
    await test.step(`${path} ${name}`, async () => {
      await page.goto(path);
      await act?.();
      // Some screens lead on to another one once they are there.
      await expect(page.locator('h1').first()).toBeAttached();
      await expectGood(page);
      await expectReadableInLargeLetters(page);
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
