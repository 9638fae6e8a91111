import { expect, test } from 'vitest';
import { ApiRefusal, type Call } from '../../frame/api.ts';
import { isStill } from './sign-in-steps.ts';

/** Answers the session with this user, and notes what is called. */
const serverOf = (userId: number | null) => {
  const calls: string[] = [];
  const by = async (key: string) => {
    calls.push(key);
    if (userId === null) throw new ApiRefusal(401, '', { error: 'not_signed_in' });
    return { users: { user_id: userId, status: 1 } };
  };
  return { calls, by: by as unknown as Call };
};

test('the account that was at work may go on', async () => {
  const { calls, by } = serverOf(7);
  expect(await isStill(by, 7)).toBe(true);
  expect(calls).toEqual(['GET /users/session']);
});

test('another account is signed out again', async () => {
  const { calls, by } = serverOf(8);
  expect(await isStill(by, 7)).toBe(false);
  expect(calls).toEqual(['GET /users/session', 'POST /users/logout']);
});

test('nobody is not the account', async () => {
  expect(await isStill(serverOf(null).by, 7)).toBe(false);
});
