import { type Call, isRefusedAs } from '../../frame/api.ts';
import { askSession } from '../../frame/session.ts';
import { mutate } from '../../app/mutations.ts';

/** What the first step of signing in has shown to be right; sent again with the code. */
export interface Credentials {
  email: string;
  /** the digest */
  password: string;
  type: 1;
}

/** Signs in with the password; an account with a second factor answers that a code is needed. */
export const enter = async (credentials: Credentials): Promise<'entered' | 'code needed'> => {
  try {
    await mutate('POST /users/login', { body: credentials });
    return 'entered';
  } catch (error) {
    if (isRefusedAs(error, 'second_factor_required')) return 'code needed';
    throw error;
  }
};

/** Whether this account is the one that is signed in now. Another one is signed out again, so that nothing is saved in its name. */
export const isStill = async (by: Call, userId: number): Promise<boolean> => {
  const user = await askSession(by);
  if (user?.user_id === userId) return true;
  if (user) await by('POST /users/logout');
  return false;
};
