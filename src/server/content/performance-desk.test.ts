import { describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { mp4 } from '../courses/courses.test-support.ts';
import { type Fields, newPerformance, newsApi } from './news-desk.test-support.ts';

const school = await testSchool();
const admin = await school.admin();
const desk = await newsApi(school, admin);

const videoOf = async ({ video_url }: { video_url: string | null }) =>
  (await school.app.inject({ url: video_url ?? '' })).rawPayload;
const arrived = async (bytes: Buffer) => {
  const { body } = await admin.call('POST', '/uploads', { body: { name: 'kite.mp4', size: bytes.length } });
  const { upload_id: id } = body['upload'] as { upload_id: string };
  await school.app.inject({
    method: 'POST',
    url: `/api/v1/uploads/${id}/part?offset=0`,
    headers: { cookie: admin.cookie(), 'content-type': 'application/octet-stream' },
    payload: bytes,
  });
  return id;
};

describe('a student performance that staff store', () => {
  test.each(['2', '3', '4'])(
    'of category %s is seen by guests at once, and its video plays',
    async (category) => {
      const work = await desk.performance({ category });
      expect(await desk.asSeenBy(school, work.news_id)).toMatchObject({
        category: Number(category),
        title: 'My kite',
        title_indo: 'Layang-layangku',
        content_detail: 'Made of paper',
        content_detail_indo: 'Dari kertas',
        published_at: '2026-08-10T03:00:00.000Z',
      });
      expect(await videoOf(work)).toEqual(mp4());
    },
  );

  test('may name a video that has arrived in parts before', async () => {
    const video_upload = await arrived(mp4(2000));
    const answer = await admin.call('POST', '/news/store', { body: { ...newPerformance, video_upload } });
    expect(answer.status).toBe(201);
    expect(await videoOf(answer.body['news'] as { video_url: string })).toEqual(mp4(2000));
    const again = await admin.call('POST', '/news/store', { body: { ...newPerformance, video_upload } });
    expect([again.status, again.body['error']]).toEqual([409, 'upload_unusable']);
  });

  test.each<[Fields, string, string]>([
    [{ titleEN: '' }, 'titleEN', 'Title (English) are required'],
    [{ titleID: '' }, 'titleID', 'Title (Indonesia) are required'],
    [{ descriptionEN: ' ' }, 'descriptionEN', 'Description (English) are required'],
    [{ descriptionID: '' }, 'descriptionID', 'Description (Indonesia) are required'],
    [{ descriptionEN: 'x'.repeat(2001) }, 'descriptionEN', 'Description (English) is too long'],
  ])('is refused with %o, which is said of its field', async (changes, field, message) => {
    const before = await desk.kept('performances');
    const { status, body } = await desk.storePerformance(changes);
    expect([status, body.errors]).toEqual([422, { [field]: message }]);
    expect(await desk.kept('performances')).toBe(before);
  });

  test('needs a video, and one that is a video; pictures belong to news', async () => {
    const before = await desk.kept('performances');
    const missing = await desk.storePerformance({}, {});
    expect([missing.status, missing.body.errors]).toEqual([422, { video: 'Video are required' }]);
    expect((await desk.storePerformance({}, { video: desk.picture })).status).toBe(415);
    const other = await desk.storePerformance({}, { video: mp4(), cardImage: desk.picture });
    expect([other.status, other.body.errors]).toEqual([422, { cardImage: 'Invalid Card Image' }]);
    expect(await desk.kept('performances')).toBe(before);
  });
});

describe('a student performance that staff update', () => {
  test('keeps its video when none is sent, and loses the old file when one is', async () => {
    const work = await desk.performance();
    const before = await desk.kept('performances');
    const changed = await desk.updatePerformance(work.news_id, { titleEN: 'A bird', category: '4' });
    expect(changed.body['news']).toMatchObject({
      title: 'A bird',
      category: 4,
      video_url: work.video_url,
      version: 2,
    });
    const replaced = await desk.updatePerformance(work.news_id, {}, { video: mp4(3000) });
    expect(await videoOf(replaced.body['news'] as { video_url: string })).toEqual(mp4(3000));
    expect(await desk.kept('performances')).toBe(before);
  });

  test('leaves its old video to another performance that shows it', async () => {
    const changed = await desk.performance();
    const { video_url, news_id: other } = await desk.performance();
    await school.parts.database.execute(
      `update news set video_key = (select video_key from news where news_id = ${other}) where news_id = ${changed.news_id}`,
    );
    expect((await desk.updatePerformance(changed.news_id, {}, { video: mp4(3000) })).status).toBe(200);
    expect(await videoOf({ video_url })).toEqual(mp4());
  });

  test('from an older version is refused with what stands there; its new video is not kept', async () => {
    const { news_id: id } = await desk.performance();
    await desk.updatePerformance(id, { version: 1, titleEN: 'By Dewi' });
    const before = await desk.kept('performances');
    const stale = await desk.updatePerformance(id, { version: 1 }, { video: mp4(3000) });
    expect([stale.status, stale.body['error']]).toEqual([409, 'changed_meanwhile']);
    expect(stale.body['news']).toMatchObject({ title: 'By Dewi', version: 2 });
    expect(await desk.kept('performances')).toBe(before);
  });
});

describe('a student performance that staff delete', () => {
  test('is gone with its video, and found in the audit log', async () => {
    const before = await desk.kept('performances');
    const { news_id: id, video_url } = await desk.performance();
    expect((await desk.destroy(id)).status).toBe(200);
    expect(await desk.asSeenBy(school, id)).toBeUndefined();
    expect((await school.app.inject({ url: video_url ?? '' })).statusCode).toBe(404);
    expect(await desk.kept('performances')).toBe(before);
    expect(await desk.log('performance', id)).toMatchObject([
      { action: 'delete', before: { title: 'My kite', category: 2 }, after: null },
      { action: 'create', object_name: 'My kite' },
    ]);
  });

  test('leaves a video that another performance shows, until that one is deleted too', async () => {
    const before = await desk.kept('performances');
    const first = await desk.performance();
    const { video_url, news_id: other } = await desk.performance();
    await school.parts.database.execute(
      `update news set video_key = (select video_key from news where news_id = ${other}) where news_id = ${first.news_id}`,
    );
    await desk.destroy(first.news_id);
    expect(await videoOf({ video_url })).toEqual(mp4());
    await desk.destroy(other);
    // The file that the first one was stored with lost its row above.
    expect(await desk.kept('performances')).toBe(before + 1);
  });
});
