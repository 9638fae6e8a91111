import type { User } from '../../../contract/objects.ts';
import { isAdmin } from '../../../domain/accounts/account-status.ts';
import { paths } from '../../../paths.ts';

/** Where joining goes on: a parent adds a child, an admin goes to work. */
export const joinPath = (user: User | null): string => {
  if (!user) return paths.signUp;
  return isAdmin(user.status) ? paths.admin : paths.addChild;
};
