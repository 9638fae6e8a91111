import type { User } from '../../../contract/objects.ts';
import { isAdmin } from '../../../domain/accounts/account-status.ts';
import { paths } from '../../../paths.ts';

/** Where joining goes on: a parent adds a child, an admin goes to work. `signUp` may carry what a guest has chosen. */
export const joinPath = (user: User | null, signUp: string = paths.signUp): string => {
  if (!user) return signUp;
  return isAdmin(user.status) ? paths.admin : paths.addChild;
};
