import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { contentActions } from './content.test-support.ts';

const school = await testSchool();
const admin = await school.admin();
const picture = await readFile((await contentActions(school)).picture.path);

interface Shown {
  testimony_id: string;
  image_url: string;
  version: number;
  [name: string]: unknown;
}
const details = {
  testimonyEN: 'Alya reads aloud at home now.',
  testimonyID: 'Sekarang Alya membaca keras-keras di rumah.',
  nameEN: 'Sari, mother of Alya',
  nameID: 'Sari, ibu Alya',
  category: '1',
};
const send = (
  path: string,
  fields: Partial<typeof details> & { id?: string; version?: string },
  image: Buffer | null,
  who = admin,
) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (image) form.append('image', new Blob([Uint8Array.from(image)]), 'face.png');
  return who.call('POST', path, { form });
};
const add = (changes: Partial<typeof details> = {}, image: Buffer | null = picture) =>
  send('/testimony/add-testimony', { ...details, ...changes }, image);
const added = async (changes: Partial<typeof details> = {}) =>
  (await add(changes)).body['testimony'] as Shown;
const update = (
  id: string,
  changes: Partial<typeof details & { version: string }>,
  image: Buffer | null = null,
) => send('/testimony/update-testimony', { ...details, ...changes, id }, image);
const asGuest = async (id: string) => (await school.call('GET', `/testimony/uuid/${id}`)).body['testimony'];
const faces = async () => {
  const names = await readdir(join(school.parts.config.dataDir, 'files'), { recursive: true });
  return names.filter((name) => /testimonies\/.*\.webp$/.test(name)).length;
};

describe('a testimony that staff add', () => {
  test('is seen by guests at once, with its photo', async () => {
    const answer = await add();
    expect(answer.status).toBe(201);
    const { testimony_id: id } = answer.body['testimony'] as Shown;
    expect(await asGuest(id)).toEqual({
      testimony_id: id,
      testimony: 'Alya reads aloud at home now.',
      testimony_title_indo: 'Sekarang Alya membaca keras-keras di rumah.',
      sender: 'Sari, mother of Alya',
      sender_indo: 'Sari, ibu Alya',
      category: 1,
      image_url: expect.stringContaining(id),
      version: 1,
    });
  });

  test.each([
    [{ testimonyEN: '' }, 'testimonyEN', 'Testimony (English) are required'],
    [{ testimonyID: ' ' }, 'testimonyID', 'Testimony (Indonesia) are required'],
    [{ nameEN: '' }, 'nameEN', 'Person Name (English) are required'],
    [{ nameID: '' }, 'nameID', 'Person Name (Indonesia) are required'],
    [{ category: '' }, 'category', 'Testimony Categories are required'],
    [{ category: '4' }, 'category', 'Invalid Testimony Categories'],
    [{ testimonyEN: 'x'.repeat(2001) }, 'testimonyEN', 'Testimony (English) is too long'],
  ])('is refused with %o, which is said of its field', async (changes, field, message) => {
    const answer = await add(changes);
    expect(answer.status).toBe(422);
    expect((answer.body['errors'] as Record<string, string>)[field]).toBe(message);
  });

  test('is refused without a photo, with one that is no picture, and with one above 5 MB', async () => {
    const before = await faces();
    const missing = await add({}, null);
    expect(missing.status).toBe(422);
    expect(missing.body['errors']).toEqual({ image: 'Image are required' });
    expect((await add({}, Buffer.from('no picture at all'))).status).toBe(415);
    expect((await add({}, Buffer.alloc(5 * 1024 * 1024 + 1, 1))).status).toBe(413);
    expect(await faces()).toBe(before);
  });

  test('is not read to its end when a text is above 8 kB', async () => {
    const answer = await add({ testimonyEN: 'x'.repeat(8_001) });
    expect([answer.status, answer.body['error']]).toEqual([413, 'body_too_large']);
  });
});

describe('a testimony that staff update', () => {
  test('keeps its photo when none is sent, and loses the old file when one is', async () => {
    const { testimony_id: id, image_url: first } = await added();
    const before = await faces();
    const answer = await update(id, { testimonyEN: 'She sings too.' });
    expect(answer.body).toMatchObject({ message: 'Update Success!' });
    expect(answer.body['testimony']).toMatchObject({
      testimony: 'She sings too.',
      image_url: first,
      version: 2,
    });
    const other = (await update(id, {}, picture)).body['testimony'] as Shown;
    expect(other.image_url).not.toBe(first);
    expect(await faces()).toBe(before);
  });

  test('is refused from an older version, with what stands there, and its new photo is not kept', async () => {
    const { testimony_id: id } = await added();
    expect((await update(id, { nameEN: 'Sari', version: '1' })).status).toBe(200);
    const before = await faces();
    const stale = await update(id, { nameEN: 'Budi', version: '1' }, picture);
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({
      error: 'changed_meanwhile',
      testimony: { sender: 'Sari', version: 2 },
    });
    expect(await faces()).toBe(before);
  });

  test('of two at once from the same version one is saved', async () => {
    const { testimony_id: id } = await added();
    const saves = ['Dewi', 'Budi'].map((nameEN) => update(id, { nameEN, version: '1' }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('is not found once it is deleted, nor with an id that is none', async () => {
    const { testimony_id: id } = await added();
    const before = await faces();
    expect((await admin.call('DELETE', `/testimony/delete/${id}`)).status).toBe(200);
    expect(await asGuest(id)).toBeUndefined();
    expect(await faces()).toBe(before - 1);
    expect((await admin.call('DELETE', `/testimony/delete/${id}`)).status).toBe(404);
    expect((await update(id, {})).status).toBe(404);
    expect((await update('7', {})).status).toBe(422);
  });

  test('is found in the audit log from its creation to its deletion', async () => {
    const { testimony_id: id } = await added();
    await update(id, { nameEN: 'Sari' });
    await admin.call('DELETE', `/testimony/delete/${id}`);
    const { body } = await admin.call('GET', `/log?kind=testimony&id=${id}`);
    expect(body['entries']).toMatchObject([
      { object_id: id, action: 'delete', after: null },
      { action: 'update', before: { sender: 'Sari, mother of Alya' }, after: { sender: 'Sari' } },
      { action: 'create', before: null, after: { category: 1 } },
    ]);
  });
});

test('testimonies are written by staff alone', async () => {
  const parent = await school.parent({ email: 'no-staff@example.test' });
  const { testimony_id: id } = await added();
  expect((await send('/testimony/add-testimony', details, picture, parent)).status).toBe(403);
  expect((await send('/testimony/update-testimony', { ...details, id }, null, parent)).status).toBe(403);
  expect((await parent.call('DELETE', `/testimony/delete/${id}`)).status).toBe(403);
  expect(await asGuest(id)).toMatchObject({ version: 1 });
});
