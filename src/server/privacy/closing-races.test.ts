import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { registration, testSchool } from '../../../tests/support/school.ts';
import { addChild } from '../families/children.test-support.ts';
import { firstPayment, makeBatch } from '../payments/paying.test-support.ts';
import { eraseClosedFamilies } from './erase-families.ts';
import { readErasedList } from './erased-list.ts';

const school = await testSchool();
const staff = await school.admin();

const close = (userId: number) => staff.call('POST', '/office/family/close', { body: { user_id: userId } });
/** Has the next call, which is let in while the account is open, do what it does after the closing. */
const closedFirst = (userId: number) => {
  const { database } = school.parts;
  const transaction = database.transaction.bind(database);
  vi.spyOn(database, 'transaction').mockImplementationOnce(async (work) => {
    expect((await close(userId)).status).toBe(200);
    return transaction(work);
  });
};
const erased = async (userId: number) => {
  school.clock.advance('P31D');
  await school.parts.jobs.kick('housekeeping');
  await school.parts.jobs.idle();
  const [row] = await school.rows('select erased_at from users where user_id = $1', [userId]);
  return row?.['erased_at'] !== null;
};

test('a charge that was on its way while the account was closed is not opened, and holds up no erasure (rule R177)', async () => {
  const parent = await school.parent();
  const childId = await addChild(parent);
  const body = await firstPayment(school, { childId, batch: await makeBatch(school) });
  closedFirst(parent.userId);
  expect((await parent.call('POST', '/payment/first-payment', { body })).status).toBe(404);
  expect(await school.rows('select order_id from payments where child_id = $1', [childId])).toEqual([]);
  expect(await erased(parent.userId)).toBe(true);
});

test('a picture or a profile that was on its way is not kept of an account that is gone (rule R184)', async () => {
  const parent = await school.parent();
  const picture = new FormData();
  const red = sharp({ create: { width: 40, height: 40, channels: 3, background: '#c00' } });
  picture.set('image_url', new Blob([await red.png().toBuffer()], { type: 'image/png' }), 'me.png');
  closedFirst(parent.userId);
  expect((await parent.call('POST', '/users/update-image', { form: picture })).status).toBe(404);
  const [row] = await school.rows('select image_key from users where user_id = $1', [parent.userId]);
  expect(row).toEqual({ image_key: null });

  const other = await school.parent();
  const { password: _typed, ...body } = registration(other.email, { address_details: 'Jl. Baru 1' });
  closedFirst(other.userId);
  expect((await other.call('POST', '/users/update-user', { body })).status).toBe(404);
  expect(await school.rows(`select 1 from users where address_details = 'Jl. Baru 1'`)).toEqual([]);
});

test('what is mailed to an address stays when a family is erased that had the address before (rule R178)', async () => {
  const former = await school.parent({ email: 'handed.on@example.test' });
  await staff.call('POST', `/users/${former.userId}/email`, { body: { email: 'corrected@example.test' } });
  school.clock.advance('PT1M');
  const heir = await school.parent({ email: 'handed.on@example.test' });
  await close(former.userId);
  school.clock.advance('P30D');
  // Posted just before the other family is erased, and not sent yet.
  await heir.call('POST', '/forgot-password', { body: { email: heir.email } });
  expect(await erased(former.userId)).toBe(true);
  const mails = await school.rows(`select kind from letters where recipient = 'handed.on@example.test'`);
  expect(mails).toEqual([{ kind: 'reset' }]);
  expect(await school.rows(`select 1 from letters where recipient = 'corrected@example.test'`)).toEqual([]);
});

test('an account that is opened again in its last moment is not erased (rule R177)', async () => {
  const parent = await school.parent();
  await close(parent.userId);
  school.clock.advance('P30D');
  const { database, accounts, billing, content, log } = school.parts;
  const transaction = database.transaction.bind(database);
  vi.spyOn(database, 'transaction').mockImplementationOnce(async (work) => {
    await school.rows('update users set closed_at = null where user_id = $1', [parent.userId]);
    return transaction(work);
  });
  await eraseClosedFamilies({ accounts, payments: billing, content }, log, school.clock.now());
  const [row] = await school.rows('select first_name, erased_at from users where user_id = $1', [
    parent.userId,
  ]);
  expect(row).toEqual({ first_name: 'Rina', erased_at: null });
});

test('and keeps its photos and performances, which nothing would bring back (rule R178)', async () => {
  const parent = await school.parent();
  const picture = new FormData();
  const red = sharp({ create: { width: 40, height: 40, channels: 3, background: '#c00' } });
  picture.set('image_url', new Blob([await red.png().toBuffer()], { type: 'image/png' }), 'me.png');
  expect((await parent.call('POST', '/users/update-image', { form: picture })).status).toBe(200);
  await close(parent.userId);
  school.clock.advance('P30D');
  const { database, accounts, billing, content, log, files } = school.parts;
  const removed = vi.spyOn(files, 'remove');
  const transaction = database.transaction.bind(database);
  vi.spyOn(database, 'transaction').mockImplementationOnce(async (work) => {
    await school.rows('update users set closed_at = null where user_id = $1', [parent.userId]);
    return transaction(work);
  });
  await eraseClosedFamilies({ accounts, payments: billing, content }, log, school.clock.now());
  expect(removed).not.toHaveBeenCalled();
  removed.mockRestore();
});

test('a line of the list of who was erased that no day can be read of is passed over, as every other that says nothing', async () => {
  const list = join(await mkdtemp(join(tmpdir(), 'kancil-list-')), 'erased.txt');
  const good = 'family 7 made 2026-08-10T03:00:00.000Z erased 2026-09-10';
  await writeFile(list, `family 8 made yesterday erased 2026-09-10\n${good}\nchild 9 made\n`);
  const { erased: listed, unreadable } = await readErasedList(list);
  expect([listed.map(({ id }) => id), unreadable]).toEqual([[7], 2]);
  await rm(dirname(list), { recursive: true });
});
