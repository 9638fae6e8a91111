import type { PaymentType } from '../../../domain/billing/payment-methods.ts';
import type { Rupiah } from '../../../domain/values/money.ts';

/** What one charge asks for, whatever it is paid by. Names, address and phone are the parent's own: they must not reach a log. */
interface ChargeFacts {
  /**
   * Ours, never used for another try: letters, digits and `-` `_` `~` `.`, at most 50. Asked again with the same id
   * within five minutes, the gateway gives the same answer instead of a second charge.
   */
  orderId: string;
  /** whole rupiah; the prices of `items` add up to it */
  gross: Rupiah;
  /** a price may be negative (a discount); a name longer than 50 characters is cut */
  items: readonly { name: string; price: Rupiah }[];
  customer: { firstName: string; lastName: string | null; email: string; phone: string };
  /** what the bank shows before its customer pays, with `echannel`; only 30 letters of it are seen */
  description: string;
  /** how long it may be paid, counted from the charge; of a card the gateway decides that itself */
  lifetimeMinutes: number;
}

/**
 * One charge. `cardToken` is what the gateway made of a card in the browser: good for one charge, and never kept or
 * logged here.
 */
export type ChargeRequest = ChargeFacts &
  ({ type: Exclude<PaymentType, 'credit_card'> } | { type: 'credit_card'; cardToken: string });

/** A refund as the gateway lists it. */
export interface RefundThere {
  /** that of who asked for it, else the gateway's own number of it; '' where it has neither */
  key: string;
  amount: Rupiah;
  /** when it was made; null: the gateway does not say */
  at: Date | null;
  /** in the words of who asked for it; '' for none */
  reason: string;
}

/** What went back of a charge by the gateway, whoever asked for it. */
export interface GivenBack {
  /** whole rupiah altogether; null: the gateway does not say how much */
  total: Rupiah | null;
  /** null: the gateway does not list them */
  refunds: readonly RefundThere[] | null;
}

/** How a charge stands at the gateway. */
export interface GatewayStatus {
  /** the gateway's `transaction_status`; `eventOfGatewayStatus` of the billing rules says what it means */
  gatewayStatus: string;
  /** of a card's fraud check; null where the gateway says nothing */
  fraudStatus: string | null;
  gross: Rupiah;
  /** null: a way to pay that the school does not know */
  type: PaymentType | null;
  transactionId: string;
  /** null when the gateway does not say until when it may be paid */
  expiresAt: Date | null;
  /** when the money came, as the gateway says; null: it did not, or the gateway does not say */
  settledAt: Date | null;
  givenBack: GivenBack;
  /** the gateway's answer as JSON text, without signatures and card tokens, for the record */
  response: string;
}

/** A charge that the gateway took. Its `gatewayStatus` need not be `pending`: a card may be captured or denied at once. */
export interface Charged extends GatewayStatus {
  /** what a QRIS picture says (EMV text), with `gopay`; `qrPicture` draws it */
  qrText: string | null;
  /** with `echannel`: what the bank asks for, the company first */
  billerCode: string | null;
  billKey: string | null;
  /** where the payer may go on: the bank's question with `credit_card`, a wallet's own page if the gateway has one */
  redirectUrl: string | null;
  /** what was sent, as JSON text without card tokens, for the record */
  request: string;
  /** the gateway's `actions` as the JSON text of a list */
  actions: string;
}

/**
 * Nothing was charged, for certain.
 * - `method_not_offered`: this gateway does not take this way to pay
 * - `order_id_used`: a charge of this id is there already; `status` returns its state
 * - `invalid_card`: the card's token is wrong, used up or too old
 * - `charge_refused`: anything else, such as a wrong key; `gatewayMessage` is for the log and holds nothing personal
 */
export interface ChargeRefused {
  refused: 'method_not_offered' | 'order_id_used' | 'invalid_card' | 'charge_refused';
  gatewayMessage: string;
}

/**
 * Nothing was given back, for certain.
 * - `not_refundable`: the charge was not settled, or its method cannot be refunded through the gateway
 * - `amount_refused`: more than is left of the charge, or nothing
 * - `refund_key_used`: for another refund
 */
