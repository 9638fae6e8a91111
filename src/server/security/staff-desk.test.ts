import { describe, expect, test } from 'vitest';
import { PASSWORD, type TestSchool, startSchool, testSchool } from '../../../tests/support/school.ts';
import { notifyStaff } from '../inbox/notify.ts';
import type { StaffMember } from '../../contract/staff.ts';

const school = await testSchool({ RATE_MAILS: '1000', RATE_SIGN_IN: '1000' });
const owner = await school.admin();

type Staff = Awaited<ReturnType<TestSchool['admin']>>;
const act = (who: Pick<Staff, 'call'>, what: string, body: object) =>
  who.call('POST', `/staff/${what}`, { body });
let counted = 0;
const invite = (role: string, email = `invited-${(counted += 1)}@example.test`, by = owner) =>
  act(by, 'invite', { email, first_name: 'Ayu', last_name: 'Lestari', role });
const rowOf = async (email: string) =>
  ((await owner.call('GET', '/staff')).body['staff'] as StaffMember[]).find((row) => row.email === email);
const tokenOf = async (email: string) =>
  /\/admin\/invitation\/([\w-]+)/.exec((await school.mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
const firstLetterTo = async (email: string) => (await school.mailsTo(email))[0];
const accept = (token: string, password = 'sandi-yang-panjang-7') =>
  school.call('POST', '/staff/accept', { body: { token, password, password_confirmation: password } });
const signIn = (email: string, password = 'sandi-yang-panjang-7') =>
  school.call('POST', '/users/login', { body: { email, password, type: 1 } });
const lastEntry = async () =>
  ((await owner.call('GET', '/log?kind=staff&size=1')).body['entries'] as object[])[0];

describe('an invitation', () => {
  test('lets somebody choose a password once, who then signs in with the role it named, and is logged', async () => {
    const email = 'ayu@example.test';
    expect((await invite('clerk', 'Ayu@Example.test')).status).toBe(200);
    expect(await rowOf(email)).toMatchObject({ role: 'clerk', state: 'invited', last_seen: null });
    expect(await lastEntry()).toMatchObject({ object_name: 'Ayu Lestari', after: { email, role: 'clerk' } });
    expect((await signIn(email)).status).toBe(401);
    const token = await tokenOf(email);
    const shown = await school.call('GET', `/staff/invitation/${token}`);
    expect(shown.body).toMatchObject({ email, first_name: 'Ayu', role: 'clerk' });
    expect((await accept(token)).status).toBe(200);
    expect((await accept(token, 'lain-sekali-saja-8')).body['error']).toBe('invitation_unusable');
    const entered = await signIn(email);
    expect(entered.body['users']).toMatchObject({ status: 1, role: 'clerk' });
    expect(await rowOf(email)).toMatchObject({ state: 'active' });
  });

  test('greets by name and says who invites, as what, in the language of whoever invites', async () => {
    const email = 'rizky@example.test';
    const body = { email, first_name: 'Rizky', last_name: '', role: 'teacher' };
    await owner.call('POST', '/staff/invite', { body, headers: { 'kancil-language': 'id' } });
    const letter = await firstLetterTo(email);
    expect(letter?.text).toContain('Halo Rizky,');
    expect(letter?.text).toMatch(/ mengajak Anda bekerja di .+ sebagai guru\./);
    await owner.call('POST', '/staff/invite', { body, headers: { 'kancil-language': 'en' } });
    expect((await firstLetterTo(email))?.text).toMatch(/ has invited you to work with .+ as a teacher\./);
  });

  test('whose answer got lost is sent once: its repeat is answered as the first was', async () => {
    const email = 'lost@example.test';
    const headers = { 'idempotency-key': 'an-invitation-of-a-test' };
    const body = { email, first_name: 'Ayu', last_name: '', role: 'clerk' };
    const send = (more = {}) => owner.call('POST', '/staff/invite', { body: { ...body, ...more }, headers });
    const first = await send();
    const repeat = await send();
    expect([first.status, repeat.status]).toEqual([200, 200]);
    expect(repeat.body).toEqual(first.body);
    expect(await school.mailsTo(email)).toHaveLength(1);
    expect((await send({ role: 'owner' })).body['error']).toBe('key_of_other_call');
  });

  test('ends after 48 hours, and when another one is sent', async () => {
    const email = 'late@example.test';
    await invite('teacher', email);
    const first = await tokenOf(email);
    await invite('teacher', email);
    const second = await tokenOf(email);
    expect((await accept(first)).status).toBe(409);
    school.clock.advance('PT48H');
    expect((await school.call('GET', `/staff/invitation/${second}`)).status).toBe(409);
    expect((await accept(second)).status).toBe(409);
  });

  test('is got round neither by a reset mail nor by an activation mail', async () => {
    const email = 'round@example.test';
    await invite('owner', email);
    const before = (await school.mailsTo(email)).length;
    await school.call('POST', '/forgot-password', { body: { email } });
    await school.call('POST', '/users/resend-activation', { body: { email } });
    expect(await school.mailsTo(email)).toHaveLength(before);
  });

  test('of two answers at once takes one', async () => {
    const email = 'twice@example.test';
    await invite('clerk', email);
    const token = await tokenOf(email);
    const both = await Promise.all([accept(token, 'satu-satu-saja-1'), accept(token, 'dua-dua-saja-22')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('is refused for the address of a family, and of somebody who works here', async () => {
    const { email } = await school.parent();
    expect((await invite('clerk', email)).body['error']).toBe('email_taken');
    expect((await invite('clerk', owner.email)).body['error']).toBe('email_taken');
  });
});

test('mails to one address are limited, not how many colleagues an owner invites or is refused to', async () => {
  const other = await startSchool();
  const by = await other.admin();
  for (let n = 0; n < 6; n += 1)
    expect((await invite('clerk', by.email, by)).body['error']).toBe('email_taken');
  for (let n = 0; n < 6; n += 1) expect((await invite('clerk', undefined, by)).status).toBe(200);
  for (let n = 0; n < 5; n += 1) await invite('clerk', 'often@example.test', by);
  const { status, headers } = await invite('clerk', 'often@example.test', by);
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await other.close();
});

describe('a role', () => {
  test('that changes holds at once in the sessions that are open', async () => {
    const colleague = await school.admin();
    expect((await colleague.call('GET', '/staff')).status).toBe(200);
    await act(owner, 'role', { user_id: colleague.userId, role: 'clerk' });
    expect((await colleague.call('GET', '/staff')).status).toBe(403);
    expect((await colleague.call('GET', '/order')).status).toBe(200);
    await act(owner, 'role', { user_id: colleague.userId, role: 'teacher' });
    expect((await colleague.call('GET', '/order')).status).toBe(403);
    expect((await colleague.call('GET', '/users/session')).body['users']).toMatchObject({ role: 'teacher' });
  });

  test('of a teacher shows no family, no message about money and no draft', async () => {
    const teacher = await school.admin('teacher');
    const parent = await school.parent();
    expect((await teacher.call('GET', `/users/${parent.userId}`)).status).toBe(404);
    expect((await teacher.call('GET', `/users/${teacher.userId}`)).status).toBe(200);
    expect((await teacher.call('GET', `/billing/childs/${parent.userId}`)).status).toBe(403);
    expect((await teacher.call('GET', `/notif/${teacher.userId}`)).body['notifications']).toEqual([]);
  });

  test('of a teacher shows nothing either of what was told while it was another one (rule R165)', async () => {
    const tellOfMoney = () =>
      school.parts.database.transaction((tx) =>
        notifyStaff(tx, {
          kind: 'staff_payment',
          childId: null,
          title: 'Rp700.000 of Alya Wulandari',
          titleIndo: 'Rp700.000 dari Alya Wulandari',
          body: '',
          bodyIndo: '',
          link: null,
          now: school.clock.now(),
        }),
      );
    const titles = async ({ call, userId }: Staff) =>
      ((await call('GET', `/notif/${userId}`)).body['notifications'] as object[]).length;
    const [demoted, colleague] = [await school.admin('clerk'), await school.admin('clerk')];
    await tellOfMoney();
    expect(await titles(demoted)).toBe(1);
    await act(owner, 'role', { user_id: demoted.userId, role: 'teacher' });
    expect(await titles(demoted)).toBe(0);

    const ended = await school.admin('clerk');
    await tellOfMoney();
    await act(owner, 'end', { user_id: ended.userId });
    await invite('teacher', ended.email);
    expect(await school.rows('select 1 from notifications where user_id = $1', [ended.userId])).toEqual([]);
    expect(await titles(colleague)).toBe(2);
  });
});

describe('an access that ends', () => {
  test('ends sessions and links at once; who comes back is invited anew', async () => {
    const colleague = await school.admin('clerk');
    await school.call('POST', '/forgot-password', { body: { email: colleague.email } });
    const reset = /reset-password-callback\/([\w-]+)/.exec(
      (await school.mailsTo(colleague.email))[0]?.text ?? '',
    )?.[1];
    expect((await act(owner, 'end', { user_id: colleague.userId })).status).toBe(200);
    expect((await colleague.call('GET', '/users/session')).status).toBe(401);
    expect((await signIn(colleague.email, PASSWORD)).status).toBe(404);
    expect((await school.call('GET', `/reset-password/${reset}`)).status).toBe(409);
    expect(await lastEntry()).toMatchObject({ before: { ended: false }, after: { ended: true } });
    await invite('teacher', colleague.email);
    expect((await signIn(colleague.email, PASSWORD)).status).toBe(401);
    expect((await accept(await tokenOf(colleague.email))).status).toBe(200);
    expect((await signIn(colleague.email)).body['users']).toMatchObject({ role: 'teacher' });
  });

  test('is for staff alone: a family is not found', async () => {
    const parent = await school.parent();
    expect((await act(owner, 'end', { user_id: parent.userId })).status).toBe(404);
    expect((await act(owner, 'role', { user_id: parent.userId, role: 'owner' })).status).toBe(404);
    expect((await parent.call('GET', '/users/session')).body['users']).toMatchObject({ role: null });
  });
});

test.each([0, 1])(
  'the last owner stays, also when two end or demote each other at once (round %i)',
  async (round) => {
    const other = await startSchool();
    const [one, two] = [await other.admin(), await other.admin()];
    const [what, more] = round % 2 === 0 ? ['end', {}] : ['role', { role: 'clerk' }];
    const both = await Promise.all([
      act(one, what, { user_id: two.userId, ...more }),
      act(two, what, { user_id: one.userId, ...more }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const [left] = await other.rows(
      "select user_id from users where staff_role = 'owner' and closed_at is null",
    );
    const stays = left?.['user_id'] === one.userId ? one : two;
    const last = await act(stays, what, { user_id: stays.userId, ...more });
    expect([last.status, last.body['error']]).toEqual([409, 'last_owner']);
    await other.close();
  },
);

test('a second factor that a role has to have comes before everything else, and a colleague’s lost one is removed', async () => {
  const teacher = await school.admin('teacher');
  await act(owner, 'second-factor', { role: 'teacher', required: true });
  expect((await teacher.call('GET', '/users/session')).body['users']).toMatchObject({
    second_factor_due: true,
  });
  expect((await teacher.call('GET', `/notif/${teacher.userId}`)).body['error']).toBe('second_factor_due');
  expect((await owner.call('GET', '/staff')).body['second_factor_required']).toEqual(['teacher']);
  await act(owner, 'second-factor', { role: 'teacher', required: false });
  await school.rows(
    "insert into second_factors (user_id, secret, enabled_at) values ($1, 'JBSWY3DP', '2026-08-10T03:00:00Z')",
    [teacher.userId],
  );
  expect((await act(owner, 'remove-second-factor', { user_id: owner.userId })).status).toBe(404);
  expect((await act(owner, 'remove-second-factor', { user_id: teacher.userId })).status).toBe(200);
  expect((await teacher.call('GET', '/users/session')).status).toBe(401);
  expect((await signIn(teacher.email, PASSWORD)).status).toBe(200);
});
