/** The gateway's own words for the state of a transaction. */
export type GatewayWord =
  | 'pending'
  | 'authorize'
  | 'capture'
  | 'settlement'
  | 'deny'
  | 'cancel'
  | 'expire'
  | 'failure'
  | 'refund'
  | 'partial_refund'
  | 'chargeback'
  | 'partial_chargeback';

/** What a word tells. */
export type News = 'open' | 'captured' | 'settled' | 'denied' | 'cancelled' | 'lapsed' | 'taken_back';

const news = {
  pending: 'open',
  authorize: 'open',
  capture: 'captured',
  settlement: 'settled',
  deny: 'denied',
  cancel: 'cancelled',
  expire: 'lapsed',
  failure: 'lapsed',
  refund: 'taken_back',
  chargeback: 'taken_back',
  // A part was given back by hand: the bill stays paid, and staff know why.
  partial_refund: 'settled',
  partial_chargeback: 'settled',
} as const satisfies Record<GatewayWord, News>;

const isGatewayWord = (word: string): word is GatewayWord => Object.hasOwn(news, word);

const ofCapture: Readonly<Record<string, News>> = { accept: 'captured', challenge: 'open', deny: 'denied' };

/**
 * What the gateway says with a word and, of a captured card, its fraud check: only `accept` is paid, a challenge is
 * still open. A word we do not know pays nothing and ends nothing.
 */
export function readGateway(word: string, fraudStatus?: string | null): News {
  if (!isGatewayWord(word)) return 'open';
  return word === 'capture' ? (ofCapture[fraudStatus ?? ''] ?? 'open') : news[word];
}
