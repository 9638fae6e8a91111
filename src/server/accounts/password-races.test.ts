import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { PASSWORD, type TestSchool, testSchool } from '../../../tests/support/school.ts';

const school = await testSchool({
  RATE_REGISTRATION: '1000',
  RATE_MAILS_ADDRESS: '1000',
  // As long as a real school hashes, which is when races happen.
  PASSWORD_KIB: '19456',
});

const linkIn = (text: string | undefined) => /https?:\/\/\S+/.exec(text ?? '')?.[0] ?? '';

/** About what hashing a password takes on a machine that does nothing else. */
const HASH_MS = 30;

describe('a password that changes while it is used', () => {
  const rounds = Array.from({ length: 4 }, (_, round) => round);
  const moments = Array.from({ length: 12 }, (_, moment) => moment);
  const tokenTo = async (email: string) => {
    await school.call('POST', '/forgot-password', { body: { email } });
    return (
      linkIn((await school.mailsTo(email))[0]?.text)
        .split('/')
        .at(-1) ?? ''
    );
  };
  const reset = (token: string, password: string) =>
    school.call('POST', '/reset-password', { body: { token, password, password_confirmation: password } });
  const enter = (email: string, password: string) =>
    school.call('POST', '/users/login', { body: { email, password } });
  const change = (who: { email: string; call: TestSchool['call'] }, password: string) =>
    who.call('POST', '/change-password', {
      body: {
        email: who.email,
        old_password: PASSWORD,
        new_password: password,
        password_confirmation: password,
      },
    });
  const statuses = (answers: readonly { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b);

  test.each(rounds)('of two changes by one old password exactly one is made (round %i)', async () => {
    const parent = await school.parent();
    const answers = await Promise.all([change(parent, 'satu-sekali-9'), change(parent, 'dua-sekali-9')]);
    expect(statuses(answers)).toEqual([200, 422]);
    const kept = answers[0].status === 200 ? 'satu-sekali-9' : 'dua-sekali-9';
    expect((await enter(parent.email, kept)).status).toBe(200);
  });

  test.each(rounds)('a change never undoes a reset that came between (round %i)', async () => {
    const parent = await school.parent();
    const token = await tokenTo(parent.email);
    const [changed, renewed] = await Promise.all([
      change(parent, 'satu-sekali-9'),
      reset(token, 'dua-sekali-9'),
    ]);
    // A reset that was first also ends the session which the change comes from.
    expect([
      [200, 409],
      [422, 200],
      [401, 200],
    ]).toContainEqual([changed.status, renewed.status]);
    const kept = changed.status === 200 ? 'satu-sekali-9' : 'dua-sekali-9';
    expect((await enter(parent.email, kept)).status).toBe(200);
  });

  test.each(rounds)('of two resets by different mails exactly one is made (round %i)', async () => {
    const { email } = await school.parent();
    const tokens = [await tokenTo(email), await tokenTo(email)] as const;
    expect(tokens[0]).not.toBe(tokens[1]);
    const answers = await Promise.all([reset(tokens[0], 'satu-sekali-9'), reset(tokens[1], 'dua-sekali-9')]);
    expect(statuses(answers)).toEqual([200, 409]);
  });

  test.each(moments)('no session of the old password outlives a reset (moment %i)', async (moment) => {
    const { email } = await school.parent();
    const token = await tokenTo(email);
    const entering = school.visitor();
    const renewing = reset(token, 'baru-sekali-9');
    // Later by a part of what a hash takes, so that in some rounds the password is checked before the reset and entered after it.
    await wait(((moment + 0.5) / moments.length) * HASH_MS);
    const entered = await entering.call('POST', '/users/login', { body: { email, password: PASSWORD } });
    const renewed = await renewing;
    expect(renewed.status).toBe(200);
    expect([200, 401]).toContain(entered.status);
    expect((await entering.call('GET', '/users/session')).status).toBe(401);
  });
});
