import { childCalendar } from '../src/i18n/id/child-calendar.ts';
import { paths } from '../src/paths.ts';
import { signInAs } from './support/demo.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

test(
  'a parent makes, copies, renews and removes a child’s calendar address',
  { tag: '@once' },
  async ({ page, context, language }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { myClass } = textsOf(language).classroom;
    const { children } = await signInAs(page.request, 'sari@kancil.test', language);
    const address = page.locator('code');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const read = async (url: string) => {
      const answer = await page.request.get(new URL(url).pathname);
      return { status: answer.status(), text: await answer.text() };
    };
    let first = '';
    let second = '';

    await test.step('it is made when it is asked for, shown and copied', async () => {
      await page.goto(paths.child(children.get('Alya') ?? 0));
      await button(myClass.calendarOpen).click();
      await button(childCalendar.make).click();
      await expect(page.getByRole('heading', { name: childCalendar.madeTitle })).toBeFocused();
      first = (await address.textContent()) ?? '';
      await button(childCalendar.copy).click();
      await expect(button(childCalendar.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
      await expect(page.getByRole('link', { name: childCalendar.open })).toHaveAttribute(
        'href',
        first.replace('http:', 'webcal:'),
      );
      await expectAccessible(page);
      const { status, text } = await read(first);
      expect(status).toBe(200);
      expect(text).toContain('Alya');
    });

    await test.step('after a reload nobody is shown it again, and the browser has kept it nowhere', async () => {
      await page.reload();
      await button(myClass.calendarOpen).click();
      await expect(page.getByText(childCalendar.hidden)).toBeVisible();
      await expect(address).toHaveCount(0);
      const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
      expect(kept).not.toContain(first.split('/').at(-1));
    });

    await test.step('a new one is asked about first, and ends the old one', async () => {
      await button(childCalendar.renew).click();
      await button(childCalendar.renewAsk.no).click();
      expect((await read(first)).status).toBe(200);
      await button(childCalendar.renew).click();
      await button(childCalendar.renewAsk.yes).click();
      await expect(address).toBeVisible();
      second = (await address.textContent()) ?? '';
      expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
    });

    await test.step('it is removed after a question, and can be made again', async () => {
      await button(childCalendar.remove).click();
      await button(childCalendar.removeAsk.yes).click();
      await expect(button(childCalendar.make)).toBeVisible();
      await expect(address).toHaveCount(0);
      expect((await read(second)).status).toBe(404);
    });
  },
);
