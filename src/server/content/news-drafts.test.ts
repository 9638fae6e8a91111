import { describe, expect, test } from 'vitest';
import { type Visitor, startSchool, testSchool } from '../../../tests/support/school.ts';
import type { News } from '../../contract/content-objects.ts';
import { type NewsApi, newsApi } from './news-desk.test-support.ts';

const school = await testSchool();
const admin = await school.admin();
const parent = await school.parent();
const desk = await newsApi(school, admin);

const titles = async (who: Pick<Visitor, 'call'>, path: string) =>
  ((await who.call('GET', path)).body['news'] as News[]).map(({ title }) => title);

test('a draft is in no answer to guests and parents: no list, no search, no page, none of its files', async () => {
  const draft = await desk.stored({ cardNewsTitleEN: 'Secret picnic', published: false });
  const work = await desk.performance({ titleEN: 'Secret song', published: false });
  expect([draft.published_at, work.published_at]).toEqual([null, null]);
  for (const who of [school, parent]) {
    for (const path of [
      '/news/category/1',
      '/news/category/1?state=draft',
      '/news/category/1?q=secret',
      '/news/category/2',
      '/news/category/2?page=1&size=10',
      '/news/student-performance',
      '/news/articles',
    ]) {
      const { status, body } = await who.call('GET', path);
      expect(status, path).toBe(200);
      expect(JSON.stringify(body), path).not.toMatch(/Secret|"news_id":(?:1|2)\b/);
      if ('total' in body) expect(body['total'], path).toBe(0);
    }
    expect((await who.call('GET', `/news/id/${draft.news_id}`)).status).toBe(404);
  }
  for (const url of [
    draft.image_url,
    draft.header_url,
    draft.share_url,
    draft.image_set?.avif.split(' ')[0],
    work.video_url,
  ]) {
    const asGuest = await school.app.inject({ url: url ?? '' });
    expect(asGuest.statusCode, url ?? '').toBe(404);
    const asStaff = await school.app.inject({ url: url ?? '', headers: { cookie: admin.cookie() } });
    expect(asStaff.statusCode, url ?? '').toBe(200);
    expect(asStaff.headers['cache-control']).toBe('private, max-age=86400');
  }
});

test('staff are answered drafts before the others, alone or not at all, also by search', async () => {
  school.clock.advance('PT1M');
  await desk.stored({ cardNewsTitleEN: 'Published note' });
  const draft = await desk.stored({ cardNewsTitleEN: 'Unfinished note', published: false });
  const list = '/news/category/1?q=note&page=1';
  expect(await titles(admin, list)).toEqual(['Unfinished note', 'Published note']);
  expect(await titles(admin, `${list}&state=draft`)).toEqual(['Unfinished note']);
  expect(await titles(admin, `${list}&state=published`)).toEqual(['Published note']);
  expect((await admin.call('GET', `${list}&size=1`)).body['total']).toBe(2);
  expect((await admin.call('GET', '/news/category/1?state=hidden')).status).toBe(422);
  expect(await desk.asSeenBy(admin, draft.news_id)).toMatchObject({ published_at: null });
  expect(await titles(school, list)).toEqual(['Published note']);
});

describe('published and withdrawn', () => {
  test('a story is there for guests with the next request, and gone with the next', async () => {
    const draft = await desk.stored({ cardNewsTitleEN: 'On and off', published: false });
    const listed = async () => (await titles(school, '/news/category/1')).includes('On and off');
    expect(await listed()).toBe(false);
    school.clock.set('2026-08-12T05:00:00.000Z');
    const published = await desk.update(draft.news_id, { cardNewsTitleEN: 'On and off', published: true });
    expect(published.body['news']).toMatchObject({ published_at: '2026-08-12T05:00:00.000Z' });
    expect(await listed()).toBe(true);
    expect(await desk.asSeenBy(school, draft.news_id)).toBeDefined();
    await desk.update(draft.news_id, { published: false });
    expect(await listed()).toBe(false);
    expect(await desk.asSeenBy(school, draft.news_id)).toBeUndefined();
  });

  test('a story keeps its date while it is published, and has a new one when it is published again', async () => {
    const { news_id: id, published_at: first } = await desk.stored();
    school.clock.advance('P1D');
    const dateAfter = async (changes: Parameters<NewsApi['update']>[1]) =>
      ((await desk.update(id, changes)).body['news'] as News).published_at;
    expect(await dateAfter({ published: true })).toBe(first);
    expect(await dateAfter({ cardNewsTitleEN: 'Corrected' })).toBe(first);
    expect(await dateAfter({ published: false })).toBeNull();
    expect(await dateAfter({ cardNewsTitleEN: 'Still a draft' })).toBeNull();
    expect(await dateAfter({ published: true })).toBe(school.clock.now().toISOString());
  });

  test('stories stand in the order of their publication, not of their creation', async () => {
    const early = await desk.stored({ cardNewsTitleEN: 'Order one', published: false });
    school.clock.advance('PT1M');
    await desk.stored({ cardNewsTitleEN: 'Order two' });
    school.clock.advance('PT1M');
    await desk.update(early.news_id, { cardNewsTitleEN: 'Order one', published: true });
    expect(await titles(school, '/news/category/1?q=order')).toEqual(['Order one', 'Order two']);
    const found = (await school.call('GET', '/news/articles')).body as unknown as {
      articles: { news_id: number; published_at: string; updated_at: string }[];
    };
    expect(found.articles[0]).toEqual({
      news_id: early.news_id,
      published_at: school.clock.now().toISOString(),
      updated_at: school.clock.now().toISOString(),
    });
    const since = school.clock.now().toISOString();
    school.clock.advance('PT1M');
    await desk.update(early.news_id, { cardNewsTitleEN: 'Order first' });
    const changed = (await school.call('GET', '/news/articles')).body as unknown as typeof found;
    expect(changed.articles[0]).toEqual({
      news_id: early.news_id,
      published_at: since,
      updated_at: school.clock.now().toISOString(),
    });
  });
});

test('an admin who has still to set up a second factor sees what guests see', async () => {
  const strict = await startSchool({ STAFF_SECOND_FACTOR: 'required' });
  try {
    const due = await strict.admin();
    await strict.parts.database.execute(
      `insert into news (category, title, title_indo, card_button_text, card_button_text_indo, content_detail,
        content_detail_indo, content_button_text, content_button_text_indo, created_at, updated_at)
      values (1, 'Draft', 'Draf', '', '', 'x', 'x', '', '', '2026-08-10T03:00:00Z', '2026-08-10T03:00:00Z')`,
    );
    expect((await due.call('GET', '/news/category/1')).body['news']).toEqual([]);
    expect((await due.call('GET', '/news/id/1')).status).toBe(404);
  } finally {
    await strict.close();
  }
});
