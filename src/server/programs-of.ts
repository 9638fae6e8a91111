import type { ApiTokensContext } from './api-tokens/context.ts';
import type { Config } from './config.ts';
import { notifyAccount } from './inbox/notify.ts';
import type { Log } from './platform/log.ts';
import { httpsWebhooks } from './providers/webhooks/https.ts';
import type { WebhooksContext } from './webhooks/context.ts';

/** What programs of others come in by, and what they are told by. */
export const programsOf = (
  { webhookTestHosts: testHosts }: Pick<Config, 'webhookTestHosts'>,
  parts: ApiTokensContext & { log: Log },
): { apiTokens: ApiTokensContext; webhooks: WebhooksContext } => ({
  apiTokens: parts,
  webhooks: { ...parts, webhooks: httpsWebhooks({ testHosts }), notifyAccount },
});
