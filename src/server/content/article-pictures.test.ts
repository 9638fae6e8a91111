import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { START, testSchool } from '../../../tests/support/school.ts';
import { newsApi } from './news-desk.test-support.ts';
import { sweepArticlePicturesJob } from './sweep-article-pictures.ts';

const school = await testSchool();
const admin = await school.admin();
const desk = await newsApi(school, admin);

const showing = (...addresses: string[]) =>
  addresses.map((src) => `<p>Look:</p><img src="${src}" alt="A kite">`).join('');
const uploaded = async (count: number) => {
  const addresses: string[] = [];
  while (addresses.length < count) addresses.push(await desk.uploaded());
  return addresses;
};
const isThere = async (url: string) => (await school.app.inject({ url })).statusCode === 200;
const moveTo = (instant: string) =>
  school.parts.jobs.runUntil(new Date(instant), async (at) => school.clock.set(at.toISOString()));
const afterStart = (hours: number, minutes = 0) =>
  new Date(new Date(START).getTime() + (hours * 60 + minutes) * 60_000).toISOString();

describe('a picture uploaded for the text of an article', () => {
  test('answers its address, where everybody finds it as it was drawn again', async () => {
    const big = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#0E7C5A' } })
      .jpeg()
      .toBuffer();
    const answer = await desk.upload(big);
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        code: 201,
        message: 'Created',
        location: expect.stringMatching(/^\/api\/v1\/news\/picture\/[\da-f-]{36}-1400x700$/),
      },
    ]);
    const file = await school.app.inject({ url: String(answer.body['location']) });
    expect([file.headers['content-type'], file.headers['cache-control']]).toEqual([
      'image/webp',
      'public, max-age=86400',
    ]);
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 1400, height: 700 });
  });

  test('is refused when it is none, missing, a drawing with scripts, or above 10 MB, and leaves nothing', async () => {
    const before = await desk.kept('articles');
    const gif = Buffer.from('GIF89a and then no picture');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    for (const file of [Buffer.from('<p>no picture</p>'), gif, svg])
      expect((await desk.upload(file)).status).toBe(415);
    const missing = await desk.send('/news/temp', { file: '' }, {});
    expect([missing.status, missing.body.errors]).toEqual([422, { file: 'Image are required' }]);
    expect((await desk.upload(Buffer.alloc(10 * 1024 * 1024 + 1, 1))).status).toBe(413);
    expect(await desk.kept('articles')).toBe(before);
  });

  test('stands in the article with its size, whatever the editor says of it', async () => {
    const location = await desk.uploaded();
    const detail = `<p>Look</p><img src="https://any.example${location}" alt="A kite" width="9999" onerror="x()" class="wide">`;
    const news = await desk.stored({ contentDetailEN: detail });
    const shown = `<p>Look</p><img src="${location}" alt="A kite" width="20" height="10" loading="lazy" />`;
    expect(news.content_detail).toBe(shown);
    const again = await desk.update(news.news_id, { contentDetailEN: shown });
    expect(again.body['news']).toMatchObject({ content_detail: shown });
  });

  test('has an address that nobody can bend to another file', async () => {
    for (const name of ['..%2fnews%2fx', 'x', '11111111-1111-4111-8111-111111111111-1x1.webp', '%00'])
      expect((await school.app.inject({ url: `/api/v1/news/picture/${name}` })).statusCode, name).toBe(404);
  });
});

const foreign: [string, string][] = [
  ['of another site', '<img src="https://evil.example/x.png">'],
  ['inside the text', '<img src="data:image/png;base64,iVBORw0KGgo=">'],
  ['that was never uploaded', `<img src="/api/v1/news/picture/11111111-1111-4111-8111-111111111111-20x10">`],
  ['that is a lesson', '<video src="/api/v1/courses/1/video"></video>'],
  ['that is no performance', '<video src="/api/v1/news/2000000/video"></video>'],
];
const refusal = (label: string) =>
  `${label} holds a picture or a video that is not stored here. Please upload the picture again, or choose a video of the student performances`;
