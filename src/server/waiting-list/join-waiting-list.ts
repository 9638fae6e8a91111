import { languageOf } from '../../i18n/language.ts';
import { absolute, paths } from '../../paths.ts';
import { newToken } from '../accounts/token.ts';
import type { WaitingContext } from './context.ts';
import { insertWaiting } from './waiting-store.ts';

/**
 * Puts an address down and mails it the link that confirms it, once while it is there (rule R358).
 * @param tooMany says, and counts, whether it was asked for too often
 */
export const joinWaitingList = async (
  { database, clock, post, publicUrl }: WaitingContext,
  { email, locale }: { email: string; locale: 'EN' | 'ID' },
  tooMany: () => Promise<unknown>,
): Promise<void> => {
  if (await tooMany()) return;
  const { token, tokenHash } = newToken();
  const language = languageOf(locale);
  await database.transaction(async (tx) => {
    if (!(await insertWaiting(tx, { email, language, tokenHash, createdAt: clock.now() }))) return;
    const url = absolute(publicUrl, paths.waitingList(token));
    await post(tx, {
      to: email,
      kind: 'waiting_confirm',
      language,
      data: { firstName: null, gender: null, url },
    });
  });
};
