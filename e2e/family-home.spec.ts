import { DEMO_PASSWORD } from '../src/demo/people.ts';
import { classTime } from '../src/i18n/dates.ts';
import { site as en } from '../src/i18n/en/site.ts';
import { site as id } from '../src/i18n/id/site.ts';
import { paths } from '../src/paths.ts';
import { read } from './support/demo.ts';
import { expect, test } from './support/test.ts';
import { textsOf } from './support/texts.ts';

interface Lessons {
  children: { child_id: number; next_live_class: { starts_at: string } | null }[];
}
interface Account {
  users: { unread_messages: number };
}
interface Classes {
  sessions: { session_id: number; state: string }[];
}

const siteTexts = { en, id };

// The week of the lessons and the unread messages are those of a school that nobody has touched.
test.use({ ownSchool: 'untouched' });

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

    const cards = page.getByRole('tabpanel').getByRole('listitem');
    await test.step('what has to be done first stands first, and the parcel is told of', async () => {
      await expect(cards.first()).toContainText('Rafi');
      await expect(
        cards.first().getByRole('link', { name: `${classroom.childStatus.awaitingTake} · Rafi` }),
      ).toBeVisible();
      await expect(cards.first()).toContainText(classroom.parcel.packing('Rafi'));
    });

    await test.step('the next live class is told of, and one that the child cannot come to leaves its place to what else waits', async () => {
      const { children: lessons } = await read<Lessons>(page.request, '/course/family');
      const alya = lessons.find(({ next_live_class }) => next_live_class !== null);
      const childId = alya?.child_id ?? 0;
      const when = classTime(language, new Date(alya?.next_live_class?.starts_at ?? ''), 'WIB');
      await cards
        .last()
        .getByRole('link', { name: classroom.liveClass.on(when) })
        .click();
      await expect(page).toHaveURL(paths.liveClasses(childId));
      const { sessions } = await read<Classes>(page.request, `/live-class/child/${childId}`);
      const next = sessions.find(({ state }) => state === 'planned');
      const data = { child_id: childId, session_id: next?.session_id };
      const excused = await page.request.post('/api/v1/live-class/excuse', { data });
      expect(excused.ok(), await excused.text()).toBe(true);
      await page.goto(paths.family);
      // A new report waits, too, and comes before the videos.
      await cards
        .last()
        .getByRole('link', { name: `${classroom.reports.read} · Alya` })
        .click();
      await expect(page).toHaveURL(new RegExp(paths.childReports(childId)));
    });

    await test.step('a message that was read is no longer counted, on any page', async () => {
      const inbox = family.getByRole('link', { name: site.family.inbox });
      const { users } = await read<Account>(page.request, '/users/session');
      await expect(inbox).toContainText(site.unread(users.unread_messages));
      await inbox.click();
      await page.getByRole('tabpanel').locator('[data-unread]').first().click();
      await expect(inbox).toContainText(site.unread(users.unread_messages - 1));
      await page.goto(paths.news);
      await expect(inbox).toContainText(site.unread(users.unread_messages - 1));
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
