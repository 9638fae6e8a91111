import { useMutation } from '@tanstack/react-query';
import type { Webhook, WebhookDelivery } from '../../../contract/webhooks.ts';
import { hostOf } from '../../../domain/webhooks/webhook.ts';
import { mutate } from '../../app/mutations.ts';
import { notify } from '../../shell/notify.ts';
import { inOffice, type OfficeTexts } from '../list/texts.ts';

/** What became of an event at its last try, in words. */
export const outcomeOf = (
  { webhooks: words }: OfficeTexts['admin'],
  { status, failed, state }: Pick<WebhookDelivery, 'status' | 'failed' | 'state'>,
): string => {
  if (failed !== null) return words.failures[failed];
  return status === null ? words.deliveryStates[state] : words.answered(status);
};

type Sending = Pick<Webhook, 'url'> & { send: () => Promise<{ delivery: WebhookDelivery }> };

/** Sends a test or an event once more, and says what was answered. */
export const useSending = () => {
  const sending = useMutation({
    mutationFn: ({ send }: Sending) => send(),
    onSuccess: ({ delivery }, webhook) =>
      notify({
        severity: delivery.state === 'delivered' ? 'success' : 'error',
        message: inOffice(({ admin }) => admin.webhooks.sentTo(hostOf(webhook), outcomeOf(admin, delivery))),
      }),
  });
  const go = (asked: Sending) => {
    if (!sending.isPending) sending.mutate(asked);
  };
  return {
    sendTest: ({ url, webhook_id }: Webhook) =>
      go({ url, send: () => mutate('POST /webhooks/test', { body: { webhook_id } }) }),
    sendAgain: ({ url }: Webhook, { delivery_id }: WebhookDelivery) =>
      go({ url, send: () => mutate('POST /webhooks/send-again', { body: { delivery_id } }) }),
  };
};
