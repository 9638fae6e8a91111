import { paths } from '../src/paths.ts';
import { signInAs } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

/** Which buttons are pressed before React has committed the page, and which after that, before it says so. */
interface Presses {
  before: string[];
  between?: string[];
}

test(
  'a press before the scripts is repeated when they are there, unless another came since or the page has handled it',
  { tag: '@once' },
  async ({ page }) => {
    // The page's own scripts never come: this says in their place when they are there.
    await page.route('**/assets/*.js', () => new Promise(() => undefined));
    const pressed = async (presses: Presses) => {
      await page.goto(paths.signUp, { waitUntil: 'commit' });
      await expect(page.locator('main')).toBeVisible();
      return page.evaluate(({ before, between = [] }) => {
        const seen: string[] = [];
        const buttons = new Map(
          ['open', 'close'].map((name) => [name, Object.assign(document.createElement('button'), { name })]),
        );
        for (const button of buttons.values()) {
          button.type = 'button';
          button.addEventListener('click', () => seen.push(button.name));
          document.body.append(button);
        }
        buttons.get('close')?.setAttribute('data-close-banner', '');
        const press = (name: string) => buttons.get(name)?.click();
        before.forEach(press);
        document.body.dataset['hydrated'] = 'true';
        between.forEach(press);
        dispatchEvent(new Event('hydrated'));
        return seen;
      }, presses);
    };
    expect(await pressed({ before: ['open'] })).toEqual(['open', 'open']);
    expect(await pressed({ before: ['open'], between: ['open'] })).toEqual(['open', 'open']);
    expect(await pressed({ before: ['open', 'close'] })).toEqual(['open', 'close']);
    expect(await pressed({ before: [] })).toEqual([]);
  },
);

test(
  'a part of a page whose script comes late is shown once its buttons work',
  { tag: '@once' },
  async ({ page, language }) => {
    const { children, fields } = textsOf(language);
    const family = await signInAs(page.request, 'budi@kancil.test', language);
    const [child = 0] = family.children.values();
    let arrive = () => {};
    const arrives = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/personal-details-*.js', async (route) => {
      await arrives;
      await route.continue();
    });
    const edit = page.getByRole('button', { name: children.page.edit, exact: true });
    const asked = page.waitForRequest('**/assets/personal-details-*.js');
    await page.goto(paths.child(child, 2), { waitUntil: 'commit' });
    await asked;
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(edit).toHaveCount(0);
    arrive();
    await edit.click();
    await expect(page.getByRole('textbox', { name: fields.first_name, exact: true })).toBeVisible();
  },
);
