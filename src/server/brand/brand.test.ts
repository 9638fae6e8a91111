import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { registration, startSchool, testSchool } from '../../../tests/support/school.ts';
import type { Brand } from '../../contract/brand-objects.ts';
import { PART_MAX_BYTES } from '../../contract/uploads.ts';
import { defaultBrand } from '../../i18n/brand.ts';
import { clipKeeper } from '../clip-keeper.ts';
import { mp4 } from '../courses/courses.test-support.ts';
import { ConversionFailed, type VideoConverter } from '../providers/video-converter/video-converter.ts';

const school = await testSchool();
const admin = await school.admin();

const shown = async () => (await school.call('GET', '/settings/brand')).body['brand'] as Brand;
const save = (changes: Record<string, unknown>) =>
  admin.call('POST', '/settings/brand', { body: { ...defaultBrand, ...changes } });
const logged = async () =>
  ((await admin.call('GET', '/log?kind=brand&size=1')).body['entries'] as object[])[0];

test('a new school is called as the product is made, until staff enter its own name', async () => {
  expect(await shown()).toEqual({ ...defaultBrand, lesson_clip: null, lesson_clip_still: null, version: 1 });
});

describe('what identifies the school', () => {
  beforeEach(async () => {
    expect((await save({})).status).toBe(200);
  });

  test('is changed for the next caller, and kept in the log with what it was', async () => {
    const answer = await save({
      name: 'Rusa School',
      whatsapp: '0812-3456-7890',
      tiktok: ' https://tiktok.com/@rusa ',
    });
    expect(answer.status).toBe(200);
    const changed = { name: 'Rusa School', whatsapp: '+6281234567890', tiktok: 'https://tiktok.com/@rusa' };
    expect(await shown()).toEqual(answer.body['brand']);
    expect(await shown()).toMatchObject({ ...defaultBrand, ...changed });
    expect(await logged()).toMatchObject({
      object_id: 'school',
      object_name: 'Rusa School',
      before: { name: 'Kancil English', whatsapp: '+6281200200200', tiktok: '' },
      after: changed,
    });
  });

  test('stands in the next mail', async () => {
    await save({ name: 'Rusa School', whatsapp: '081234567890', email: 'halo@rusa.example' });
    const email = 'new-family@example.test';
    await school.call('POST', '/users/register', { body: registration(email, { locale: 'ID' }) });
    const [mail] = await school.mailsTo(email);
    expect(mail?.text).toContain('Terima kasih sudah mendaftar di Rusa School');
    expect(mail?.text).toContain('Tim Rusa School');
    expect(mail?.html).toContain('Rusa School');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/Kancil|[\u{E000}-\u{E0FF}]/u);
    const body = {
      old_password: 'rahasia-123',
      new_password: 'baru-sekali-9',
      password_confirmation: 'baru-sekali-9',
    };
    const parent = await school.parent({ locale: 'ID' });
    await parent.call('POST', '/change-password', { body: { ...body, email: parent.email } });
    expect((await school.mailsTo(parent.email))[0]?.text).toContain(
      'WhatsApp: +62 812 3456 7890. Email: halo@rusa.example.',
    );
  });

  test.each([
    ['name', '', 'Name are required'],
    ['name', 'x'.repeat(31), 'Name is too long'],
    ['name', 'Rusa <b>School</b>', 'Name cannot hold < or >'],
    ['instagram', 'http://instagram.com/rusa', 'Instagram must be a web address that begins with https://'],
    ['facebook', 'javascript:alert(1)', 'Facebook must be a web address that begins with https://'],
    ['youtube', 'youtube.com/@rusa', 'YouTube must be a web address that begins with https://'],
    ['tiktok', 'https:tiktok.com', 'TikTok must be a web address that begins with https://'],
    ['tiktok', 'https://tiktok.com@evil.example', 'TikTok must be a web address that begins with https://'],
    ['email', 'halo', 'Invalid Email'],
    [
      'whatsapp',
      '+65 8123 4567',
      'WhatsApp must be an Indonesian phone number, such as 0812\u00a03456\u00a07890',
    ],
    ['whatsapp', '0811', 'Invalid WhatsApp'],
    ['postal_code', '1234', 'Invalid Postal Code'],
    ['banner', 'y'.repeat(121), 'Banner (English) is too long'],
    ['banner_indo', '<script>alert(1)</script>', 'Banner (Indonesia) cannot hold < or >'],
  ])('is refused with %s of %j', async (field, value, message) => {
    const { status, body } = await save({ [field]: value });
    expect([status, body.errors]).toEqual([422, { [field]: message }]);
    expect(await shown()).toMatchObject(defaultBrand);
  });

  test.each([
    ['(0262) 540123', '+62262540123'],
    ['812-3456-7890', '+6281234567890'],
    ['0062 812 3456 7890', '+6281234567890'],
  ])('takes the number %s as %s', async (written, whatsapp) => {
    expect((await save({ whatsapp: written })).body['brand']).toMatchObject({ whatsapp });
  });

  test('is refused with half of a surrogate pair, which cannot be stored', async () => {
    expect((await save({ name: '\ud800' })).body.errors).toEqual({ name: 'Invalid Name' });
  });

  test('has a teacher’s card in both languages or none', async () => {
    const { status, body } = await save({ teacher_name: 'Ms Ayu', teacher_about: 'She laughs a lot.' });
    expect([status, body.errors]).toEqual([
      422,
      { teacher_about_indo: 'About the Teacher (Indonesia) are required' },
    ]);
  });

  test('has usual class times in both languages or none', async () => {
    const { status, body } = await save({ class_times: 'Mondays at 16.00 WIB', class_times_indo: '' });
    expect([status, body.errors]).toEqual([
      422,
      { class_times_indo: 'Usual Class Times (Indonesia) are required' },
    ]);
    expect((await save({ class_times: '', class_times_indo: '' })).status).toBe(200);
  });

  test('changed meanwhile is refused with what it is now', async () => {
    const { version } = await shown();
    expect((await save({ name: 'First', version })).status).toBe(200);
    const late = await save({ name: 'Second', version });
    expect([late.status, late.body['error'], late.body['brand']]).toEqual([
      409,
      'changed_meanwhile',
      await shown(),
    ]);
    expect((await shown()).name).toBe('First');
  });

  test('of two saves at once from the same version keeps one', async () => {
    const { version } = await shown();
    const saves = await Promise.all(['One', 'Two'].map((name) => save({ name, version })));
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('is changed by staff alone', async () => {
    const parent = await school.parent();
    expect((await parent.call('POST', '/settings/brand', { body: defaultBrand })).status).toBe(403);
    expect((await school.visitor().call('POST', '/settings/brand', { body: defaultBrand })).status).toBe(401);
  });
});

describe('the film of a lesson', () => {
  const arrived = async (bytes: Buffer) => {
    const { body } = await admin.call('POST', '/uploads', { body: { name: 'clip.mp4', size: bytes.length } });
    const { upload_id: id } = body['upload'] as { upload_id: string };
    for (let offset = 0; offset < bytes.length; offset += PART_MAX_BYTES)
      await school.app.inject({
        method: 'POST',
        url: `/api/v1/uploads/${id}/part?offset=${offset}`,
        headers: { cookie: admin.cookie(), 'content-type': 'application/octet-stream' },
        payload: bytes.subarray(offset, offset + PART_MAX_BYTES),
      });
    return id;
  };
  const answerTo = (url: string | null, range = 'bytes=0-') =>
    school.app.inject({ url: url ?? '', headers: { range } });
  const kept = async () => {
    const keys: string[] = [];
    for await (const { key } of school.parts.files.list()) if (key.startsWith('clips/')) keys.push(key);
    return keys.length;
  };

  test('plays in pieces for guests; another one has another address, and the one before is gone', async () => {
    await save({ video_upload: await arrived(mp4(2000)) });
    const { lesson_clip: first } = await shown();
    const piece = await answerTo(first, 'bytes=100-199');
    expect([piece.statusCode, piece.headers['content-type']]).toEqual([206, 'video/mp4']);
    expect(piece.rawPayload).toEqual(mp4(2000).subarray(100, 200));
    await save({ name: 'Rusa School' });
    expect((await shown()).lesson_clip).toBe(first);
    await save({ video_upload: await arrived(mp4(3000)) });
    const { lesson_clip: second } = await shown();
    expect((await answerTo(second)).rawPayload).toEqual(mp4(3000));
    expect([(await answerTo(first)).statusCode, await kept()]).toEqual([404, 1]);
    expect(await logged()).toMatchObject({ before: { video: first }, after: { video: second } });
  });

  test('is removed with its file', async () => {
    await save({ video_upload: await arrived(mp4()) });
    const { lesson_clip: address } = await shown();
    await save({ without_clip: true });
    expect((await shown()).lesson_clip).toBeNull();
    expect([(await answerTo(address)).statusCode, await kept()]).toEqual([404, 0]);
  });

  test('is refused above 30 MB, or from an older version, and nothing of it stays', async () => {
    const large = await save({ video_upload: await arrived(mp4(30 * 1024 ** 2 + 1)) });
    expect([large.status, large.body['error']]).toEqual([413, 'too_large']);
    await save({});
    const stale = await save({ version: 1, video_upload: await arrived(mp4()) });
    expect([stale.status, stale.body['error'], await kept()]).toEqual([409, 'changed_meanwhile', 0]);
  });

  test('comes with a picture where one can be made of it', async () => {
    const { files } = school.parts;
    const film = async () => ({
      ...(await files.temporary().receive(Readable.from([mp4()]))),
      type: 'video/mp4',
    });
    const plain = { width: 640, height: 360, channels: 3, background: '#0E7C5A' } as const;
    const drawing = {
      inspect: async () => ({ conversion: 'none', shortSide: 360, seconds: 30 }),
      still: async (_film: string, target: string) =>
        void (await sharp({ create: plain }).jpeg().toFile(target)),
    } as unknown as VideoConverter;
    const made = await clipKeeper({ files, converter: drawing }).keepClip(await film());
    expect(made).toMatchObject({ clipStillKey: expect.stringMatching(/^clips\/.*\.webp$/) });
    const failing: VideoConverter = {
      ...drawing,
      still: async () => {
        throw new ConversionFailed('no pictures');
      },
    };
    const without = await clipKeeper({ files, converter: failing }).keepClip(await film());
    expect(without).toMatchObject({ clipKey: expect.any(String), clipStillKey: null });
  });
});

test('of two first saves at once from the same version, one is refused', async () => {
  const fresh = await startSchool();
  try {
    const staff = await fresh.admin();
    const saves = await Promise.all(
      ['One', 'Two'].map((name) =>
        staff.call('POST', '/settings/brand', { body: { ...defaultBrand, name, version: 1 } }),
      ),
    );
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  } finally {
    await fresh.close();
  }
});
