import type { Webhook } from '../../contract/webhooks.ts';
import { type Refused, refuse, refuseFields } from '../../contract/refusals.ts';
import { type EventKind, hostOf } from '../../domain/webhooks/webhook.ts';
import { lockOwners } from '../accounts/staff-accounts.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Tx } from '../platform/db/database.ts';
import type { WebhooksContext } from './context.ts';
import { giveUpWaiting } from './delivery-store.ts';
import { listWebhooks } from './list-webhooks.ts';
import { newSecret } from './sign.ts';
import { tellOwners } from './tell-owners.ts';
import {
  type WebhookRow,
  countWebhooks,
  deleteWebhook,
  insertWebhook,
  lockWebhook,
  updateWebhook,
} from './webhook-store.ts';

/** More than any school tells. */
const MOST_WEBHOOKS = 10;

type Facts = Pick<WebhookRow, 'url' | 'kinds' | 'state'>;

const record = (
  { clock }: WebhooksContext,
  tx: Tx,
  by: number,
  webhookId: number,
  { before, after }: { before: Facts | null; after: Facts | null },
) => {
  // A query may hold a key of the other program: the log says where, and not how one gets in.
  const said = (facts: Facts | null) =>
    facts && { url: facts.url.replace(/\?.*$/, '?…'), kinds: facts.kinds.join(', '), status: facts.state };
  const name = hostOf(after ?? before ?? { url: '' });
  const [was, is] = [said(before), said(after)];
  return recordChange(tx, {
    by,
    at: clock.now(),
    kind: 'webhook',
    objectId: webhookId,
    name,
    before: was,
    after: is,
  });
};

/** Has an address told what happens from now on (rule R265). @returns its secret, this once, with the list */
export const makeWebhook = async (
  context: WebhooksContext,
  by: number,
  { url, kinds }: { url: string; kinds: EventKind[] },
): Promise<
  { secret: string; webhooks: Webhook[] } | Refused<'not_allowed' | 'invalid_input' | 'too_many_webhooks'>
> => {
  const problem = context.webhooks.problemOf(url);
  if (problem) return refuseFields({ url: problem });
  const secret = newSecret();
  const refused = await context.database.transaction(async (tx) => {
    if (!(await lockOwners(tx)).includes(by)) return refuse('not_allowed');
    if ((await countWebhooks(tx)) >= MOST_WEBHOOKS) return refuse('too_many_webhooks');
    const given = { url, kinds: [...new Set(kinds)], state: 'on' as const };
    const now = context.clock.now();
    const webhookId = await insertWebhook(tx, { ...given, secret, madeBy: by, madeAt: now });
    await record(context, tx, by, webhookId, { before: null, after: given });
    await tellOwners(context, tx, given, { which: 'made', now });
    return null;
  });
  return refused ?? { secret, ...(await listWebhooks(context)) };
};

/** What an owner does with one webhook; null: it goes. */
const changeOne = async (
  context: WebhooksContext,
  by: number,
  webhookId: number,
  change: (tx: Tx, webhook: WebhookRow) => Promise<Facts | null>,
): Promise<{ webhooks: Webhook[] } | Refused<'not_allowed' | 'not_found'>> => {
  const refused = await context.database.transaction(async (tx) => {
    if (!(await lockOwners(tx)).includes(by)) return refuse('not_allowed');
    const before = await lockWebhook(tx, webhookId);
    if (!before) return refuse('not_found');
    const after = await change(tx, before);
    await record(context, tx, by, webhookId, { before, after });
    return null;
  });
  return refused ?? listWebhooks(context);
};

/** Changes where an address is and what it is told. Switched off, what waits for it is given up; switched on, it begins anew. */
export const changeWebhook = async (
  context: WebhooksContext,
  by: number,
  asked: { webhookId: number; url: string; kinds: EventKind[]; isOn: boolean },
): Promise<{ webhooks: Webhook[] } | Refused<'not_allowed' | 'not_found' | 'invalid_input'>> => {
  const { webhookId, url, isOn } = asked;
  const problem = context.webhooks.problemOf(url);
  if (problem) return refuseFields({ url: problem });
  const kinds = [...new Set(asked.kinds)];
  return changeOne(context, by, webhookId, async (tx, { state: before }) => {
    const state = isOn ? 'on' : before === 'on' ? 'off' : before;
    const anew = isOn && before !== 'on' && { failingSince: null, toldAt: null };
    await updateWebhook(tx, webhookId, { url, kinds, state, ...anew });
    if (!isOn || anew) await giveUpWaiting(tx, webhookId);
    return { url, kinds, state };
  });
};

/** Takes an address away, with its log. */
export const removeWebhook = (context: WebhooksContext, by: number, webhookId: number) =>
  changeOne(context, by, webhookId, async (tx) => {
    await deleteWebhook(tx, webhookId);
    return null;
  });
