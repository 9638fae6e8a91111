import { hostOf } from '../../domain/webhooks/webhook.ts';
import * as en from '../../i18n/en/staff-notices.ts';
import * as id from '../../i18n/id/staff-notices.ts';
import { paths } from '../../paths.ts';
import type { Tx } from '../platform/db/database.ts';
import type { WebhooksContext } from './context.ts';
import type { WebhookRow } from './webhook-store.ts';

/** Tells every owner that there is a new webhook, that its program takes nothing, or that it is sent nothing more (rule R268). */
export const tellOwners = (
  { notifyOwners }: Pick<WebhooksContext, 'notifyOwners'>,
  tx: Tx,
  webhook: Pick<WebhookRow, 'url'>,
  { which, now }: { which: keyof typeof en.staffWebhook; now: Date },
): Promise<void> => {
  const host = hostOf(webhook);
  const [words, wordsIndo] = [en.staffWebhook[which], id.staffWebhook[which]];
  return notifyOwners(tx, {
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
