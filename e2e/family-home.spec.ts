import { DEMO_PASSWORD } from '../src/demo/people.ts';
import { site as en } from '../src/i18n/en/site.ts';
import { site as id } from '../src/i18n/id/site.ts';
import { paths } from '../src/paths.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

const siteTexts = { en, id };

// The week of the lessons and the unread messages are those of a school that nobody has touched.
test.use({ ownSchool: 'family-home' });

test(
  'signing in leads to the one thing to do for each child, and to payments and messages by one touch',
  { tag: '@once' },
  async ({ page, language }) => {
    const { classroom, profile, children } = textsOf(language);
    const site = siteTexts[language];
    const family = page.getByRole('navigation', { name: site.familyNavigation });

    await page.goto(paths.login);
    await page.getByLabel('Email', { exact: true }).fill('sari@kancil.test');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: site.signIn, exact: true }).click();
    await expect(page).toHaveURL(/\/profile\?tab=4/);
    await expect(family.getByRole('link', { name: site.family.children })).toHaveAttribute(
      'aria-current',
      'true',
    );

    await test.step('what has to be done first stands first, and the parcel is told of', async () => {
      const cards = page.getByRole('tabpanel').getByRole('listitem');
      await expect(cards.first()).toContainText('Rafi');
      await expect(
        cards.first().getByRole('link', { name: `${classroom.childStatus.awaitingTake} · Rafi` }),
      ).toBeVisible();
      await expect(cards.first()).toContainText(classroom.parcel.packing('Rafi'));
      await cards
        .last()
        .getByRole('link', { name: `${classroom.childStatus.watch} · Alya` })
        .click();
      await expect(page).toHaveURL(/\/courses\/\d+\/child\/\d+/);
      await expect(page.locator('video')).toBeVisible();
    });

    await test.step('a message that was read is no longer counted, on any page', async () => {
      const inbox = family.getByRole('link', { name: site.family.inbox });
      await expect(inbox).toContainText(site.unread(1));
      await inbox.click();
      await page.getByRole('tabpanel').locator('[data-unread]').first().click();
      await expect(inbox).toHaveAccessibleName(site.family.inbox);
      await page.goto(paths.news);
      await expect(inbox).toHaveAccessibleName(site.family.inbox);
    });

    await test.step('from one child to the other it is one touch', async () => {
      await family.getByRole('link', { name: site.family.children }).click();
      await page.getByRole('link', { name: /^Alya/ }).first().click();
      await page
        .getByRole('navigation', { name: children.page.siblings })
        .getByRole('link', { name: 'Rafi' })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Rafi');
    });

    await family.getByRole('link', { name: site.family.payments }).click();
    await expect(page.getByRole('tab', { name: profile.tabs.payments })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);
