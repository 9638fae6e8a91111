import type { Page } from '@playwright/test';
import { demoNews } from '../src/demo/news.ts';
import { paths } from '../src/paths.ts';
import { read, signInAs } from './support/demo.ts';
import { publicPaths } from './support/public-paths.ts';
import { expect, test } from './support/test.ts';

test(
  'public pages ask no other host for anything, whatever is scrolled to',
  { tag: '@once' },
  async ({ page }) => {
    // The fixture `watched` fails on the first request to another host, and on any report of the policy.
    for (const path of await publicPaths(page.request)) {
      await page.goto(path);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('[src], link[href], [srcset], [poster]')]
          .flatMap((one) => ['src', 'href', 'srcset', 'poster'].map((name) => one.getAttribute(name) ?? ''))
          .filter((address) => /^(https?:)?\/\//.test(address) && !address.startsWith(location.origin)),
      );
      expect(outside, path).toEqual([]);
    }
  },
);

test(
  'robots, sitemap and feeds are whole, and name this school by its public address',
  { tag: '@once' },
  async ({ page, server }) => {
    const robots = await (await page.request.get(paths.robots)).text();
    expect(robots).toContain(`Sitemap: ${server.url}${paths.sitemap}`);
    expect(robots).toContain('Disallow: /admin');
    for (const path of [paths.sitemap, paths.feed('en'), paths.feed('id')]) {
      const answer = await page.request.get(path);
      expect(answer.headers()['content-type'], path).toMatch(/xml/);
      const problem = await page.evaluate(
        (xml) =>
          new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
        await answer.text(),
      );
      expect(problem, path).toBeUndefined();
    }
    // Another test of the same school may have deleted one of the demo's stories.
    const { news } = await read<{ news: { title: string }[] }>(
      page.request,
      '/news/category/1?page=1&size=100',
    );
    const published = demoNews.filter(({ title }) => news.some((story) => story.title === title.en));
    expect(published.length).toBeGreaterThanOrEqual(demoNews.length - 1);
    for (const language of ['en', 'id'] as const) {
      const feed = await (await page.request.get(paths.feed(language))).text();
      for (const { title } of published) expect(feed).toContain(title[language]);
    }
    const manifest = (await (await page.request.get('/site.webmanifest')).json()) as {
      icons: { src: string }[];
    };
    for (const { src } of manifest.icons) expect((await page.request.get(src)).status(), src).toBe(200);
  },
);

