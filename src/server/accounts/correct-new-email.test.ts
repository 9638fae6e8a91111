import { expect, test } from 'vitest';
import { PASSWORD, registration, testSchool } from '../../../tests/support/school.ts';

const school = await testSchool({ RATE_REGISTRATION: '1000', RATE_MAILS_ADDRESS: '1000' });

const register = (email: string) => school.call('POST', '/users/register', { body: registration(email) });
const correct = (email: string, newEmail: string, password = PASSWORD) =>
  school.call('POST', '/users/correct-email', { body: { email, password, new_email: newEmail } });
const linkTo = async (email: string) => {
  const mail = (await school.mailsTo(email)).at(-1);
  return new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token');
};
const press = async (token: string | null) =>
  (await school.call('POST', '/users/activate', { body: { token } })).body['outcome'];
const signIn = (email: string) =>
  school.call('POST', '/users/login', { body: { email, password: PASSWORD, type: 2 } });

test('a mistyped address is corrected before it is confirmed: its link ends, the right one gets another (rule R180)', async () => {
  await register('rina@example.tset');
  const stray = await linkTo('rina@example.tset');
  expect((await correct('rina@example.tset', 'Rina@Example.test')).status).toBe(200);
  expect(await press(stray)).toBe('expired');
  expect((await signIn('rina@example.test')).status).toBe(403);
  expect(await press(await linkTo('rina@example.test'))).toBe('activated');
  expect((await signIn('rina@example.test')).status).toBe(200);
  // The mistyped one is free for whoever has it.
  expect((await register('rina@example.tset')).status).toBe(201);
});

test('its password proves whose it is, and an unknown address answers as a wrong password does', async () => {
  await register('dewi@example.test');
  const wrong = await correct('dewi@example.test', 'other@example.test', 'not-it-at-all');
  const unknown = await correct('nobody@example.test', 'other@example.test');
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(wrong.body.message).toBe(unknown.body.message);
  expect(await school.mailsTo('other@example.test')).toEqual([]);
});

test('an address that has an account is refused, and an active account keeps its own', async () => {
  await register('ani@example.test');
  await register('taken@example.test');
  expect((await correct('ani@example.test', 'taken@example.test')).status).toBe(409);
  expect(await press(await linkTo('ani@example.test'))).toBe('activated');
  const late = await correct('ani@example.test', 'later@example.test');
  expect([late.status, late.body.error]).toEqual([409, 'account_active']);
});

test('of two accounts that get one address at once exactly one does', async () => {
  await register('one@example.test');
  await register('two@example.test');
  const answers = await Promise.all(
    ['one', 'two'].map((name) => correct(`${name}@example.test`, 'both@example.test')),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('an address gets five activation mails an hour, from whichever account (rule R73)', async () => {
  await register('flood@example.test');
  const there = () => correct('flood@example.test', 'victim@example.test');
  const back = () => correct('victim@example.test', 'flood@example.test');
  for (let n = 0; n < 4; n += 1) expect([(await there()).status, (await back()).status]).toEqual([200, 200]);
  expect((await there()).status).toBe(200);
  // Its first came with the registration.
  expect((await back()).status).toBe(429);
  await register('another@example.test');
  expect((await correct('another@example.test', 'victim@example.test')).status).toBe(429);
  expect(await school.mailsTo('victim@example.test')).toHaveLength(5);
});

test('nor more by being registered again each time that it was corrected away (rule R73)', async () => {
  const email = 'hunted@example.test';
  for (let n = 0; n < 8; n += 1) {
    expect((await register(email)).status).toBe(201);
    expect((await correct(email, `elsewhere-${n}@example.test`)).status).toBe(200);
  }
  expect(await school.mailsTo(email)).toHaveLength(5);
  // Who has the address still registers, and gets the mail when the hour is over.
  expect((await register(email)).status).toBe(201);
  school.wallClock.advance('PT1H');
  await school.call('POST', '/users/resend-activation', { body: { email } });
  const [newest] = await school.mailsTo(email);
  expect(await press(/token=([\w-]+)/.exec(newest?.text ?? '')?.[1] ?? null)).toBe('activated');
});
