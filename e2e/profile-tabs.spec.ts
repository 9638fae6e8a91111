import { paths } from '../src/paths.ts';
import { signInAs } from './support/demo.ts';
import { addChildren, registerFamily } from './support/school.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

test.use({ javaScriptEnabled: false });

test(
  'a tab that is chosen before the page’s script has come shows its panel',
  { tag: '@once' },
  async ({ page }) => {
    await signInAs(page.request, 'sari@kancil.test');
    await page.goto(paths.profile());
    await page.getByRole('tab', { name: 'Anak Saya' }).click();
    await expect(page).toHaveURL(/\?tab=4$/);
    await expect(page.getByRole('tab', { name: 'Anak Saya' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Anak Saya' })).toBeVisible();
  },
);

test(
  'a family at its limit reads so in place of the way to add a child, and in place of its form',
  { tag: '@once' },
  async ({ page, language, newEmail }) => {
    const { children, profile } = textsOf(language);
    const full = page.getByText(children.add.full(12));
    await registerFamily(page.request, newEmail, 'ID');
    const twelve = Array.from({ length: 12 }, () => ({ first_name: 'Dewi', birthdate: '2018-05-02' }));
    const [first = 0] = await addChildren(page.request, newEmail, twelve.slice(0, 11));
    await page.goto(paths.profile(4));
    await expect(page.getByRole('link', { name: profile.children.add })).toBeVisible();
    await addChildren(page.request, newEmail, twelve.slice(11));
    await page.goto(paths.profile(4));
    await expect(full).toBeVisible();
    await expect(page.getByRole('link', { name: profile.children.add })).toHaveCount(0);
    await page.goto(paths.addChild);
    await expect(full).toBeVisible();
    await expect(page.getByRole('button', { name: children.add.save })).toHaveCount(0);
    await page.goto(paths.addChildFinish(first));
    await expect(page.getByRole('link', { name: children.finish.toPage('Dewi') })).toBeVisible();
    await expect(page.getByRole('link', { name: children.finish.toAnother })).toHaveCount(0);
  },
);
