import { type Refused, refuse } from '../../contract/refusals.ts';
import { languageOf } from '../../i18n/language.ts';
import { absolute, paths } from '../../paths.ts';
import { findUser } from '../accounts/known-accounts.ts';
import type { OpeningContext } from './context.ts';

/** Sends a mail to whoever asks, at the own address: nobody else can be written to by it. */
export const sendTestMail = (
  { database, post, publicUrl }: Pick<OpeningContext, 'database' | 'post' | 'publicUrl'>,
  userId: number,
): Promise<{ sent_to: string } | Refused<'not_found'>> =>
  database.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) return refuse('not_found');
    await post(tx, {
      to: user.email,
      kind: 'test_mail',
      language: languageOf(user.locale),
      data: { firstName: user.firstName, gender: null, url: absolute(publicUrl, paths.adminOpening) },
    });
    return { sent_to: user.email };
  });
