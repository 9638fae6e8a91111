import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestSchool, startSchool } from '../../../tests/support/school.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { findRecordingConverter } from '../providers/recording-converter/ffmpeg.ts';
import { deskOf, partOf, silence } from './desk.test-support.ts';
import { sampleItems } from './items.test-support.ts';
import { lockMedia, setUsed } from './media-store.ts';
import { sweepPlacementMediaJob } from './sweep-placement-media.ts';
import { placementSchool } from './taking.test-support.ts';

const given = placementSchool();
let desk: ReturnType<typeof deskOf>;
beforeAll(() => {
  desk = deskOf(given.admin);
});
beforeEach(() => given.school.parts.database.execute('truncate placement_part_revisions, placement_media'));

const everyFile = async (school: TestSchool) =>
  readdir(school.parts.config.dataDir, { recursive: true }).then((names) => names.toSorted());
const mediaOf = ({ body }: Awaited<ReturnType<typeof desk.upload>>) =>
  body['media'] as { name: string; url: string; kind: string };
const picture = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#0E7C5A' } })
    .png()
    .toBuffer();

const notRecordings: [string, () => Buffer][] = [
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')],
  ['an archive', () => Buffer.from('504b030414000000080000000000', 'hex')],
  ['a program', () => Buffer.from(`7f454c46${'02'.repeat(60)}`, 'hex')],
  ['text', () => Buffer.from('ID is not ID3')],
  [
    'a film in webm',
    () => Buffer.concat([Buffer.from('1a45dfa3934282887765626d', 'hex'), Buffer.from('V_VP9 A_OPUS')]),
  ],
  [
    'a film in mp4',
    () =>
      Buffer.concat([
        Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex'),
        Buffer.from('hdlr....vide'),
      ]),
  ],
];

describe('an uploaded recording', () => {
  test.each(notRecordings)('that is %s is refused, and leaves nothing', async (_what, bytes) => {
    await desk.upload('recording', silence());
    const before = await everyFile(given.school);
    const refused = await desk.upload('recording', bytes(), 'hello.mp3');
    expect([refused.status, refused.body['error']]).toEqual([415, 'wrong_kind_of_file']);
    expect(await everyFile(given.school)).toEqual(before);
  });

  test('above 8 MB is refused, and one that is missing', async () => {
    expect((await desk.upload('recording', Buffer.alloc(8 * 1024 * 1024 + 1, 1))).status).toBe(413);
    const empty = await desk.upload('recording', Buffer.alloc(0));
    expect([empty.status, empty.body.errors]).toEqual([422, { file: 'Please choose a recording' }]);
  });

  test('of more than a minute is refused also without ffmpeg, where its bytes tell', async () => {
    const long = await desk.upload('recording', silence(61));
    expect([long.status, long.body['error']]).toEqual([422, 'recording_too_long']);
    expect((await desk.upload('recording', silence(60))).status).toBe(201);
  });

  test('takes the place of another in a question: the next child hears it, under a name that tells nothing', async () => {
    const media = mediaOf(await desk.upload('recording', silence()));
    const changed = await desk.edit('A', 2, (edits) => {
      const [first] = edits;
      if (first?.recording)
        first.recording = { name: media.name, lines: [{ speaker: 'man', text: 'Seven.' }] };
      for (const edit of edits) edit.prompt ??= null;
    });
    expect([changed.status, partOf(changed).questions[0]?.recording]).toEqual([
      200,
      { name: media.name, url: media.url, lines: [{ speaker: 'man', text: 'Seven.' }] },
    ]);
    const childId = await given.paid();
    await given.take(childId);
    const { body } = await given.questions(childId);
    const text = JSON.stringify(body);
    expect(text).not.toContain(media.name);
    const { parts } = body as unknown as { parts: { questions: { recording: { url: string } }[] }[] };
    const heard = await given.school.app.inject({
      url: String(parts[1]?.questions[0]?.recording.url),
      headers: { cookie: given.parent.cookie() },
    });
    expect([
      heard.statusCode,
      heard.headers['content-type'],
      heard.headers['x-content-type-options'],
      heard.headers['cache-control'],
    ]).toEqual([200, 'audio/wav', 'nosniff', 'private, max-age=3600']);
    expect(heard.rawPayload.equals(silence())).toBe(true);
  });

  test('is played by staff in pieces, and by nobody else', async () => {
    const { url } = mediaOf(await desk.upload('recording', silence()));
    const path = url.replace('/api/v1', '');
    const piece = await given.admin.call('GET', path, { headers: { range: 'bytes=0-3' } });
    expect([piece.status, piece.headers['content-range']]).toEqual([206, 'bytes 0-3/16044']);
    expect((await given.parent.call('GET', path)).status).toBe(403);
    expect((await given.admin.call('GET', path.replace('recording', 'picture'))).status).toBe(404);
  });
});

