import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestSchool, Visitor } from '../../../tests/support/school.ts';
import { batchApi } from '../calendar/batches.test-support.ts';
import { insertCourse } from '../courses/course-store.ts';
import { addChild, enrol, filesOf, startAfresh } from '../courses/courses.test-support.ts';

/** For which child and which lesson something is sent. */
export interface SentFor {
  child_id: number;
  master_course_id: number;
}

/** What the API says of an upload. */
export interface ShownUpload {
  upload_id: string;
  kind: string | null;
  name: string;
  size: number;
  received: number;
  seconds: number | null;
  state: string;
  media_url: string | null;
  media_until: string | null;
}

/** A family's calls for what it sends. */
export const uploadApi = (school: TestSchool, who: Visitor) => ({
  begin: (about: SentFor, size: number, name = 'homework.jpg') =>
    who.call('POST', '/family-uploads', { body: { ...about, name, size } }),
  part: async (id: string, offset: number, bytes: Buffer): Promise<[number, string]> => {
    const { statusCode, json } = await school.app.inject({
      method: 'POST',
      url: `/api/v1/family-uploads/${id}/part?offset=${offset}`,
      headers: { cookie: who.cookie(), 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
    const said = json<{ error?: string; upload?: ShownUpload }>();
    return [statusCode, said.error ?? said.upload?.state ?? ''];
  },
  async shown(id: string): Promise<ShownUpload | number> {
    const { status, body } = await who.call('GET', `/family-uploads/${id}`);
    return (body['upload'] as ShownUpload | undefined) ?? status;
  },
  remove: (id: string) => who.call('DELETE', `/family-uploads/${id}`),
  media: (url: string, headers: Record<string, string> = {}) =>
    school.app.inject({ url, headers: { cookie: who.cookie(), ...headers } }),
});

/** Sends a file that must be begun; what becomes of it is told once nothing is converted any more. */
export const sendWhole = async (school: TestSchool, who: Visitor, about: SentFor, bytes: Buffer) => {
  const api = uploadApi(school, who);
  const begun = await api.begin(about, bytes.length);
  if (begun.status !== 201) throw new Error(`nothing was begun: ${begun.body.message}`);
  const { upload_id: id } = begun.body['upload'] as ShownUpload;
  const answer = await api.part(id, 0, bytes);
  await school.parts.familyUploads.preparations.idle();
  return { id, answer, upload: await api.shown(id) };
};

/** Sends a small picture. @returns the id of what is ready then */
export const sendPicture = async (school: TestSchool, who: Visitor, about: SentFor): Promise<string> => {
  const red = { width: 8, height: 8, channels: 3, background: '#c00' } as const;
  const { id, answer } = await sendWhole(school, who, about, await sharp({ create: red }).png().toBuffer());
  if (answer[0] !== 200) throw new Error(`no picture was taken: ${answer[1]}`);
  return id;
};

export type Parent = Awaited<ReturnType<TestSchool['parent']>>;

/** A school on the second day of its year, with a new family whose child may open the lesson of the first week. */
export const familyWithLesson = async (
  school: TestSchool,
  admin: Visitor,
): Promise<{ parent: Parent; about: SentFor; closedLesson: number }> => {
  await startAfresh(school);
  const parent = await school.parent();
  school.clock.set('2026-08-01T12:00:00+07:00');
  const batch = await batchApi(admin).open({ startDate: '2026-08-10' });
  // Not sent by staff, because a school with ffmpeg would try to make smaller copies of each video before each test.
  const words = { title: 'Animals', titleIndo: 'Binatang', description: '', descriptionIndo: '' };
  const [course, closed] = await school.parts.database.transaction((tx) =>
    Promise.all(
      [1, 2].map((week) => {
        const place = { grade: 2, unit: 1, week, type: 2, videoKey: `${week}.mp4` };
        return insertCourse(tx, { ...words, ...place, createdAt: school.clock.now() });
      }),
    ),
  );
  const child = await addChild(parent);
  await enrol(school, child, { academicYearId: batch.academic_year_id, startDate: '2026-08-10' });
  school.clock.set('2026-08-11T12:00:00+07:00');
  return {
    parent,
    about: { child_id: child.childId, master_course_id: course?.id ?? 0 },
    closedLesson: closed?.id ?? 0,
  };
};

export const allowRecordings = (parent: Visitor, { child_id }: SentFor, given = true) =>
  parent.call('POST', '/childs/consent', { body: { child_id, kind: 'recording_kept', given } });

/** A film or sound as ffmpeg makes it, which stays in the folder. */
export const made = (folder: string, name: string, ...options: string[]): Buffer => {
  const path = join(folder, name);
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...options, path]);
  return readFileSync(path);
};
export const testFilm = (seconds: number) => [
  '-f',
  'lavfi',
  '-i',
  `testsrc=size=64x48:rate=5:duration=${seconds}`,
];
export const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`];
export const inMp4 = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-preset', 'ultrafast'];
export const jpeg = (side = 40) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#0e7c5a' } });

/** What is there to be given out, with its address. */
export const ready = (upload: ShownUpload | number): ShownUpload & { media_url: string } => {
  if (typeof upload === 'number' || upload.media_url === null) throw new Error(JSON.stringify(upload));
  return { ...upload, media_url: upload.media_url };
};

/** The files of families that have not become anything yet, and what is kept of them. */
export const unfinished = async (school: TestSchool) =>
  (await filesOf(school)).filter((name) => name.endsWith('.part'));
export const keptFiles = async (school: TestSchool) =>
  (await filesOf(school)).filter((name) => /^[\da-f-]{36}\.(webp|m4a)$/.test(name));
