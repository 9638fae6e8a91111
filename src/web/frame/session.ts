import type { User } from '../../contract/objects.ts';
import { isUsable } from '../../domain/accounts/account-status.ts';
import { type Call, isRefusedAs } from './api.ts';

export const SESSION_KEY = ['GET /users/session', {}] as const;

/** Who is signed in, or null. A session whose user's status is no valid number is ended. */
export const askSession = async (call: Call): Promise<User | null> => {
  try {
    const { users } = await call('GET /users/session');
    if (isUsable(users.status)) return users;
    await call('POST /users/logout');
    return null;
  } catch (error) {
    if (isRefusedAs(error, 'not_signed_in')) return null;
    throw error;
  }
};
