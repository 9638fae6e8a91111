import { expect, test } from 'vitest';
import { registration, testSchool } from '../../../tests/support/school.ts';

const school = await testSchool();

const tidy = async () => {
  await school.parts.jobs.kick('housekeeping');
  await school.parts.jobs.idle();
};
const register = async (email: string) =>
  (await school.call('POST', '/users/register', { body: registration(email) })).status;

test('an account that was never activated is gone after 30 days and its e-mail is free again', async () => {
  school.clock.set('2026-08-10T03:00:00Z');
  const parent = await school.parent();
  expect(await register('typo@example.test')).toBe(201);
  school.clock.set('2026-09-09T03:00:00Z');
  await tidy();
  expect(await register('typo@example.test')).toBe(409);
  school.clock.set('2026-09-09T03:00:00.001Z');
  await tidy();
  expect(await register('typo@example.test')).toBe(201);
  expect(await register(parent.email)).toBe(409);
});

test('an account with a child is kept although it was never activated', async () => {
  school.clock.set('2026-10-01T00:00:00Z');
  const parent = await school.parent();
  const child = { first_name: 'Alya', last_name: '', gender: 'FEMALE', birthdate: '2018-05-02' };
  expect((await parent.call('POST', '/users/register-child', { body: child })).status).toBe(201);
  await parent.call('POST', '/users/logout');
  await school.parts.database.execute('update users set activated_at = null where user_id = $1', [
    parent.userId,
  ]);
  school.clock.set('2026-12-01T00:00:00Z');
  await tidy();
  expect(await register(parent.email)).toBe(409);
});

test('whom the school wrote to is forgotten after 90 days', async () => {
  school.clock.set('2027-01-01T00:00:00Z');
  await register('letter@example.test');
  expect(await school.mailsTo('letter@example.test')).toHaveLength(1);
  school.clock.set('2027-04-01T00:00:00.001Z');
  await tidy();
  expect(await school.mailsTo('letter@example.test')).toEqual([]);
  const { rows } = await school.parts.database.execute('select recipient from letters where recipient = $1', [
    'letter@example.test',
  ]);
  expect(rows).toEqual([]);
});
