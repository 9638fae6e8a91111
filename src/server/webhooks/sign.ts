import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A secret as Standard Webhooks writes them, of 256 bits. */
export const newSecret = (): string => `${PREFIX}${randomBytes(32).toString('base64')}`;

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com): `v1,` and the HMAC-SHA256 of id, time and body, with dots
 * between them, by the secret's bytes.
 * @param at of the wall clock: a program refuses what was signed long ago
 */
export const signedHeaders = (
  secret: string,
  { eventId, body, at }: { eventId: string; body: string; at: Date },
): Readonly<Record<string, string>> => {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${eventId}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json',
    'user-agent': 'Kancil-Webhooks/1',
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
};