export interface RefundRefused {
  refused: 'not_refundable' | 'amount_refused' | 'refund_key_used';
}

/** What a browser needs to have the gateway turn a card into a token. Everybody may know it. */
export interface CardScript {
  /** the public key; it opens nothing but that */
  clientKey: string;
  environment: 'sandbox' | 'production';
  /** where the gateway's own script is, which makes the token and asks the bank's question */
  url: string;
  /** the hosts that a page with this script loads from besides our own: of the script, and of the bank's question in a frame */
  sources: { readonly script: readonly string[]; readonly frame: readonly string[] };
}

/** A picture of a QRIS code, ready to be answered. */
export interface QrPicture {
  contentType: 'image/svg+xml' | 'image/png';
  bytes: Buffer;
}

/** What somebody finds who only looks whether the gateway is there. */
export interface GatewayLook {
  state: 'right' | 'key_refused' | 'down';
  /** what it answered instead of what is right; '' when it is */
  reason: string;
  /** its own clock, where it says so */
  at: Date | null;
}

/** How long an answer is waited for: `short` is one try of two seconds, for what a page waits for. */
export type Patience = 'short' | 'long';

/**
 * Moves the money: Midtrans, the sandbox that speaks its protocol, or none. No call may stand inside a transaction.
 * Every call throws `GatewayDown` when the gateway cannot be reached, answers too late, or answers what nobody can read.
 */
export interface PaymentGateway {
  readonly name: 'sandbox' | 'midtrans' | 'none';
  /** null: this gateway takes no cards */
  readonly cardScript: CardScript | null;
  /**
   * Asks for the money. After `GatewayDown` the charge may be there or not: `status` finds out, `null` being no, or
   * `charge` with the same request within five minutes.
   */
  charge(request: ChargeRequest): Promise<Charged | ChargeRefused>;
  /** How the charge of an order stands; null: there is none. */
  status(orderId: string, patience?: Patience): Promise<GatewayStatus | null>;
  /**
   * Ends a charge that has not settled yet; a captured card is given back.
   * @returns how it stands then, which is not `cancel` if it had settled or ended before; null: there is none
   */
  cancel(orderId: string): Promise<GatewayStatus | null>;
  /** Ends a charge as if its time were over; a captured card stays as it is. */
  expire(orderId: string): Promise<GatewayStatus | null>;
  /**
   * Gives money back that has settled.
   * @param refund `key` names this refund: asked for again with it, the money goes back once; letters, digits, `-` and `_`.
   * `amount` is whole rupiah, null is all of it
   * @returns how the charge stands then; null: there is none
   */
  refund(
    orderId: string,
    refund: { key: string; amount: Rupiah | null; reason: string },
  ): Promise<GatewayStatus | RefundRefused | null>;
  /**
   * Whether a notification comes from the gateway. The signature covers order and amount only, never the state: ask
   * `status` before believing it.
   * @param body the parsed JSON, of whatever shape
   * @returns whose charge it is about; null: not signed by the gateway
   */
  readNotification(body: unknown): { orderId: string } | null;
  /** Whether it can be reached and takes the school's key, by asking about a charge that is none. Throws nothing. */
  look(): Promise<GatewayLook>;
  /** The QRIS picture of a charge: drawn from its text, else fetched from the gateway; null when it has neither. */
  qrPicture(charge: Pick<Charged, 'qrText' | 'actions'>): Promise<QrPicture | null>;
}

/**
 * The gateway gave no answer that can be used, so nobody knows what it did. Its message may be logged.
 * - `no_answer`: none came, or an error of the gateway itself
 * - `too_many_requests`: it answers nobody for a while
 * - `unreadable`: what it says of this one charge makes no sense; others may be asked about
 */
export class GatewayDown extends Error {
  override name = 'GatewayDown';
  readonly kind: 'no_answer' | 'too_many_requests' | 'unreadable';

  constructor(reason: string, kind: GatewayDown['kind'] = 'no_answer') {
    super(`the payment gateway gave no usable answer: ${reason}`);
    this.kind = kind;
  }
}
