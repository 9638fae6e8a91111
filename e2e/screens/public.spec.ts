import { paths } from '../../src/paths.ts';
import { askClass, bornYearsAgo } from '../support/class-finder.ts';
import { expectAllShown, lookAt } from '../support/look-at.ts';
import { publicPaths } from '../support/public-paths.ts';
import { expectAccessible, test } from '../support/test.ts';
import { playToLastAnswer } from '../support/trial-game.ts';

test.describe.configure({ mode: 'parallel' });

test('every public page can be used by everybody', { tag: '@screen' }, async ({ page, language }) => {
  const all = await publicPaths(page.request);
  const isStory = (path: string) => /^\/news\/\d+$/.test(path);
  const plain = [
    ...all.filter((path) => !isStory(path)),
    ...all.filter(isStory).slice(0, 1),
    paths.allNews,
    paths.privacy,
    paths.terms,
    paths.performancesOf(2),
    `${paths.faq}#age`,
    `${paths.faq}?q=${encodeURIComponent('<b>gajah</b>')}`,
    paths.activateAccount('a-token'),
    paths.reopenAccount('a-token'),
    paths.reopenAccount('', 'open'),
    paths.reopenAccount('', 'closed'),
    paths.reopenAccount('', 'unusable'),
    paths.activateSuccess,
    paths.alreadyActivated,
    paths.leaveMails('a-token', 'video_new'),
    paths.leaveMails('', ''),
    paths.waitingList(),
    paths.waitingList('a-token'),
    paths.verify('AAAA-BBBB-CCCC-DDDD'),
    '/a-page-that-is-not',
  ];
  const shown = [
    ...plain.map((path) => ({ path })),
    { path: paths.home, name: 'at the end of the trial', act: () => playToLastAnswer(page, language) },
  ];
  expectAllShown(({ area, file }) => area === 'public' && !file.startsWith('public/accounts/'), shown);
  await lookAt(page, shown);
});

test(
  'the pages of our courses can be used by everybody with each of their answers',
  { tag: '@screen' },
  async ({ page, request, say }) => {
    await page.goto(paths.ourCourses);
    await askClass(page, await bornYearsAgo(request, 15));
    await expectAccessible(page);
    await askClass(page, '');
    await expectAccessible(page);
    await page.goto(paths.coursesCost);
    await page.getByRole('button', { name: say({ en: 'Work it out', id: 'Hitung' }) }).click();
    await expectAccessible(page);
    await page.getByLabel(say({ en: 'City or regency', id: 'Kota atau kabupaten' })).fill('jakarta');
    await page.getByRole('button', { name: say({ en: 'Work it out', id: 'Hitung' }) }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Kota Jakarta Selatan' }).click();
    await expectAccessible(page);
  },
);
