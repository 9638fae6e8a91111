import * as en from '../../i18n/en/staff-notices.ts';
import * as id from '../../i18n/id/staff-notices.ts';
import { paths } from '../../paths.ts';
import { ownerIds } from '../accounts/staff-ids.ts';
import type { Tx } from '../platform/db/database.ts';
import type { WebhooksContext } from './context.ts';
import type { WebhookRow } from './webhook-store.ts';

/** What people call a webhook. */
export const hostOf = ({ url }: Pick<WebhookRow, 'url'>): string => URL.parse(url)?.host ?? url;

/** Tells every owner that a program takes nothing, or is sent nothing more for it (rule R268). */
export const tellOwners = async (
  notifyAccount: WebhooksContext['notifyAccount'],
  tx: Tx,
  webhook: WebhookRow,
  { isOff, now }: { isOff: boolean; now: Date },
): Promise<void> => {
  const which = isOff ? 'off' : 'failing';
  const host = hostOf(webhook);
  const [words, wordsIndo] = [en.staffWebhook[which], id.staffWebhook[which]];
  for (const userId of await ownerIds(tx))
    await notifyAccount(tx, {
      userId,
      kind: 'staff_webhook',
      childId: null,
      title: words.title(host),
      titleIndo: wordsIndo.title(host),
      body: words.body,
      bodyIndo: wordsIndo.body,
      link: paths.adminWebhooks,
      now,
    });
};
