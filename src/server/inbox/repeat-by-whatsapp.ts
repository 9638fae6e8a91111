import { type Refused, refuse } from '../../contract/refusals.ts';
import { fullName } from '../../domain/values/person-name.ts';
import { whatsappLink } from '../../i18n/brand.ts';
import type { InboxContext } from './context.ts';
import { findTold } from './told-store.ts';
import { childOf, whatsappText } from './whatsapp-text.ts';

/**
 * An address that opens WhatsApp with a text about a message, for staff to send: in the family's language, with the child's
 * first name, what it is about and where to sign in. What may hold a result, a note or a way to pay, what is not true any more, and
 * what is older than today and cannot be judged only says whom it is about (rule R174). Nothing is sent; who asked is kept.
 */
export const repeatByWhatsapp = (
  { database, clock, recordChange, publicUrl, standingOf }: Omit<InboxContext, 'render'>,
  { by, notifId }: { by: number; notifId: number },
): Promise<{ link: string } | Refused<'not_found'>> =>
  database.transaction(async (tx) => {
    const at = clock.now();
    const told = await findTold(tx, notifId);
    if (!told) return refuse('not_found');
    const standing = await standingOf(tx, told, at);
    const text = whatsappText({ told, child: await childOf(tx, told), standing, at, publicUrl });
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
