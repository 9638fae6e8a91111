import { classTime, toldTime } from '../src/i18n/dates.ts';
import { liveClasses as en } from '../src/i18n/en/live-classes.ts';
import { liveClasses as id } from '../src/i18n/id/live-classes.ts';
import { river as riverEn } from '../src/i18n/en/river.ts';
import { river as riverId } from '../src/i18n/id/river.ts';
import { paths } from '../src/paths.ts';
import { read, signInAs } from './support/demo.ts';
import { expectReadableInLargeLetters } from './support/large-letters.ts';
import { moveTo } from './support/school.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

// It moves the clock to a class, and takes a place in another group.
test.use({ ownSchool: 'live-classes-family' });

const minute = 60_000;
const river = { en: riverEn, id: riverId };

interface Classes {
  sessions: { unit: number; kind: string; starts_at: string; minutes: number; may_be_excused: boolean }[];
}

test(
  'a family comes from the card of the next live class into its room, and makes up for one that it cannot come to',
  { tag: '@once' },
  async ({ page, language }) => {
    const words = { en, id }[language];
    const { liveClass, childStatus } = textsOf(language).classroom;
    const { children } = await signInAs(page.request, 'sari@kancil.test', language);
    const alya = children.get('Alya') ?? 0;
    const { sessions } = await read<Classes>(page.request, `/live-class/child/${alya}`);
    const toCome = sessions.filter(({ may_be_excused, kind }) => may_be_excused && kind === 'class');
    const [first, later] = [toCome[0], toCome[1]];
    if (!first || !later) throw new Error('Alya has two live classes to come');
    const begins = new Date(first.starts_at);
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: words.unit(later.unit), exact: true }) });

    await test.step('the card says when it is, and leads to what the family should know before', async () => {
      await page.goto(paths.child(alya));
      const card = page.getByRole('main').locator('section').filter({ hasText: liveClass.next }).first();
      await expect(card).toContainText(classTime(language, begins, 'WIB'));
      await card.getByRole('link', { name: liveClass.see }).click();
      await expect(page).toHaveURL(paths.liveClasses(alya));
      await expect(page.getByText(classTime(language, begins, 'WIB')).first()).toBeVisible();
      await expect(page.getByText(words.bringBook(first.unit))).toBeVisible();
      await expect(page.getByRole('link', { name: liveClass.join })).toHaveCount(0);
      await expectAccessible(page);
    });

    await test.step('in the child’s room its stone says when, as one tells a child', async () => {
      await page.goto(paths.river(alya));
      await page.locator(`[data-stone="${first.unit * 4}"]`).click();
      await expect(
        page.getByRole('status').filter({ hasText: toldTime(language, begins, 'WIB') }),
      ).toBeVisible();
      await expect(page.locator('a[target="_blank"]')).toHaveCount(0);
      await page.goto(paths.liveClasses(alya));
    });

    await test.step('the sound is tried before, and a silent device is helped', async () => {
      await page.getByRole('button', { name: words.play }).click();
      await page.getByRole('button', { name: words.no, exact: true }).click();
      await expect(page.getByText(words.notHeardWays[0] ?? '')).toBeVisible();
      await page.getByRole('button', { name: words.yes, exact: true }).click();
      await expect(page.getByText(words.heard)).toBeVisible();
    });

    await test.step('who cannot come says so, takes a free place in another group, and may come after all', async () => {
      await row.getByRole('button', { name: words.cannotComeOf(words.unit(later.unit)) }).click();
      const dialog = page.getByRole('dialog');
      const [box, screen] = [await dialog.boundingBox(), page.viewportSize()];
      expect(Math.abs((box?.x ?? 0) * 2 + (box?.width ?? 0) - (screen?.width ?? 0))).toBeLessThan(20);
      await dialog.getByRole('button', { name: words.cannotComeAsk.yes }).click();
      await expect(row.getByText(liveClass.state.excused, { exact: true })).toBeVisible();
      await row.getByRole('button', { name: words.take }).first().click();
      await expect(row.getByText(liveClass.state.makes_up, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: words.makeUp(later.unit) })).toBeVisible();
      await expectAccessible(page);
      await expectReadableInLargeLetters(page);
      await row.getByRole('button', { name: words.chooseAnotherOf(words.unit(later.unit)) }).click();
      await dialog.getByRole('button', { name: words.giveUpAsk.yes }).click();
      await expect(row.getByText(liveClass.state.excused, { exact: true })).toBeVisible();
      await expect(row.getByRole('heading').first()).toBeFocused();
      await row.getByRole('button', { name: words.take }).first().click();
      await expect(row.getByText(liveClass.state.makes_up, { exact: true })).toBeVisible();
      await row.getByRole('button', { name: words.comesAfterAllOf(words.unit(later.unit)) }).click();
      await dialog.getByRole('button', { name: words.giveUpAsk.yes }).click();
      await expect(row.getByText(liveClass.state.to_come, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: words.makeUp(later.unit) })).toHaveCount(0);
    });

    await test.step('ten minutes before, the button is there and opens the room in a window of its own', async () => {
      await moveTo(page.request, new Date(begins.getTime() - 10 * minute));
      await page.goto(paths.child(alya));
      const ways = page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^(${liveClass.join}|${childStatus.watch})`) });
      await expect(ways.first()).toContainText(liveClass.join);
      await page.goto(paths.family);
      await page.getByRole('link', { name: `${liveClass.go} · Alya` }).click();
      await expect(page).toHaveURL(paths.liveClasses(alya));
      const join = page.getByRole('link', { name: liveClass.join });
      await expect(join).toHaveAttribute('rel', 'noopener noreferrer');
      await expectAccessible(page);
      const [room] = await Promise.all([page.context().waitForEvent('page'), join.click()]);
      await room.close();
    });

    await test.step('so does its stone in the child’s room, on which Kancil waits', async () => {
      await page.goto(paths.river(alya));
      const stone = page.locator('a[data-shines][target="_blank"]');
      await expect(stone).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(page.getByRole('status').filter({ hasText: river[language].says.comeIn })).toBeVisible();
      const [room] = await Promise.all([page.context().waitForEvent('page'), stone.click()]);
      await room.close();
      await page.goto(paths.liveClasses(alya));
    });

    await test.step('once it is over, there is no way in any more', async () => {
      await moveTo(page.request, new Date(begins.getTime() + (first.minutes + 1) * minute));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: liveClass.join })).toHaveCount(0);
    });
  },
);
