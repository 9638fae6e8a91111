import { expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';

const school = await testSchool();

const tokenFor = async (email: string) => {
  await school.call('POST', '/forgot-password', { body: { email } });
  return /reset-password-callback\/([\w-]+)/.exec((await school.mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
};
const asked = async (token: string) => {
  const { status, body } = await school.call('GET', `/reset-password/${token}`);
  return [status, body.message];
};
const UNUSABLE = [409, 'This link has expired or was already used. Please ask for a new one'];

test('a reset link says that it works for one hour, without being used up by the question', async () => {
  const token = await tokenFor((await school.parent()).email);
  expect(await asked(token)).toEqual([200, 'OK']);
  school.clock.advance('PT59M');
  expect(await asked(token)).toEqual([200, 'OK']);
  school.clock.advance('PT1M');
  expect(await asked(token)).toEqual(UNUSABLE);
});

test('staff set a new password by a reset link like parents', async () => {
  const admin = await school.admin();
  const password = 'baru-sekali-9';
  const body = { token: await tokenFor(admin.email), password, password_confirmation: password };
  expect((await school.call('POST', '/reset-password', { body })).status).toBe(200);
  const entered = { email: admin.email, password, type: 1 };
  expect((await school.call('POST', '/users/login', { body: entered })).status).toBe(200);
});

test('a used reset link, and one that nobody mailed, are unusable', async () => {
  const token = await tokenFor((await school.parent()).email);
  const body = { token, password: 'baru-sekali-9', password_confirmation: 'baru-sekali-9' };
  expect((await school.call('POST', '/reset-password', { body })).status).toBe(200);
  expect(await asked(token)).toEqual(UNUSABLE);
  expect(await asked('a'.repeat(43))).toEqual(UNUSABLE);
});

test('a reset ends the other reset links that were mailed before (rule R7)', async () => {
  const { email } = await school.parent();
  const [earlier, later] = [await tokenFor(email), await tokenFor(email)];
  expect(await asked(earlier)).toEqual([200, 'OK']);
  const password = 'baru-sekali-9';
  const reset = (token: string) =>
    school.call('POST', '/reset-password', { body: { token, password, password_confirmation: password } });
  expect((await reset(later)).status).toBe(200);
  expect(await asked(earlier)).toEqual(UNUSABLE);
  expect((await reset(earlier)).status).toBe(409);
});
