import { type Refused, refuse } from '../../contract/refusals.ts';
import { mayBeRepeated } from '../../domain/messages/notice-kind.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { whatsappLink } from '../../i18n/brand.ts';
import * as lettersEn from '../../i18n/en/letters.ts';
import * as noticesEn from '../../i18n/en/notices.ts';
import * as lettersId from '../../i18n/id/letters.ts';
import * as noticesId from '../../i18n/id/notices.ts';
import { paths } from '../../paths.ts';
import { namedChildren } from '../families/named-children.ts';
import type { InboxContext } from './context.ts';
import { findTold } from './told-store.ts';

const words = {
  EN: { ...lettersEn.letters, ...noticesEn.whatsapp },
  ID: { ...lettersId.letters, ...noticesId.whatsapp },
};

/**
 * An address that opens WhatsApp with a text about a message, for staff to send: in the family's language, with the child's
 * first name, what it is about and where to sign in. What may hold a result, a note or a way to pay, and what is older
 * than today, only says whom it is about (rule R174). Nothing is sent; who asked is kept.
 */
export const repeatByWhatsapp = (
  { database, clock, recordChange, publicUrl }: InboxContext,
  { by, notifId }: { by: number; notifId: number },
): Promise<{ link: string } | Refused<'not_found'>> =>
  database.transaction(async (tx) => {
    const at = clock.now();
    const told = await findTold(tx, notifId);
    if (!told) return refuse('not_found');
    const { greeting, aboutChild, aboutFamily, signIn } = words[told.locale];
    const [child] = told.childId === null ? [] : await namedChildren(tx, [told.childId]);
    const about = child ? aboutChild(child.firstName) : aboutFamily;
    const title = told.locale === 'ID' ? told.titleIndo : told.title;
    const text = [
      greeting(told.firstName, told.gender),
      `${mayBeRepeated(told, at) ? title : about}.`,
      signIn(`${publicUrl}${paths.login}`),
    ].join('\n');
    await recordChange(tx, {
      by,
      at,
      kind: 'family',
      objectId: told.userId,
      name: fullName(told.firstName, told.lastName),
      before: { opened_for_whatsapp: null },
      after: { opened_for_whatsapp: told.kind },
    });
    return { link: whatsappLink({ whatsapp: told.phoneNumber }, text) };
  });
