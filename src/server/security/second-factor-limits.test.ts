import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, type TestSchool, startSchool, testSchool } from '../../../tests/support/school.ts';
import { codeAt, signIn, staffWithSecondFactor } from './second-factor.test-support.ts';

const school = await testSchool({ RATE_SIGN_IN: '1000', RATE_SIGN_IN_ADDRESS: '10000' });

test('the tenth wrong code of an account is the last for an hour, from wherever; right ones do not count', async () => {
  const { email, secret } = await staffWithSecondFactor(school);
  const other = await staffWithSecondFactor(school);
  for (let n = 0; n < 3; n += 1) {
    expect((await signIn(school.visitor(), email, codeAt(secret, school.wallClock.now()))).status).toBe(200);
    school.wallClock.advance('PT30S');
  }
  for (let n = 0; n < 10; n += 1)
    expect((await signIn(school.visitor(), email, 'not-a-code')).status).toBe(422);
  const refused = await signIn(school.visitor(), email, codeAt(secret, school.wallClock.now()));
  // The hour began 210 seconds before, with the set-up.
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3390']);
  expect(
    (await signIn(school.visitor(), other.email, codeAt(other.secret, school.wallClock.now()))).status,
  ).toBe(200);
  school.wallClock.advance('PT1H');
  expect((await signIn(school.visitor(), email, codeAt(secret, school.wallClock.now()))).status).toBe(200);
});

test('a code that is refused because of the limit on codes is no failed sign-in', async () => {
  const strict = await startSchool({ RATE_SIGN_IN: '3', RATE_SECOND_FACTOR: '1' });
  try {
    const { email } = await staffWithSecondFactor(strict);
    strict.wallClock.advance('PT1H');
    const entering = async (code: string) => (await signIn(strict.visitor(), email, code)).status;
    expect(await entering('not-a-code')).toBe(422);
    for (let n = 0; n < 5; n += 1) expect(await entering('not-a-code')).toBe(429);
    const guess = { email, password: 'wrong-password', type: 1 };
    const entered = await strict.call('POST', '/users/login', { body: guess });
    expect(entered.status).toBe(401);
  } finally {
    await strict.close();
  }
});

test('the right password without a code is no failed sign-in', async () => {
  const strict = await startSchool({ RATE_SIGN_IN: '2' });
  try {
    const { email, secret } = await staffWithSecondFactor(strict);
    for (let n = 0; n < 4; n += 1) expect((await signIn(strict.visitor(), email)).status).toBe(401);
    expect((await signIn(strict.visitor(), email, codeAt(secret, strict.wallClock.now()))).status).toBe(200);
  } finally {
    await strict.close();
  }
});

describe('the password that changes to a second factor ask for', () => {
  let strict: TestSchool;
  beforeAll(async () => {
    strict = await startSchool({ RATE_SIGN_IN: '3' });
  });
  afterAll(() => strict.close());

  test.each(['start', 'recovery-codes', 'remove'])(
    'may be guessed at as often as at sign-in, then not for a quarter of an hour: %s',
    async (name) => {
      const staff = await strict.admin();
      const enter = async (password: string) =>
        (await staff.call('POST', `/users/second-factor/${name}`, { body: { password } })).status;
      for (let n = 0; n < 3; n += 1) expect(await enter('wrong-password')).toBe(422);
      expect(await enter(PASSWORD)).toBe(429);
      strict.wallClock.advance('PT15M');
      expect(await enter('wrong-password')).toBe(422);
    },
  );
});
