import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { startSchool, testSchool } from '../../../tests/support/school.ts';
import type { News } from '../../contract/content-objects.ts';
import type { NewsCategory } from '../../domain/content/categories.ts';
import { contentActions } from './content.test-support.ts';
import { news as newsTable } from './tables.ts';

const school = await testSchool();
const desk = await contentActions(school);

const get = async (path: string) => (await school.call('GET', path)).body;
const titles = async (path: string) => ((await get(path))['news'] as { title: string }[]).map((n) => n.title);

describe('the lists of news', () => {
  test('have one category each, the newest first', async () => {
    await desk.performance('My mother and I', 3);
    await desk.published({ named: 'Older' });
    await desk.performance('A cook', 3);
    await desk.published({ named: 'Newer' });
    expect((await titles('/news/category/1')).slice(0, 2)).toEqual(['Newer', 'Older']);
    expect(await titles('/news/category/3')).toEqual(['A cook', 'My mother and I']);
  });

  test('of performances hold all three categories, and as many as are asked for', async () => {
    await desk.performance('First', 2);
    await desk.performance('Second', 3);
    await desk.performance('Third', 4);
    expect(await titles('/news/student-performance?limit=3')).toEqual(['Third', 'Second', 'First']);
    expect(await titles('/news/student-performance?limit=1')).toEqual(['Third']);
    const all = await titles('/news/student-performance');
    expect(all.slice(0, 3)).toEqual(['Third', 'Second', 'First']);
    expect(all).not.toContain('Newer');
    expect((await school.call('GET', '/news/student-performance?limit=0')).status).toBe(422);
  });

  test('are cut into pages as long as asked for, and then tell how many there are', async () => {
    for (let number = 1; number <= 13; number += 1) await desk.performance(`Work ${number}`, 2);
    const { news, total } = (await get('/news/category/2?size=12')) as unknown as {
      news: News[];
      total: number;
    };
    expect([news.length, news[0]?.title, news.at(-1)?.title]).toEqual([12, 'Work 13', 'Work 2']);
    const rest = await titles('/news/category/2?size=12&page=2');
    expect(rest[0]).toBe('Work 1');
    expect(total).toBe(12 + rest.length);
    expect(await titles('/news/category/2?size=12&page=3')).toEqual([]);
    for (const wrong of ['size=0', 'size=201', 'size=x', 'size=12&page=0'])
      expect((await school.call('GET', `/news/category/2?${wrong}`)).status, wrong).toBe(422);
  });

  test('are never given whole: without page and size come the newest 200, and how many there are', async () => {
    const { news, total } = await get('/news/category/4');
    expect([(news as News[]).length, total]).toEqual([total, total]);
    const [row] = await school.parts.database.db.select().from(newsTable).where(eq(newsTable.category, 4));
    const { newsId: _own, ...copy } = row ?? (await desk.performance('Of many', 4));
    await school.parts.database.transaction((tx) =>
      tx.insert(newsTable).values(Array.from({ length: 201 }, () => copy)),
    );
    const many = await get('/news/category/4');
    expect([(many['news'] as News[]).length, many['total']]).toEqual([200, Number(total) + 201]);
    expect((await get('/news/student-performance'))['news']).toHaveLength(200);
  });

  test('are searched by words of the titles in both languages', async () => {
    await desk.published({ named: 'A picnic', title: { en: 'A picnic in Garut', id: 'Piknik di Garut' } });
    await desk.published({ named: 'A song', title: { en: 'A song for Garut', id: 'Lagu untuk Garut' } });
    expect(await titles('/news/category/1?q=garut')).toEqual(['A song for Garut', 'A picnic in Garut']);
    expect(await titles('/news/category/1?q=garut%20pikn')).toEqual(['A picnic in Garut']);
    expect((await get('/news/category/1?q=garut&page=2&size=1'))['total']).toBe(2);
  });

  test('are not searched by words of their texts', async () => {
    await desk.performance('Paper kites', 2);
    expect(await titles('/news/category/2?q=kites')).toEqual(['Paper kites']);
    expect(await titles('/news/category/2?q=about')).toEqual([]);
  });

  test('name every article for search engines, the newest first, without a word of it', async () => {
    const older = await desk.published({ named: 'For search engines' });
    const newer = await desk.published({ named: 'For search engines too' });
    const work = await desk.performance('No article', 2);
    const articles = (await get('/news/articles'))['articles'] as { news_id: number }[];
    expect(articles.slice(0, 2)).toEqual(
      [newer, older].map(({ newsId, createdAt }) => ({
        news_id: newsId,
        published_at: createdAt.toISOString(),
        updated_at: createdAt.toISOString(),
      })),
    );
    expect(articles.map(({ news_id }) => news_id)).not.toContain(work.newsId);
  });

  test.each(['0', '5', 'x', '1.5', '99999999999'])(
    'of category %s, which is none, do not exist',
    async (c) => {
      expect((await school.call('GET', `/news/category/${c}`)).status).toBe(404);
    },
  );
});

describe('the lists of testimonies', () => {
  test('are of one category or of all, the newest first, and as many as are asked for', async () => {
    await desk.testimony('Graduate', 2);
    await desk.testimony('Student', 3);
    const senders = async (path: string) =>
      ((await get(path))['testimonies'] as { sender: string }[]).map(({ sender }) => sender);
    expect(await senders('/testimony/category/2')).toEqual(['Graduate']);
    expect(await senders('/testimony/category/3')).toEqual(['Student']);
    expect((await senders('/testimony/getAll')).slice(0, 2)).toEqual(['Student', 'Graduate']);
    await desk.testimony('Later student', 3);
    expect(await senders('/testimony/getAll?size=1')).toEqual(['Later student']);
    expect(await senders('/testimony/category/3?size=1')).toEqual(['Later student']);
    expect(await senders('/testimony/category/3?size=2')).toEqual(['Later student', 'Student']);
    expect((await school.call('GET', '/testimony/getAll?size=0')).status).toBe(422);
    expect(await senders('/testimony/getAll?q=later%20stud')).toEqual(['Later student']);
    expect((await get('/testimony/category/3?page=2&size=1'))['total']).toBe(2);
  });

  test.each(['0', '4', 'x'])('of category %s, which is none, do not exist', async (c) => {
    expect((await school.call('GET', `/testimony/category/${c}`)).status).toBe(404);
  });
});

test('a category without anything is an empty list', async () => {
  const empty = await startSchool();
  try {
    for (const category of [1, 2, 3, 4] satisfies NewsCategory[])
      expect((await empty.call('GET', `/news/category/${category}`)).body['news']).toEqual([]);
    expect((await empty.call('GET', '/testimony/category/1')).body['testimonies']).toEqual([]);
    expect((await empty.call('GET', '/news/student-performance')).body['news']).toEqual([]);
  } finally {
    await empty.close();
  }
});