describe('an uploaded picture', () => {
  test('is drawn again, at most 800 pixels wide, and one that is none is refused', async () => {
    const media = mediaOf(await desk.upload('picture', await picture()));
    const shown = await given.school.app.inject({
      url: media.url,
      headers: { cookie: given.admin.cookie() },
    });
    expect(shown.headers['content-type']).toBe('image/webp');
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 800, height: 450 });
    for (const bytes of [silence(), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])
      expect((await desk.upload('picture', bytes)).status).toBe(415);
  });

  test('of more than 40 million pixels is refused with that number', async () => {
    const scan = sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#fff' } });
    const refused = await desk.upload('picture', await scan.png().toBuffer());
    expect([refused.status, refused.body['error']]).toEqual([413, 'too_many_pixels']);
    expect(refused.body.errors?.['file']).toContain('40 million');
  });

  test('cannot stand where a recording belongs, nor one that was never uploaded', async () => {
    const { name } = mediaOf(await desk.upload('picture', await picture()));
    for (const other of [name, 'no-such-recording', 'SECRET-picture-A-1x'])
      expect(
        (
          await desk.edit('A', 2, (edits) => {
            const [first] = edits;
            if (first?.recording) first.recording.name = other === 'SECRET-picture-A-1x' ? 'unknown' : other;
          })
        ).body.errors,
      ).toEqual({
        'questions.0.recording': 'This picture or recording is gone. Please upload it again.',
      });
  });
});

test('what no question was saved with is deleted after a day, and what was saved stays, also when it was replaced', async () => {
  const { school } = given;
  const [kept, dropped] = [
    mediaOf(await desk.upload('recording', silence())),
    mediaOf(await desk.upload('recording', silence(2))),
  ];
  const use = (name: string) =>
    desk.edit('A', 2, (edits) => {
      const [first] = edits;
      if (first?.recording) first.recording.name = name;
    });
  expect((await use(kept.name)).status).toBe(200);
  expect((await desk.restore('A', 2)).status).toBe(200);
  const isThere = async ({ url }: { url: string }) =>
    (await school.app.inject({ url, headers: { cookie: given.admin.cookie() } })).statusCode;
  await given.moveTo('2026-08-11T02:59:59Z');
  expect(await isThere(dropped)).toBe(200);
  await given.moveTo('2026-08-11T03:00:00Z');
  expect([await isThere(kept), await isThere(dropped)]).toEqual([200, 404]);
  expect((await use(dropped.name)).body.errors).toEqual({ 'questions.0.recording': expect.any(String) });
});

