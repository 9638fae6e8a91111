import { describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { newsApi } from './news-desk.test-support.ts';

const school = await testSchool();
const admin = await school.admin();
const desk = await newsApi(school, admin);

const buttons = { contentButtonTextEN: 'Go', contentButtonTextID: 'Ke sana' };
const linked = (contentLinkTo: string) => desk.store({ ...buttons, contentLinkTo });

test('a link in a text leads to a published story or is refused', async () => {
  const { news_id: id } = await desk.stored();
  const linking = (to: string) => desk.store({ contentDetailID: `<p>Lihat <a href="${to}">ini</a></p>` });
  expect((await linking(`news/${id}`)).status).toBe(201);
  const { status, body } = await linking('news/999999');
  expect([status, body.errors]).toEqual([
    422,
    {
      contentDetailID:
        'Content Detail (Indonesia) holds a link to a story that is not published. Please change or remove that link',
    },
  ]);
});

describe('the button of an article', () => {
  test.each([
    'https://example.org/a?b=c#d',
    'http://example.org',
    'our-courses',
    '/student-performance?category=3',
    'news/teens-adult-class',
    'Sign-Up',
  ])('may lead to %s', async (link) => {
    const answer = await linked(link);
    expect([answer.status, answer.body.errors]).toEqual([201, undefined]);
    expect(answer.body['news']).toMatchObject({ link });
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://example.org/x',
    'mailto:a@b.example',
    '//evil.example/x',
    'https:evil.example',
    'our-curses',
    'news/x/5',
    'news/0',
    'news/abc',
    'admin/orders',
    'api/v1/users',
    'children/7',
  ])('may not lead to %s', async (link) => {
    const { status, body } = await linked(link);
    expect([status, body.errors]).toEqual([
      422,
      {
        contentLinkTo:
          'This link leads nowhere. Please enter a web address such as https://example.org, or a page of this site such as news/5',
      },
    ]);
  });

  test('may lead to a story that is published, in whatever way that is written', async () => {
    const { news_id: id } = await desk.stored();
    for (const link of [`news/${id}`, `/news/${id}`, `News/0${id}?from=card#top`])
      expect((await linked(link)).status, link).toBe(201);
  });

  test('may not lead to a story that does not exist or is a draft', async () => {
    const draft = await desk.stored({ published: false });
    for (const link of ['news/2000000000', 'news/99999999999', `news/${draft.news_id}`]) {
      const { status, body } = await linked(link);
      expect([status, Object.keys(body.errors ?? {})], link).toEqual([422, ['contentLinkTo']]);
    }
    expect((await linked(`news/${draft.news_id}`)).body.errors).toEqual({
      contentLinkTo: 'There is no published story with this number. Please look it up in the list of news',
    });
  });
});

describe('what an article leads to and is not published any more', () => {
  const about = async () => {
    const target = (await desk.stored()).news_id;
    const work = (await desk.performance()).news_id;
    const text = `<p>See <a href="/news/${target}">the <strong>story</strong></a> or <a href="/our-courses">courses</a>.</p><video src="/api/v1/news/${work}/video" controls preload="metadata"></video><p>End</p>`;
    const article = await desk.stored({
      ...buttons,
      contentLinkTo: `news/${target}`,
      contentDetailEN: text,
      contentDetailID: text,
    });
    return { target, work, text, id: article.news_id };
  };
  const withoutLink = '<p>See the <strong>story</strong> or <a href="/our-courses">courses</a>.</p>';

  test('is not shown to guests: no button, and of a link in the text the words alone', async () => {
    const { target, work, text, id } = await about();
    expect(await desk.asSeenBy(school, id)).toMatchObject({
      link: `news/${target}`,
      content_detail: text,
      content_detail_indo: text,
    });
    await desk.destroy(target);
    await desk.destroy(work);
    const left = { link: null, content_detail: `${withoutLink}<p>End</p>` };
    expect(await desk.asSeenBy(school, id)).toMatchObject({
      ...left,
      content_detail_indo: left.content_detail,
    });
    const { body } = await school.call('GET', '/news/category/1');
    expect((body['news'] as { news_id: number }[]).find(({ news_id }) => news_id === id)).toMatchObject(left);
  });

  test('comes back when it is published again, because it stays stored; staff are answered it', async () => {
    const { target, text, id } = await about();
    await desk.update(target, { published: false });
    expect(await desk.asSeenBy(school, id)).toMatchObject({ link: null });
    expect(await desk.asSeenBy(admin, id)).toMatchObject({ link: `news/${target}`, content_detail: text });
    await desk.update(target, { published: true });
    expect(await desk.asSeenBy(school, id)).toMatchObject({ link: `news/${target}`, content_detail: text });
  });

  test('is to be corrected with the next save', async () => {
    const { target, id } = await about();
    await desk.destroy(target);
    const saved = await desk.update(id, { ...buttons, contentLinkTo: `news/${target}` });
    expect([saved.status, Object.keys(saved.body.errors ?? {})]).toEqual([422, ['contentLinkTo']]);
  });
});
