import { describe, expect, test } from 'vitest';
import { aStory, listOf, loaderAt } from '../loader.test-support.ts';
import { loader as list } from './news.tsx';
import { loader as item } from './news-item.tsx';

const LIST = 'GET /news/category/{category}';
const ITEM = 'GET /news/id/{id}';

describe('the list of stories', () => {
  const shown = async (address: string, count: number) => {
    const { args } = loaderAt(address, { [LIST]: listOf(count) });
    const { news, ...rest } = await list(args);
    return { ...rest, ids: news.map(({ news_id }) => news_id) };
  };

  test('is the newest four, and asks for no more', async () => {
    const { args, asked } = loaderAt('/news', { [LIST]: listOf(9) });
    const { page, news, count } = await list(args);
    expect([page, count, news.map(({ news_id }) => news_id)]).toEqual([null, 9, [9, 8, 7, 6]]);
    expect(asked).toEqual([[LIST, { params: { category: 1 }, query: { state: 'published', size: 4 } }]]);
  });

  test('of all stories is cut into pages of 24', async () => {
    const first = await shown('/news?page=all', 25);
    expect(first).toMatchObject({ page: 1, pages: 2, count: 25 });
    expect([first.ids.length, first.ids[0], first.ids.at(-1)]).toEqual([24, 25, 2]);
    expect(await shown('/news?page=2', 25)).toEqual({ page: 2, pages: 2, count: 25, ids: [1] });
    expect((await shown('/news?page=all', 24)).pages).toBe(1);
  });

  test('without a story is a page all the same', async () => {
    expect(await shown('/news?page=all', 0)).toEqual({ page: 1, pages: 1, count: 0, ids: [] });
  });

  test('ends with its last page', async () => {
    await expect(shown('/news?page=3', 48)).rejects.toMatchObject({ init: { status: 404 } });
    await expect(shown('/news?page=2', 24)).rejects.toMatchObject({ init: { status: 404 } });
  });

  test.each(['foo', '1', '0', '-1', '2.5'])(
    'is the newest when asked for page %s, which is none',
    async (page) => {
      expect((await shown(`/news?page=${page}`, 9)).page).toBeNull();
    },
  );
});

describe('a story', () => {
  const at = (id: string, answers: Parameters<typeof loaderAt>[1]) =>
    loaderAt(`/news/${id}`, answers, { newsId: id });

  test('leads on to the three newest others', async () => {
    for (const [id, others] of [
      [9, [8, 7, 6]],
      [8, [9, 7, 6]],
      [2, [9, 8, 7]],
    ] as const) {
      const { args, asked } = at(String(id), { [ITEM]: () => ({ news: aStory(id) }), [LIST]: listOf(9) });
      const loaded = await item(args);
      expect(loaded.item.news_id).toBe(id);
      expect(loaded.others.map(({ news_id }) => news_id)).toEqual(others);
      expect(asked[1]).toEqual([LIST, { params: { category: 1 }, query: { state: 'published', size: 4 } }]);
    }
  });

  test('that is not there is a page that is not there, and nothing else is asked', async () => {
    const { args, asked } = at('77', { [LIST]: listOf(9) });
    await expect(item(args)).rejects.toMatchObject({ init: { status: 404 } });
    expect(asked).toHaveLength(1);
  });

  test('that is a draft, which staff are answered, is a page that is not there', async () => {
    const { args, asked } = at('5', { [ITEM]: () => ({ news: aStory(5, { published_at: null }) }) });
    await expect(item(args)).rejects.toMatchObject({ init: { status: 404 } });
    expect(asked).toHaveLength(1);
  });

  test('that a child made leads to all works of its category, where it stands', async () => {
    const { args, asked } = at('5', { [ITEM]: () => ({ news: aStory(5, { category: 3 }) }) });
    const answer = (await item(args).catch((thrown: unknown) => thrown)) as Response;
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      '/student-performance?category=3#performance-5',
    ]);
    expect(asked).toHaveLength(1);
  });
});
