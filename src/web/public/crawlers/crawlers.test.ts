import { describe, expect, test } from 'vitest';
import { news as english } from '../../../i18n/en/news.ts';
import { news as indonesian } from '../../../i18n/id/news.ts';
import { sampleOf } from '../../../../tests/support/sample-address.ts';
import { screens } from '../../screens.ts';
import { aStory, loaderAt } from '../loader.test-support.ts';
import { loader as feed } from './feed.ts';
import { loader as robots } from './robots.ts';
import { loader as sitemap } from './sitemap.ts';

const lines = (text: string, element: string) =>
  [...text.matchAll(new RegExp(`<${element}[^>]*>([^<]*)</${element}>`, 'g'))].map(([, words]) => words);

describe('the feed', () => {
  const story = aStory(7, { title: 'Tom & <Jerry>', content_detail: `<p>${'word '.repeat(100)}</p>` });
  const of = async (language: string) => {
    const { args, asked } = loaderAt(`/rss/${language}.xml`, {
      'GET /news/category/{category}': () => ({ news: [story], total: 1 }),
    });
    const answer = await feed(args);
    return { type: answer.headers.get('content-type'), text: await answer.text(), asked };
  };

  test('tells the thirty newest stories in the language of its address', async () => {
    const { type, text, asked } = await of('en');
    expect(type).toBe('application/rss+xml; charset=utf-8');
    expect(asked).toEqual([
      ['GET /news/category/{category}', { params: { category: 1 }, query: { state: 'published', size: 30 } }],
    ]);
    expect(lines(text, 'title')).toEqual([
      `${english.list.title} · Kancil English`,
      'Tom &amp; &lt;Jerry&gt;',
    ]);
    expect(lines(text, 'link')).toEqual(['https://kancil.test/news', 'https://kancil.test/news/7']);
    expect(lines(text, 'language')).toEqual(['en']);
    expect(lines(text, 'pubDate')).toEqual(['Mon, 10 Aug 2026 03:00:00 GMT']);
    expect(lines(text, 'description')[1]).toMatch(/^(word ){50,}word…$/);
    const other = await of('id');
    expect(lines(other.text, 'title')).toEqual([`${indonesian.list.title} · Kancil English`, 'Cerita 7']);
    expect(lines(other.text, 'link')).toEqual([
      'https://kancil.test/news?lang=id',
      'https://kancil.test/news/7?lang=id',
    ]);
    expect(lines(other.text, 'language')).toEqual(['id']);
  });

  test('names a story differently in each language, for a reader who follows both', async () => {
    expect(lines((await of('en')).text, 'guid')).toEqual(['https://kancil.test/news/7#en']);
    expect(lines((await of('id')).text, 'guid')).toEqual(['https://kancil.test/news/7#id']);
  });
});

describe('the sitemap', () => {
  const made = async (articles: object[], works: object[] = []) => {
    const { args, asked } = loaderAt('/sitemap.xml', {
      'GET /news/articles': () => ({ articles }),
      'GET /news/student-performance': () => ({ news: works }),
    });
    return { text: await (await sitemap(args)).text(), asked };
  };

  test('names every public page and story in both languages, and each names the other', async () => {
    const { text } = await made([
      {
        news_id: 7,
        published_at: '2026-08-10T03:00:00.000Z',
        updated_at: '2026-08-12T03:00:00.000Z',
      },
    ]);
    const named = lines(text, 'loc');
    for (const path of ['/', '/our-courses', '/story-of-kancil/our-history', '/privacy', '/terms', '/news/7'])
      for (const address of [path, `${path}?lang=id`])
        expect(named).toContain(`https://kancil.test${address}`);
    const stories = text.split('\n').filter((line) => /<loc>https:\/\/kancil.test\/news\/7\b/.test(line));
    expect(stories).toHaveLength(2);
    for (const line of stories) {
      expect(line).toContain('<lastmod>2026-08-12T03:00:00.000Z</lastmod>');
      expect(line).toContain('hreflang="en" href="https://kancil.test/news/7"');
      expect(line).toContain('hreflang="id" href="https://kancil.test/news/7?lang=id"');
      expect(line).toContain('hreflang="x-default" href="https://kancil.test/news/7"');
    }
  });

  test('says when the pages changed that show the newest of all', async () => {
    const { text } = await made(
      [{ news_id: 7, published_at: '2026-08-10T03:00:00.000Z' }],
      [aStory(8, { published_at: '2026-08-09T03:00:00.000Z' })],
    );
    const changed = (path: string) =>
      text.split('\n').find((line) => line.includes(`<loc>https://kancil.test${path}</loc>`));
    for (const path of ['/', '/news'])
      expect(changed(path)).toContain('<lastmod>2026-08-10T03:00:00.000Z</lastmod>');
    expect(changed('/student-performance')).toContain('<lastmod>2026-08-09T03:00:00.000Z</lastmod>');
    expect(changed('/our-courses')).not.toContain('<lastmod>');
  });

  test('names the fixed pages when there is no story, and reads no article', async () => {
    const { text, asked } = await made([]);
    expect(lines(text, 'loc')).toHaveLength(26);
    expect(asked).toEqual([
      ['GET /news/articles', {}],
      ['GET /news/student-performance', { query: { limit: 1 } }],
    ]);
  });
});

test('robots are kept from what is a family’s or the school’s, and led to the sitemap', async () => {
  const text = await robots(loaderAt('/robots.txt', {}).args).text();
  for (const path of ['/admin', '/profile', '/children/', '/courses/', '/reset-password', '/api/v1/'])
    expect(text.split('\n')).toContain(`Disallow: ${path}`);
  const open = [...text.matchAll(/^Allow: (.*)$/gm)].map(([, path]) => path);
  expect(open).toEqual([
    '/api/v1/news/*/image',
    '/api/v1/news/*/header',
    '/api/v1/news/*/video',
    '/api/v1/news/picture/',
    '/api/v1/testimony/*/image',
  ]);
  expect(text).not.toMatch(/Disallow: \/(news|our-courses)?$/m);
  expect(text).toContain('\nSitemap: https://kancil.test/sitemap.xml\n');
});

test('robots are kept from every screen that asks for a sign-in', async () => {
  const text = await robots(loaderAt('/robots.txt', {}).args).text();
  const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  const guarded = screens.filter(({ guard }) => guard === 'parent' || guard === 'admin').map(sampleOf);
  expect(guarded.filter((path) => !closed.some((start) => path.startsWith(start)))).toEqual([]);
});
