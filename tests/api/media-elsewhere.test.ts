import { writeFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { batchApi } from '../../src/server/calendar/batches.test-support.ts';
import { contentActions } from '../../src/server/content/content.test-support.ts';
import { addChild, courseApi, enrol, mp4 } from '../../src/server/courses/courses.test-support.ts';
import { makeRenditions } from '../../src/server/courses/make-renditions.ts';
import { takeBack } from '../../src/server/enrolment/enrolled.test-support.ts';
import { startStore } from '../../src/server/providers/files/store.test-support.ts';
import { type Visitor, startSchool } from '../support/school.ts';
let academicYearId: number;
const store = await startStore();
const { bucket, endpoint, region, accessKeyId, secretAccessKey } = await store.bucket();
const school = await startSchool({
  S3_BUCKET: bucket,
  S3_ENDPOINT: endpoint ?? '',
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
});
// The store has a clock of its own.
school.wallClock.set(new Date().toISOString());
const admin = await school.admin();
afterAll(async () => {
  await school.close();
  await store.stop();
});

/** What a visitor gets at an address of ours, and where that leads. */
const asked = async (path: string, visitor: Visitor, headers: Record<string, string> = {}) => {
  const answer = await visitor.call('GET', path.replace('/api/v1', ''), { headers });
  const location = answer.headers['location'];
  return { ...answer, location: typeof location === 'string' ? location : '' };
};

const secondsOf = (location: string) => new URL(location).searchParams.get('X-Amz-Expires');

test('a lesson’s video is sent by the store, to whom it is open, as long as it is (rule R309)', async () => {
  const course = await courseApi(admin).add({ titleEN: 'Animals' }, mp4(1000));
  academicYearId = (await batchApi(admin).open({ startDate: '2026-08-10' })).academic_year_id;
  const parent = await school.parent();
  const child = await addChild(parent);
  const path = `/courses/${course.master_course_id}/child/${child.childId}/video`;
  expect(await asked(path, parent)).toMatchObject({ status: 404, location: '' });
  const { enrolmentId } = await enrol(school, child, { academicYearId, startDate: '2026-08-10' });
  school.clock.set('2026-08-11T03:00:00Z');

  const led = await asked(path, parent);
  expect([led.status, led.headers['cache-control']]).toEqual([302, 'no-store']);
  expect(new URL(led.location).origin).toBe(school.parts.files.mediaOrigin);
  expect(secondsOf(led.location)).toBe('300');
  const played = await fetch(led.location, { headers: { range: 'bytes=400-' } });
  expect([played.status, played.headers.get('content-range')]).toEqual([206, 'bytes 400-999/1000']);
  expect(played.headers.get('cache-control')).toBe('private, no-store');
  expect(Buffer.from(await played.arrayBuffer())).toEqual(mp4(1000).subarray(400));

  expect((await asked(path, await school.parent())).status).toBe(404);
  expect((await asked(path, school.visitor())).status).toBe(401);
  expect((await asked(course.video_url ?? '', admin)).status).toBe(302);
  await takeBack(school, enrolmentId);
  expect(await asked(path, parent)).toMatchObject({ status: 404, location: '' });
});

test('copies of a video that were begun when the server was killed are shown once all of them lie in the store (rule R342)', async () => {
  const course = await courseApi(admin).add({ titleEN: 'Colours', week: 2 }, mp4(5000));
  const parent = await school.parent();
  const child = await addChild(parent);
  await enrol(school, child, { academicYearId, startDate: '2026-08-10' });
  school.clock.set('2026-08-18T03:00:00Z');
  const path = `/course/playback/${course.master_course_id}?child_id=${child.childId}`;
  const qualities = async () =>
    (await parent.call('GET', path)).body['qualities'] as { height: number; url: string }[];

  const { parts } = school;
  const log = { warn: () => undefined, error: () => undefined };
  const { signal } = new AbortController();
  /** as a process that writes its copies, up to the height with which it is killed */
  const make = (killed?: { at: number; tell: () => void }) =>
    makeRenditions({
      ...parts,
      disk: { uploadRoom: async () => 1_000_000 },
      wallClock: parts.wallClock,
      log,
      converter: {
        name: 'ffmpeg',
        inspect: async () => ({ conversion: 'none', seconds: 10, shortSide: 360 }),
        async convert(_path, target, { side }) {
          if (killed && side === killed.at) await new Promise<void>(() => killed.tell());
          await writeFile(target, `a copy of ${side}`);
        },
        still: (_path, target) => writeFile(target, 'a picture'),
      },
    })(signal);

  await parts.uploads.conversions.pauseWhile(async () => {
    expect(await make(), 'the video of the lesson before').toBe(true);
    await new Promise<void>((tell) => void make({ at: 360, tell }));
    expect(await qualities(), 'one of two lies there').toEqual([]);
    expect(await make()).toBe(true);
  });
  const made = await qualities();
  expect(made.map(({ height }) => height)).toEqual([240, 360]);
  const led = await asked(made[0]?.url ?? '', parent);
  expect(led.status).toBe(302);
  expect(await (await fetch(led.location)).text()).toBe('a copy of 240');
});

test('guests are led to a video and sent a picture, and neither is there any more once it is deleted', async () => {
  const content = await contentActions(school);
  const { newsId } = await content.performance('Kancil sings', 3);
  const { newsId: articleId } = await content.published({ named: 'Open day' });
  const guest = school.visitor();
  const led = await asked(`/news/${newsId}/video`, guest);
  expect(secondsOf(led.location)).toBe('7200');
  expect(await (await fetch(led.location)).text()).toBe('0123456789');
  const picture = await asked(`/news/${articleId}/image`, guest);
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(picture.headers['cache-control']).toBe('public, max-age=86400');
  await admin.call('GET', `/news/destroy/${newsId}`);
  expect((await asked(`/news/${newsId}/video`, guest)).status).toBe(404);
  expect((await fetch(led.location)).status).toBe(404);
});