describe('an upload that is saved with a question while the sweep is at it stays', () => {
  const uploadedADayAgo = async () => {
    const media = mediaOf(await desk.upload('recording', silence()));
    given.school.clock.set('2026-08-11T03:00:00Z');
    return media;
  };
  const saveWith = async ({ name }: { name: string }) => {
    const saved = await desk.edit('A', 2, (edits) => {
      const [first] = edits;
      if (first?.recording) first.recording.name = name;
    });
    expect(saved.status).toBe(200);
  };
  const sweep = async (database: OpenDatabase) => {
    const { files } = given.school.parts;
    await sweepPlacementMediaJob({ database, files }).runDue(given.school.clock.now());
  };
  const isThere = async ({ url }: { url: string }) =>
    (await given.school.app.inject({ url, headers: { cookie: given.admin.cookie() } })).statusCode;

  test('after the sweep has chosen it', async () => {
    const media = await uploadedADayAgo();
    const { database } = given.school.parts;
    await sweep({
      ...database,
      transaction: async (work) => {
        await saveWith(media);
        return database.transaction(work);
      },
    });
    expect(await isThere(media)).toBe(200);
  });

  test('before the save is committed', async () => {
    const media = await uploadedADayAgo();
    const { database } = given.school.parts;
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const save = database.transaction(async (tx) => {
      await lockMedia(tx, [media.name]);
      locked.resolve();
      await held.promise;
      await setUsed(tx, [media.name]);
    });
    await locked.promise;
    const deleting = Promise.withResolvers<void>();
    const swept = sweep({
      ...database,
      transaction: async (work) => {
        const done = database.transaction(work);
        deleting.resolve();
        return done;
      },
    });
    // The embedded database lets nobody read meanwhile; on PostgreSQL the sweep waits for the row, or has deleted it.
    if (database.kind === 'postgres') {
      await deleting.promise;
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await Promise.race([
        swept,
        expect.poll(async () => (await database.execute(waiting)).rows.length).toBe(1),
      ]);
    }
    held.resolve();
    await Promise.all([save, swept]);
    expect(await isThere(media)).toBe(200);
  });
});

describe('where ffmpeg is', () => {
  let school: TestSchool;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kancil-sound-'));
    school = await startSchool({ FFMPEG_PATH: 'ffmpeg' }, { items: sampleItems });
  });
  afterAll(async () => {
    await school.close();
    await rm(folder, { recursive: true });
  });
  const made = async (name: string, ...options: string[]) => {
    const path = join(folder, name);
    execFileSync('ffmpeg', [
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      'sine=frequency=440:duration=2',
      ...options,
      '-y',
      path,
    ]);
    return readFile(path);
  };

  test.each([
    ['tone.wav', []],
    ['tone.mp3', []],
    ['tone.m4a', []],
    ['tone.ogg', ['-c:a', 'libvorbis']],
    ['tone.webm', ['-c:a', 'libopus']],
  ])('a recording becomes mono AAC in m4a: %s', async (name, options) => {
    const admin = await school.admin();
    const answer = await deskOf(admin).upload('recording', await made(name, ...options));
    expect(answer.status).toBe(201);
    const sound = await school.app.inject({ url: mediaOf(answer).url, headers: { cookie: admin.cookie() } });
    expect(sound.headers['content-type']).toBe('audio/mp4');
    expect(sound.rawPayload.subarray(4, 8).toString()).toBe('ftyp');
    expect(sound.rawPayload.length).toBeLessThan(20_000);
  });

  test('a film, a cut file and one of more than a minute are refused, and leave nothing', async () => {
    const admin = await school.admin();
    const before = await everyFile(school);
    const film = await made(
      'film.webm',
      '-f',
      'lavfi',
      '-i',
      'color=size=64x64:duration=2',
      '-c:v',
      'libvpx',
      '-c:a',
      'libopus',
    );
    const cut = (await made('cut.m4a')).subarray(0, 2000);
    const long = await made('long.mp3', '-af', 'apad=pad_dur=60');
    const answers = [];
    for (const bytes of [film, cut, long]) answers.push(await deskOf(admin).upload('recording', bytes));
    expect(answers.map(({ status, body }) => [status, body['error']])).toEqual([
      [415, 'wrong_kind_of_file'],
      [415, 'wrong_kind_of_file'],
      [422, 'recording_too_long'],
    ]);
    expect(await everyFile(school)).toEqual(before);
  });

  test('one that is not there is told as none', async () => {
    expect(await findRecordingConverter('no-such-program')).toBeNull();
  });
});
