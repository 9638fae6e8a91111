import { languageOf } from '../../i18n/language.ts';
import { absolute, paths } from '../../paths.ts';
import type { Tx } from '../platform/db/database.ts';
import type { AccountsContext } from './context.ts';
import { greeted } from './mail-link.ts';
import type { UserRow } from './user-store.ts';

/** Tells an account's owner that its password is a new one, and what to do when somebody else set it. */
export const mailPasswordChange = (
  { clock, publicUrl, post }: Pick<AccountsContext, 'clock' | 'publicUrl' | 'post'>,
  tx: Tx,
  user: UserRow,
): Promise<void> =>
  post(tx, {
    to: user.email,
    kind: 'password_changed',
    language: languageOf(user.locale),
    data: {
      ...greeted(user),
      at: clock.now().toISOString(),
      url: absolute(publicUrl, paths.forgotPassword),
    },
  });