test(
  'a story shows its header as wide as the screen needs, and leads on',
  { tag: '@screen' },
  async ({ page, say }) => {
    const [newest] = demoNews;
    await page.goto(paths.news);
    const heading = say(newest?.title ?? { en: '', id: '' });
    await page.getByRole('article').filter({ hasText: heading }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const header = page.getByRole('main').locator('article img').first();
    await expect(header).toHaveJSProperty('complete', true);
    expect(await header.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/form=\d+\.avif$/);
    await page.getByRole('link', { name: say(newest?.link?.button ?? { en: '', id: '' }) }).click();
    await expect(page).toHaveURL(paths.ourCourses);
  },
);

test(
  'a child’s work plays where it stands, and is loaded only then',
  { tag: '@once' },
  async ({ page, say }) => {
    const videos: string[] = [];
    page.on('request', (request) => {
      if (/\/video\b/.test(request.url())) videos.push(request.url());
    });
    await page.goto(paths.studentPerformance);
    await page.waitForLoadState('networkidle');
    expect(videos).toEqual([]);
    const title = say({ en: 'My picture of Mount Papandayan', id: 'Gambarku tentang Gunung Papandayan' });
    const video = page.getByRole('listitem').filter({ hasText: title }).locator('video');
    await expect(video).toHaveJSProperty('controls', false);
    await page.getByRole('button', { name: say({ en: `Play: ${title}`, id: `Putar: ${title}` }) }).click();
    await expect(video).toHaveJSProperty('controls', true);
    await expect
      .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
      .toBeGreaterThan(0);
    const another = page.locator('video').last();
    await another.evaluate((player: HTMLVideoElement) => player.play());
    await expect(video, 'one at a time is heard').toHaveJSProperty('paused', true);
    await expect(another).toHaveJSProperty('paused', false);
  },
);

test('a child’s work pauses when its row is moved on', { tag: '@once' }, async ({ page }) => {
  await page.goto(paths.studentPerformance);
  const row = page.locator('[data-category="2"] [data-row]');
  const video = row.locator('video').first();
  await row.locator('[data-play]').first().click();
  await expect
    .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
    .toBeGreaterThan(0);
  await expect(video).toHaveJSProperty('paused', false);
  await row.evaluate((element) => element.scrollBy(element.scrollWidth, 0));
  await expect(video).toHaveJSProperty('paused', true);
});

test(
  'a row that does not fit is stepped through by buttons, one that fits has none',
  { tag: '@once' },
  async ({ page, say }) => {
    await page.goto(paths.studentPerformance);
    const row = page
      .getByRole('region', { name: 'Video: #WFHArt' })
      .or(page.getByRole('region', { name: 'Videos: #WFHArt' }));
    const steps = page.getByRole('group', { name: say({ en: 'Videos: #WFHArt', id: 'Video: #WFHArt' }) });
    const [before, after] = [
      steps.getByRole('button', { name: say({ en: 'Previous', id: 'Sebelumnya' }) }),
      steps.getByRole('button', { name: say({ en: 'Next', id: 'Berikutnya' }) }),
    ];
    await expect(row).toHaveAttribute('tabindex', '0');
    await expect(steps.getByRole('status')).toHaveText(/^1(–\d)? \/ 5$/);
    await expect(before).toHaveAttribute('aria-disabled', 'true');
    await after.click();
    await expect(steps.getByRole('status')).not.toHaveText(/^1/);
    await expect(before).toHaveAttribute('aria-disabled', 'false');
    const alone = page.getByRole('group', {
      name: say({ en: 'Videos: My Parents & Me', id: 'Video: My Parents & Me' }),
    });
    await expect(alone.getByRole('list')).toBeVisible();
    await expect(alone.getByRole('button', { name: say({ en: 'Next', id: 'Berikutnya' }) })).toHaveCount(0);
  },
);

/** As if staff had entered this name. */
const setName = (page: Page, words: readonly string[], isLong: boolean) =>
  page.locator('header a[aria-label] > span').evaluate(
    (mark, [[first = '', ...others], long]) => {
      const name = mark.querySelector(':scope > span') as HTMLElement;
      const second = name.querySelector('span') as HTMLElement;
      (mark as HTMLElement).dataset['long'] = String(long);
      (name.firstChild as Text).data = first;
      second.textContent = others.join(' ');
      const [shown, place] = [name.getBoundingClientRect(), mark.getBoundingClientRect()];
      return {
        isSeen: shown.top >= place.top - 3 && shown.bottom <= place.bottom + 3 && shown.right <= innerWidth,
        isTooWide: document.documentElement.scrollWidth > innerWidth,
      };
    },
    [words, isLong] as const,
  );

test(
  'a name of thirty letters is seen in the header of guests and families at every width',
  { tag: '@once' },
  async ({ page }) => {
    const look = async (who: string) => {
      for (const width of [360, 412, 768, 1280, 1440]) {
        await page.setViewportSize({ width, height: 600 });
        await page.goto(paths.history);
        for (const words of [
          ['Kancil', 'English'],
          ['Rumah', 'Bahasa', 'Sekolah', 'Bintang A'],
          ['Rumahbahasasekolahbintanggarut', ''],
        ])
          expect(
            await setName(page, words, words.join(' ').length > 16),
            `${words[0]} ${who} ${width}`,
          ).toEqual({
            isSeen: true,
            isTooWide: false,
          });
      }
    };
    await look('guest');
    await signInAs(page.request, 'sari@kancil.test');
    await look('family');
  },
);

test(
  'a word of sixty letters on the button of a story stays in its card',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 600 });
    await page.goto(paths.news);
    const card = page.getByRole('article').first();
    const link = card.getByRole('link');
    await link.evaluate((element) => {
      (element.firstChild as Text).data = 'w'.repeat(60);
    });
    const [outer, inner] = [await card.boundingBox(), await link.boundingBox()];
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
  },
);
