import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import type { News } from '../../contract/content-objects.ts';
import { isRefused } from '../../contract/refusals.ts';
import { addTestimony } from './add-testimony.ts';
import { both, contentActions } from './content.test-support.ts';
import { createArticle } from './create-article.ts';
import { keepArticlePicture } from './keep-article-picture.ts';
import { createPerformance } from './create-performance.ts';

const school = await testSchool();
const desk = await contentActions(school);

const get = async (path: string) => (await school.call('GET', path)).body;
const file = (url: string, headers: Record<string, string> = {}) => school.app.inject({ url, headers });
const titles = async (path: string) => ((await get(path))['news'] as { title: string }[]).map((n) => n.title);
const keptFiles = async (folder: string, extension = 'webp') =>
  (
    await readdir(join(school.parts.config.dataDir, 'files/kept'), { recursive: true }).catch(() => [])
  ).filter((name) => new RegExp(`^${folder}/.*\\.${extension}$`).test(name));

describe('an article', () => {
  test('is there for every guest once it is published', async () => {
    const { newsId } = await desk.published({ named: 'Registration is open' });
    expect((await get(`/news/id/${newsId}`))['news']).toEqual({
      news_id: newsId,
      category: 1,
      title: 'Registration is open',
      title_indo: 'Registration is open (id)',
      card_button_text: 'Read',
      card_button_text_indo: 'Read (id)',
      content_detail: '<p>One &lt;b&gt;&amp; two</p><p>Three</p>',
      content_detail_indo: '<p>Satu</p>',
      photo_url: [],
      content_detail_button_text: 'Our courses',
      content_detail_button_text_indo: 'Our courses (id)',
      image_url: expect.stringMatching(new RegExp(`^/api/v1/news/${newsId}/image\\?v=[\\da-f-]{12}$`)),
      header_url: expect.stringMatching(new RegExp(`^/api/v1/news/${newsId}/header\\?v=[\\da-f-]{12}$`)),
      image_set: {
        width: 20,
        height: 10,
        avif: expect.stringMatching(new RegExp(`^/api/v1/news/${newsId}/image\\?v=.*&form=400\\.avif 20w$`)),
        webp: expect.stringMatching(new RegExp(`^/api/v1/news/${newsId}/image\\?v=.*&form=400\\.webp 20w$`)),
      },
      header_set: expect.objectContaining({ width: 20, height: 10 }),
      share_url: expect.stringMatching(
        new RegExp(`^/api/v1/news/${newsId}/header\\?v=[\\da-f-]{12}&form=share\\.jpg$`),
      ),
      link: 'our-courses',
      video_url: null,
      child: null,
      created_at: '2026-08-10T03:01:00.000Z',
      published_at: '2026-08-10T03:01:00.000Z',
      updated_at: '2026-08-10T03:01:00.000Z',
      version: 1,
    });
  });

  test('is found by search engines on its page, its picture too, but not as an answer of the API', async () => {
    const { newsId } = await desk.published({ named: 'Found' });
    const said = async (path: string) => (await file(`/api/v1/news/${path}`)).headers['x-robots-tag'];
    expect(await said(`id/${newsId}`)).toBe('noindex');
    expect(await said(`${newsId}/image`)).toBeUndefined();
  });

  test('may do without a link and its button', async () => {
    const { newsId } = await desk.published({ named: 'No link', link: null, button: { en: '', id: '' } });
    expect((await get(`/news/id/${newsId}`))['news']).toMatchObject({
      link: null,
      content_detail_button_text: '',
      content_detail_button_text_indo: '',
    });
  });

  test('has its pictures in a small size, encoded again, cached by anybody for a day', async () => {
    const { newsId } = await desk.published({
      named: 'Pictures',
      card: desk.bigPicture,
      header: desk.bigPicture,
    });
    const { image_url, header_url } = (await get(`/news/id/${newsId}`))['news'] as {
      image_url: string;
      header_url: string;
    };
    const widths = [];
    for (const url of [image_url, header_url]) {
      const answer = await file(url);
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'image/webp',
        'public, max-age=86400',
      ]);
      widths.push((await sharp(answer.rawPayload).metadata()).width);
    }
    expect(widths).toEqual([800, 1600]);
    expect((await file(`/api/v1/news/${newsId}/video`)).statusCode).toBe(404);
  });

  test('offers its pictures in every width up to their own, in two formats, and the header as links show it', async () => {
    const { newsId } = await desk.published({
      named: 'Widths',
      card: desk.bigPicture,
      header: desk.bigPicture,
    });
    const news = (await get(`/news/id/${newsId}`))['news'] as News;
    const made = async (srcset: string) => {
      const sizes = [];
      for (const one of srcset.split(', ')) {
        const [url = '', said] = one.split(' ');
        const { statusCode, headers: answered, rawPayload } = await file(url);
        const { width, height } = await sharp(rawPayload).metadata();
        sizes.push([statusCode, answered['content-type'], said, width, height]);
      }
      return sizes;
    };
    expect(news.image_set).toMatchObject({ width: 800, height: 400 });
    expect(await made(news.image_set?.avif ?? '')).toEqual([
      [200, 'image/avif', '400w', 400, 200],
      [200, 'image/avif', '800w', 800, 400],
    ]);
    expect(news.header_set).toMatchObject({ width: 1600, height: 800 });
    expect(await made(news.header_set?.webp ?? '')).toEqual([
      [200, 'image/webp', '400w', 400, 200],
      [200, 'image/webp', '800w', 800, 400],
      [200, 'image/webp', '1200w', 1200, 600],
      [200, 'image/webp', '1600w', 1600, 800],
    ]);
    const shared = await file(news.share_url ?? '');
    expect(shared.headers['content-type']).toBe('image/jpeg');
    expect(await sharp(shared.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test('has no form that was not made, and no other than those it names', async () => {
    const { newsId } = await desk.published({ named: 'Small' });
    expect((await file(`/api/v1/news/${newsId}/image?form=1600.avif`)).statusCode).toBe(404);
    expect((await file(`/api/v1/news/${newsId}/image?form=share.jpg`)).statusCode).toBe(404);
    expect((await file(`/api/v1/news/${newsId}/image?form=..%2f400.avif`)).statusCode).toBe(422);
  });

  test.each([
    ['card', 'cardImage'],
    ['header', 'contentHeaderImage'],
  ])('whose %s is no picture is refused and leaves nothing', async (part, field) => {
    const [before, listed] = [await keptFiles('news'), await titles('/news/category/1')];
    const refused = await createArticle(school.parts.content, {
      ...desk.article('Broken'),
      [part]: desk.noPicture,
    });
    expect(refused).toEqual({ refused: 'wrong_kind_of_file', file: field });
    expect(await keptFiles('news')).toEqual(before);
    expect(await titles('/news/category/1')).toEqual(listed);
  });

  test('whose button leads nowhere is refused and leaves nothing', async () => {
    const before = await keptFiles('news');
    const refused = await createArticle(school.parts.content, {
      ...desk.article('Broken'),
      link: 'java\tscript:alert(1)',
    });
    expect(refused).toEqual({
      refused: 'invalid_input',
      errors: { contentLinkTo: 'link_unusable' },
    });
    expect(await keptFiles('news')).toEqual(before);
  });

  test('is cleaned of what an article may not hold, whoever wrote it', async () => {
    const hostile = '<p onclick="x()">Good</p><script>alert(1)</script>';
    const { newsId } = await desk.published({ named: 'Hostile', detail: both(hostile) });
    expect((await get(`/news/id/${newsId}`))['news']).toMatchObject({
      content_detail: '<p>Good</p>',
      content_detail_indo: '<p>Good</p> (id)',
    });
  });

  test.each([1, 3, 7])('leaves no picture when the store fails at file %i', async (failing) => {
    const before = await keptFiles('news', '\\w+');
    const { content, files } = school.parts;
    let stored = 0;
    const full: typeof files = {
      ...files,
      put: (...given) =>
        (stored += 1) === failing ? Promise.reject(new Error('no space left')) : files.put(...given),
    };
    const article = createArticle({ ...content, files: full }, desk.article('Broken'));
    await expect(article).rejects.toThrow('no space left');
    expect(await keptFiles('news', '\\w+')).toEqual(before);
  });

  test('that cannot be written leaves no picture', async () => {
    const before = await keptFiles('news');
    const broken = createArticle(school.parts.content, { ...desk.article('Broken'), title: both('\u0000') });
    await expect(broken).rejects.toThrow();
    expect(await keptFiles('news')).toEqual(before);
  });

  test('that does not exist is not found, nor are its files', async () => {
    for (const path of ['/news/id/2000000000', '/news/id/x', '/news/2000000000/image', '/news/0/header'])
      expect((await school.call('GET', path)).status, path).toBe(404);
  });
});

describe('a student performance', () => {
  test('is a row of news with a video and a plain description', async () => {
    const { newsId } = await desk.performance('My kite', 4);
    expect((await get(`/news/id/${newsId}`))['news']).toMatchObject({
      category: 4,
      title: 'My kite',
      content_detail: 'About <me>',
      content_detail_indo: 'About <me> (id)',
      image_url: null,
      header_url: null,
      video_url: expect.stringMatching(new RegExp(`^/api/v1/news/${newsId}/video\\?v=[\\da-f-]{12}$`)),
    });
  });

  test('plays from anywhere in its video', async () => {
    const { newsId } = await desk.performance('My mother and I', 3);
    const url = `/api/v1/news/${newsId}/video`;
    const whole = await file(url);
    expect([whole.statusCode, whole.body, whole.headers['cache-control']]).toEqual([
      200,
      '0123456789',
      'public, max-age=86400',
    ]);
    const part = await file(url, { range: 'bytes=4-6' });
    expect([part.statusCode, part.body, part.headers['content-range'], part.headers['content-type']]).toEqual(
      [206, '456', 'bytes 4-6/10', 'video/mp4'],
    );
    expect((await file(url, { range: 'bytes=10-' })).statusCode).toBe(416);
  });
});

describe("a student performance's upload", () => {
  const received = async (type: string, title: string) => {
    const stream = Readable.from([Buffer.from('abcdef')]);
    const upload = await school.parts.files.temporary().receive(stream);
    const given = { category: 2, title: both(title), description: both('Uploaded') } as const;
    return createPerformance(school.parts.content, { by: null, ...given, video: { ...upload, type } });
  };
  const videos = () => keptFiles('performances', 'mp4');

  test('is kept and played', async () => {
    const row = await received('video/x-m4v', 'Uploaded');
    if (isRefused(row)) throw new Error(row.refused);
    expect((await file(`/api/v1/news/${row.newsId}/video`)).body).toBe('abcdef');
  });

  test('in a format that no browser plays is refused', async () => {
    const before = await videos();
    expect(await received('video/x-flv', 'Old format')).toEqual({ refused: 'wrong_kind_of_file' });
    expect(await videos()).toEqual(before);
  });

  test('that cannot be written leaves no file', async () => {
    const before = await videos();
    await expect(received('video/mp4', '\u0000')).rejects.toThrow();
    expect(await videos()).toEqual(before);
  });
});

describe('a testimony', () => {
  test('is there for every guest, with a small picture', async () => {
    const { testimonyId } = await desk.testimony('Ibu Sari, Garut', 1, desk.bigPicture);
    const shown = (await get(`/testimony/uuid/${testimonyId}`))['testimony'] as { image_url: string };
    expect(shown).toEqual({
      testimony_id: testimonyId,
      testimony: 'We like it',
      testimony_title_indo: 'We like it (id)',
      sender: 'Ibu Sari, Garut',
      sender_indo: 'Ibu Sari, Garut (id)',
      category: 1,
      image_url: expect.stringMatching(
        new RegExp(`^/api/v1/testimony/${testimonyId}/image\\?v=[\\da-f-]{12}$`),
      ),
      version: 1,
    });
    const answer = await file(shown.image_url);
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(320);
  });

  test('whose picture is none is refused and leaves nothing', async () => {
    const before = await keptFiles('testimonies');
    const given = {
      by: null,
      category: 1,
      text: both('x'),
      sender: both('y'),
      picture: desk.noPicture,
    } as const;
    expect(await addTestimony(school.parts.content, given)).toEqual({
      refused: 'wrong_kind_of_file',
      file: 'image',
    });
    expect(await keptFiles('testimonies')).toEqual(before);
  });

  test('that does not exist is not found', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const path of [`/testimony/uuid/${nobody}`, '/testimony/uuid/1', `/testimony/${nobody}/image`])
      expect((await school.call('GET', path)).status, path).toBe(404);
  });
});

test('a picture for a text whose row cannot be written leaves no file', async () => {
  const before = await keptFiles('articles');
  const { content } = school.parts;
  const database = { ...content.database, transaction: () => Promise.reject(new Error('closed')) };
  await expect(keepArticlePicture({ ...content, database }, desk.picture)).rejects.toThrow('closed');
  expect(await keptFiles('articles')).toEqual(before);
});

test("publishing invalidates the guests' cached pages, once each time", async () => {
  let stale = 0;
  await school.parts.database.listen('content', () => {
    stale += 1;
  });
  await desk.published({ named: 'Heard' });
  expect(stale).toBe(1);
  await desk.performance('Heard too', 2);
  expect(stale).toBe(2);
  await desk.testimony('Heard as well', 1);
  expect(stale).toBe(3);
});
