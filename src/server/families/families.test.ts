import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { type Visitor, testSchool } from '../../../tests/support/school.ts';

const school = await testSchool();

const child = { first_name: 'Alya', last_name: 'Kartika', gender: 'FEMALE', birthdate: '2018-05-02' };
const MB = 1024 * 1024;

/** A photo as a phone takes it: lying on its side, with the place it was taken at. */
const phonePhoto = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#0E7C5A' } })
    .withExif({
      IFD0: { Make: 'Telepon', Orientation: '6' },
      IFD3: { GPSLatitude: '7/1 12/1 0/1', GPSLatitudeRef: 'S' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const form = (fields: Record<string, string>, file?: { name: string; bytes: Buffer; type?: string }) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  if (file)
    data.append(
      file.name,
      new Blob([Uint8Array.from(file.bytes)], { type: file.type ?? 'image/jpeg' }),
      'photo.jpg',
    );
  return data;
};
const register = (parent: Visitor, file?: { name: string; bytes: Buffer; type?: string }, details = {}) =>
  parent.call('POST', '/users/register-child', { form: form({ ...child, ...details }, file) });

const waiting = async () => {
  const folder = join(school.parts.config.dataDir, 'files');
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  return all.filter((entry) => entry.isFile() && !entry.name.endsWith('.webp')).length;
};
const kept = async () =>
  (await readdir(join(school.parts.config.dataDir, 'files'), { recursive: true })).filter((name) =>
    name.endsWith('.webp'),
  );
const imageOf = (who: Visitor, path: string) =>
  school.app.inject({ url: path, headers: { cookie: who.cookie() } });

describe('adding a child', () => {
  test('needs no photo', async () => {
    const parent = await school.parent();
    const answer = await register(parent);
    expect(answer.status).toBe(201);
    expect(answer.body['childs']).toMatchObject({
      ...child,
      image: null,
      image_url: null,
      academic_year_id: null,
      grade: null,
      is_auto: false,
      payment_status: '',
      result: null,
    });
    const { join_childs } = (await parent.call('GET', '/users/session')).body['users'] as {
      join_childs: object[];
    };
    expect(join_childs).toEqual([
      { child_id: expect.any(Number), first_name: 'Alya', status: 'NEW', billing_status: false },
    ]);
  });

  test('keeps the photo upright, small, and without where it was taken', async () => {
    const parent = await school.parent();
    const original = await phonePhoto();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const answer = await register(parent, { name: 'image', bytes: original });
    const { image_url, image } = answer.body['childs'] as { image_url: string; image: string };
    expect(image).toBe(image_url);
    const photo = await imageOf(parent, image_url);
    expect([photo.statusCode, photo.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(photo.headers['cache-control']).toBe('private, max-age=86400');
    const facts = await sharp(photo.rawPayload).metadata();
    expect({ width: facts.width, height: facts.height, exif: facts.exif }).toEqual({
      width: 427,
      height: 640,
      exif: undefined,
    });
    expect(await waiting()).toBe(0);
  });

  test("the photo is the family's and the staff's alone", async () => {
    const [parent, other, admin] = [await school.parent(), await school.parent(), await school.admin()];
    const answer = await register(parent, { name: 'image', bytes: await phonePhoto() });
    const { image_url } = answer.body['childs'] as { image_url: string };
    const seen = async (who: Visitor) => (await imageOf(who, image_url)).statusCode;
    expect([await seen(parent), await seen(admin), await seen(other), await seen(school.visitor())]).toEqual([
      200, 200, 404, 401,
    ]);
  });

  test('a photo of exactly 5 MB is taken, one byte more is not', async () => {
    const parent = await school.parent();
    const small = await phonePhoto();
    const padded = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)]);
    expect((await register(parent, { name: 'image', bytes: padded(5 * MB) })).status).toBe(201);
    const refused = await register(parent, { name: 'image', bytes: padded(5 * MB + 1) });
    expect([refused.status, refused.body.message]).toEqual([413, 'The file is too large']);
    expect(await waiting()).toBe(0);
  });

  test("a parent's picture may have 10 MB, and no byte more", async () => {
    const parent = await school.parent();
    const small = await phonePhoto();
    const send = (size: number) => {
      const bytes = Buffer.concat([small, Buffer.alloc(size - small.length)]);
      return parent.call('POST', '/users/update-image', {
        form: form({ user_id: String(parent.userId) }, { name: 'image_url', bytes }),
      });
    };
    expect((await send(10 * MB)).status).toBe(200);
    expect((await send(10 * MB + 1)).status).toBe(413);
  });

  test.each([
    ['a text that calls itself a photo', Buffer.from('not a picture at all')],
    [
      'a page with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    [
      'a photo that breaks off',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ],
  ])('%s is refused and leaves nothing', async (_what, bytes) => {
    const parent = await school.parent();
    expect((await register(parent, { name: 'image', bytes })).status).toBe(415);
    expect(await waiting()).toBe(0);
    const { join_childs } = (await parent.call('GET', '/users/session')).body['users'] as {
      join_childs: object[];
    };
    expect(join_childs).toEqual([]);
  });

  test('the birthdate is a day in the past; the age is free', async () => {
    const parent = await school.parent();
    const refused = await register(parent, undefined, { birthdate: '2026-08-10' });
    expect(refused.body.errors).toEqual({ birthdate: 'Invalid Birthdate' });
    expect((await register(parent, undefined, { birthdate: '2026-08-09' })).status).toBe(201);
    expect((await register(parent, undefined, { birthdate: '2001-01-01' })).status).toBe(201);
  });

  test('a refused form with a photo leaves no file', async () => {
    const parent = await school.parent();
    const answer = await register(parent, { name: 'image', bytes: await phonePhoto() }, { first_name: '' });
    expect([answer.status, answer.body.message]).toEqual([422, 'First Name are required']);
    expect(await waiting()).toBe(0);
  });

  test('a family has 12 children at most: of two added at once for the last place one succeeds', async () => {
    const parent = await school.parent();
    const before = (await kept()).length;
    for (let n = 0; n < 11; n += 1) expect((await register(parent)).status).toBe(201);
    const bytes = await phonePhoto();
    const answers = await Promise.all(
      Array.from({ length: 2 }, () => register(parent, { name: 'image', bytes })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toBe(
      'Your family already has as many children as can be added here. To add another, please write to us on WhatsApp',
    );
    expect((await kept()).length - before).toBe(1);
  });

  test('a name holds no address, when a child is added or changed', async () => {
    const parent = await school.parent();
    const refused = await register(parent, undefined, { last_name: 'www.hadiah.example' });
    expect(refused.body.errors).toEqual({ last_name: 'Last Name cannot hold : / @ or a web address' });
    const added = await register(parent, undefined, { first_name: "Nur Aini (Ma'ruf)" });
    const { child_id } = added.body['childs'] as { child_id: number };
    const changed = await parent.call('POST', '/childs/update-child', {
      body: { ...child, child_id, first_name: 'Alya: klaim' },
    });
    expect(changed.body.errors).toEqual({ first_name: 'First Name cannot hold : / @ or a web address' });
  });

  test('staff allow a family more than 12 children, and only staff', async () => {
    const [parent, admin] = [await school.parent(), await school.admin()];
    const { childs } = (await register(parent)).body as unknown as { childs: { child_id: number } };
    for (let n = 1; n < 12; n += 1) await register(parent);
    expect((await register(parent)).status).toBe(409);
    const allow = (who: Visitor, max_children: unknown, child_id = childs.child_id) =>
      who.call('POST', '/childs/family-size', { body: { child_id, max_children } });
    expect((await allow(parent, 14)).status).toBe(403);
    for (const wrong of [11, 51, '', 'many']) expect((await allow(admin, wrong)).status).toBe(422);
    expect((await allow(admin, 14, 2_000_000_000)).status).toBe(404);
    const allowed = await allow(admin, '14');
    expect([allowed.status, allowed.body['max_children']]).toEqual([200, 14]);
    const listed = (await admin.call('GET', '/childs')).body['childs'] as {
      child_id: number;
      max_children: number;
    }[];
    expect(listed.find(({ child_id }) => child_id === childs.child_id)?.max_children).toBe(14);
    const { users } = (await parent.call('GET', '/users/session')).body as {
      users?: { max_children: number };
    };
    expect(users?.max_children).toBe(14);
    expect([(await register(parent)).status, (await register(parent)).status]).toEqual([201, 201]);
    expect((await register(parent)).status).toBe(409);
  });

  test("an e-mail in the form must be the parent's own", async () => {
    const [one, two] = [await school.parent(), await school.parent()];
    expect((await register(one, undefined, { email: two.email })).status).toBe(404);
    expect((await register(one, undefined, { email: one.email })).status).toBe(201);
  });

  test('is for parents: a guest is sent to sign in, an admin may not', async () => {
    expect((await register(school.visitor())).status).toBe(401);
    expect((await register(await school.admin())).status).toBe(403);
  });
});

describe('a child', () => {
  const addTo = async (parent: Visitor) =>
    ((await register(parent)).body['childs'] as { child_id: number }).child_id;

  test('of another family does not exist, for reading and for changing', async () => {
    const [parent, other] = [await school.parent(), await school.parent()];
    const childId = await addTo(parent);
    expect((await parent.call('GET', `/childs/${childId}`)).status).toBe(200);
    expect((await other.call('GET', `/childs/${childId}`)).status).toBe(404);
    const change = { ...child, child_id: childId, first_name: 'Stolen' };
    expect((await other.call('POST', '/childs/update-child', { body: change })).status).toBe(404);
    const photo = form({ child_id: String(childId) }, { name: 'image_url', bytes: await phonePhoto() });
    expect((await other.call('POST', '/childs/update-image', { form: photo })).status).toBe(404);
    expect((await parent.call('GET', `/childs/${childId}`)).body['childs']).toMatchObject(child);
  });

  test('has details that its parent changes', async () => {
    const parent = await school.parent();
    const childId = await addTo(parent);
    const answer = await parent.call('POST', '/childs/update-child', {
      body: { ...child, child_id: childId, first_name: 'Alya Putri' },
    });
    expect(answer.body).toMatchObject({ message: 'Update Success!', childs: { first_name: 'Alya Putri' } });
  });

  test('gets a new photo under a new address, and the old one is gone', async () => {
    const parent = await school.parent();
    const childId = await addTo(parent);
    const change = async () =>
      (
        await parent.call('POST', '/childs/update-image', {
          form: form({ child_id: String(childId) }, { name: 'image_url', bytes: await phonePhoto() }),
        })
      ).body['childs'] as { image_url: string };
    const [first, second] = [await change(), await change()];
    expect(second.image_url).not.toBe(first.image_url);
    const { imageKey } = (
      await school.parts.database.execute(
        'select image_key as "imageKey" from children where child_id = $1',
        [childId],
      )
    ).rows[0] as { imageKey: string };
    expect((await kept()).some((name) => imageKey.endsWith(name.split('/').at(-1) ?? '?'))).toBe(true);
    expect(
      (await parent.call('POST', '/childs/update-image', { form: form({ child_id: String(childId) }) })).body
        .errors,
    ).toEqual({ image_url: 'Image are required' });
  });

  test('whose photo changes twice at once keeps exactly one file', async () => {
    const parent = await school.parent();
    const childId = await addTo(parent);
    const before = (await kept()).length;
    const bytes = await phonePhoto();
    const answers = await Promise.all(
      Array.from({ length: 2 }, () =>
        parent.call('POST', '/childs/update-image', {
          form: form({ child_id: String(childId) }, { name: 'image_url', bytes }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await kept()).length - before).toBe(1);
    const { image_url } = (await parent.call('GET', `/childs/${childId}`)).body['childs'] as {
      image_url: string;
    };
    expect((await imageOf(parent, image_url)).statusCode).toBe(200);
  });

  test.each(['0', '-1', '1.5', 'x', '99999999999', '2147483648', '1%00'])(
    'with the id %s is not found',
    async (id) => {
      expect((await (await school.parent()).call('GET', `/childs/${id}`)).status).toBe(404);
    },
  );
});

test("a parent's own picture that changes twice at once keeps exactly one file", async () => {
  const parent = await school.parent();
  const before = (await kept()).length;
  const bytes = await phonePhoto();
  const answers = await Promise.all(
    Array.from({ length: 2 }, () =>
      parent.call('POST', '/users/update-image', { form: form({}, { name: 'image_url', bytes }) }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await kept()).length - before).toBe(1);
});