test.each(foreign)('an article with a picture or video %s is refused on its field', async (_what, html) => {
  const { news_id: id } = await desk.stored();
  for (const [field, label] of [
    ['contentDetailEN', 'Content Detail (English)'],
    ['contentDetailID', 'Content Detail (Indonesia)'],
  ] as const) {
    const sent = { [field]: `<p>Look</p>${html}` };
    for (const { status, body } of [await desk.store(sent), await desk.update(id, sent)])
      expect([status, body.errors]).toEqual([422, { [field]: refusal(label) }]);
  }
  expect(await desk.asSeenBy(school, id)).toMatchObject({ version: 1 });
});

describe('a picture that no article uses', () => {
  test('is deleted 24 hours after its upload; one in use stays, in either language and in a draft', async () => {
    school.clock.set(START);
    const [unused, english, indonesian, draft] = await uploaded(4);
    await desk.stored({ contentDetailEN: showing(String(english)) });
    await desk.stored({ contentDetailID: showing(String(indonesian)) });
    await desk.stored({ contentDetailEN: showing(String(draft)), published: false });
    await moveTo(afterStart(23, 59));
    expect(await isThere(String(unused))).toBe(true);
    await moveTo(afterStart(24));
    expect(await isThere(String(unused))).toBe(false);
    await moveTo(afterStart(24 * 60));
    for (const used of [english, indonesian, draft]) expect(await isThere(String(used))).toBe(true);
    expect((await desk.store({ contentDetailEN: showing(String(unused)) })).status).toBe(422);
  });

  test('is deleted 24 hours after the last article lost it, by a change or by being deleted', async () => {
    school.clock.set(START);
    const [changed, deleted, shared] = await uploaded(3);
    const one = await desk.stored({ contentDetailEN: showing(String(changed), String(shared)) });
    const two = await desk.stored({ contentDetailEN: showing(String(deleted), String(shared)) });
    await moveTo(afterStart(48));
    await desk.update(one.news_id);
    await desk.destroy(two.news_id);
    await desk.stored({ contentDetailID: showing(String(shared)) });
    await moveTo(afterStart(71, 59));
    expect([await isThere(String(changed)), await isThere(String(deleted))]).toEqual([true, true]);
    await moveTo(afterStart(72));
    expect([await isThere(String(changed)), await isThere(String(deleted))]).toEqual([false, false]);
    expect(await isThere(String(shared))).toBe(true);
  });

  test('stays when one of two articles loses it, whatever else is deleted then', async () => {
    school.clock.set(START);
    const [shared, unused] = await uploaded(2);
    const one = await desk.stored({ contentDetailEN: showing(String(shared), String(unused)) });
    await desk.stored({ contentDetailEN: showing(String(shared)) });
    await desk.update(one.news_id);
    await sweepArticlePicturesJob(school.parts.content).runDue(new Date(afterStart(24)));
    expect([await isThere(String(shared)), await isThere(String(unused))]).toEqual([true, false]);
  });

  test('is left to the next start when the server stops', async () => {
    school.clock.set(START);
    const unused = await desk.uploaded();
    const stopping = AbortSignal.abort();
    await sweepArticlePicturesJob(school.parts.content).runDue(new Date(afterStart(25)), stopping);
    expect(await isThere(unused)).toBe(true);
  });

  test('stays when an article comes to use it while the others are deleted', async () => {
    school.clock.set(START);
    const [late, unused] = [await desk.uploaded(), await desk.uploaded()];
    const { files } = school.parts.content;
    let saved: Promise<unknown> | null = null;
    const job = sweepArticlePicturesJob({
      database: school.parts.database,
      files: {
        ...files,
        remove: async (key) => {
          saved ??= desk.stored({
            contentDetailEN: showing(key.includes(unused.slice(21, 57)) ? late : unused),
          });
          await saved;
          await files.remove(key);
        },
      },
    });
    await job.runDue(new Date(afterStart(25)));
    expect((await isThere(late)) !== (await isThere(unused))).toBe(true);
  });
});
