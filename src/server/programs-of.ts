import type { ApiTokensContext } from './api-tokens/context.ts';
import type { Config } from './config.ts';
import { notifyOwners } from './inbox/notify.ts';
import type { Log } from './platform/log.ts';
import { httpsWebhooks } from './providers/webhooks/https.ts';
import type { WebhooksContext } from './webhooks/context.ts';

/** What programs of others come in by, and what they are told by. */
export const programsOf = (
  { webhookTestHosts: testHosts }: Pick<Config, 'webhookTestHosts'>,
  parts: Omit<ApiTokensContext, 'notifyOwners'> & { log: Log },
): { apiTokens: ApiTokensContext; webhooks: WebhooksContext } => ({
  apiTokens: { ...parts, notifyOwners },
  webhooks: { ...parts, webhooks: httpsWebhooks({ testHosts }), notifyOwners },
});
