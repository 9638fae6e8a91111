import { signatureOf } from './midtrans-wire.ts';
import { sandboxQrText } from './sandbox-qr.ts';
import type { sandboxCharges } from './tables.ts';

/**
 * No secrets: whoever has them moves play money only, and the school believes no notification without asking. The same in
 * every process, so that one may deliver what another one wrote.
 */
export const SANDBOX_KEY = 'SB-Mid-server-kancil-english';
export const SANDBOX_CLIENT_KEY = 'SB-Mid-client-kancil-english';

const HOURS_AHEAD_IN_JAKARTA = 7;
/** Mandiri's number of the gateway's sandbox. */
export const BILLER_CODE = '70012';

export type SandboxCharge = typeof sandboxCharges.$inferSelect;

/** Where the sandbox's pages and its API are, for the links in its answers. */
export interface SandboxUrls {
  wallet: string;
  api: string;
}

/** `2025-12-19 16:32:47`, in Jakarta, which it does not say. */
export const timeText = (instant: Date) =>
  new Date(instant.getTime() + HOURS_AHEAD_IN_JAKARTA * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

const rupiahText = (amount: number) => `${amount}.00`;

/** Money that went back, as often as it did. */
const refundFacts = ({ details: { refunds = [] } }: SandboxCharge) =>
  refunds.length === 0
    ? {}
    : {
        refund_amount: rupiahText(refunds.reduce((sum, { amount }) => sum + amount, 0)),
        refunds: refunds.map(({ key, amount, reason, createdAt }, place) => ({
          refund_chargeback_id: place + 1,
          refund_amount: rupiahText(amount),
          created_at: createdAt,
          reason,
          refund_key: key,
        })),
      };

const facts3ds = ({ details: { maskedCard, bankCode } }: SandboxCharge) => ({
  masked_card: maskedCard,
  card_type: 'credit',
  bank: 'bni',
  three_ds_version: '2',
  on_us: true,
  ...(bankCode && {
    channel_response_code: bankCode,
    channel_response_message: bankWords[bankCode] ?? 'Do not honor',
    ...(bankCode === '00' && { approval_code: '1408869563148', eci: '05' }),
  }),
});
const bankWords: Readonly<Record<string, string>> = { '00': 'Approved', '51': 'Insufficient funds' };

const ownFacts = (charge: SandboxCharge) => {
  switch (charge.paymentType) {
    case 'credit_card':
      return facts3ds(charge);
    case 'echannel':
      return { biller_code: BILLER_CODE, bill_key: charge.billKey };
    case 'qris':
      return { acquirer: 'gopay' };
    default:
      return {};
  }
};

/** What every answer about a transaction holds. */
const facts = (charge: SandboxCharge) => ({
  transaction_id: charge.transactionId,
  order_id: charge.orderId,
  merchant_id: 'G000000000',
  gross_amount: rupiahText(charge.gross),
  currency: 'IDR',
  payment_type: charge.paymentType,
  transaction_time: timeText(charge.chargedAt),
  transaction_status: charge.gatewayStatus,
  fraud_status: charge.fraudStatus,
  ...ownFacts(charge),
  ...refundFacts(charge),
  expiry_time: timeText(charge.expiresAt),
  ...(charge.settledAt && { settlement_time: timeText(charge.settledAt) }),
});

const signed = (charge: SandboxCharge, statusCode: string, message: string) => {
  const body = { status_code: statusCode, status_message: message, ...facts(charge) };
  return { ...body, signature_key: signatureOf(body, SANDBOX_KEY) };
};

const statusCodes: Readonly<Record<string, string>> = { pending: '201', deny: '202', expire: '407' };
const notificationCodes: Readonly<Record<string, string>> = { ...statusCodes, cancel: '202', expire: '202' };

export const statusBody = (charge: SandboxCharge) =>
  signed(charge, statusCodes[charge.gatewayStatus] ?? '200', 'Success, transaction is found');

/** @param confirmedAt when the bank has confirmed the last refund, which a notification of its own tells */
export const notificationBody = (charge: SandboxCharge, confirmedAt: Date | null = null) => {
  const body = signed(
    charge,
    notificationCodes[charge.gatewayStatus] ?? '200',
    'midtrans payment notification',
  );
  const { refunds } = body;
  return {
    ...body,
    ...(charge.paymentType === 'qris' && { transaction_type: 'on-us', issuer: 'gopay' }),
    ...(refunds &&
      confirmedAt && {
        refunds: refunds.map((refund, place) =>
          place === refunds.length - 1 ? { ...refund, bank_confirmed_at: timeText(confirmedAt) } : refund,
        ),
      }),
  };
};

/** What the result of the bank's question says to the page that asked. */
export const questionBody = (charge: SandboxCharge) => ({
  status_code: statusCodes[charge.gatewayStatus] ?? '200',
  status_message: cardMessage(charge),
  ...facts(charge),
});

const cardMessage = ({ gatewayStatus, fraudStatus }: SandboxCharge) => {
  if (gatewayStatus === 'deny')
    return fraudStatus === 'deny' ? 'Denied by fraud detection' : 'Deny by Bank [05]: Do not honor';
  return gatewayStatus === 'capture'
    ? 'Success, Credit Card 3D Secure transaction is successful'
    : 'Success, Credit Card transaction is successful';
};

const picture = (url: string) => ({ name: 'generate-qr-code', method: 'GET', url });
/** Midtrans gives it with GoPay only; with QRIS and a bill of Mandiri it leads from the school's page to the demo's wallet or bank. */
const deeplink = (charge: SandboxCharge, urls: SandboxUrls) => ({
  name: 'deeplink-redirect',
  method: 'GET',
  url: `${urls.wallet}/${charge.orderId}`,
});

const chargedFacts = (charge: SandboxCharge, urls: SandboxUrls) => {
  const { transactionId: id, paymentType } = charge;
  switch (paymentType) {
    case 'qris':
      return {
        status_message: 'QRIS transaction is created',
        actions: [picture(`${urls.api}/v2/qris/${id}/qr-code`), deeplink(charge, urls)],
        qr_string: sandboxQrText(charge),
      };
    case 'gopay':
      return {
        status_message: 'GoPay transaction is created',
        actions: [
          picture(`${urls.api}/v2/gopay/${id}/qr-code`),
          { ...picture(`${urls.api}/v4/qris/gopay/${id}/qr-code`), name: 'generate-qr-code-v2' },
          deeplink(charge, urls),
          { name: 'get-status', method: 'GET', url: `${urls.api}/v2/${id}/status` },
          { name: 'cancel', method: 'POST', url: `${urls.api}/v2/${id}/cancel` },
        ],
      };
    case 'echannel':
      return {
        status_message: 'OK, Mandiri Bill transaction is successful',
        actions: [deeplink(charge, urls)],
      };
    default:
      return {
        status_message: cardMessage(charge),
        ...(charge.gatewayStatus === 'pending' &&
          charge.questionId && { redirect_url: `${urls.api}/v2/3ds/redirect/${charge.questionId}` }),
      };
  }
};

export const chargedBody = (charge: SandboxCharge, urls: SandboxUrls) => {
  const body = {
    status_code: statusCodes[charge.gatewayStatus] ?? '200',
    ...facts(charge),
    ...chargedFacts(charge, urls),
  };
  // Midtrans does not say how long a card's question waits.
  return charge.paymentType === 'credit_card' ? { ...body, expiry_time: undefined } : body;
};

export const endedBody = (charge: SandboxCharge) => ({
  status_code: charge.gatewayStatus === 'expire' ? '407' : '200',
  status_message:
    charge.gatewayStatus === 'expire'
      ? 'Success, transaction has expired'
      : 'Success, transaction is canceled',
  ...facts(charge),
});

export const refundedBody = (charge: SandboxCharge, { key, amount }: { key: string; amount: number }) => ({
  status_code: '200',
  status_message: 'Success, refund request is approved',
  ...facts(charge),
  refund_chargeback_id: charge.details.refunds?.length ?? 1,
  refund_amount: rupiahText(amount),
  refund_key: key,
});

/** The answer to a card's details: a token, which is what a charge is made with. */
export const tokenBody = (token: string) => ({
  status_code: '200',
  status_message: 'Credit card token is created as Token ID.',
  token_id: token,
  hash: `${token.slice(0, 13)}-mami`,
});

const messages = {
  400: 'One or more parameters in the payload is invalid.',
  401: 'Transaction cannot be authorized with the current client/server key.',
  402: "Merchant doesn't have access for this payment type",
  404: "Transaction doesn't exist.",
  406: 'The request could not be completed due to a conflict with the current state of the target resource, please try again',
  411: 'Token id is missing, invalid, or timed out',
  412: 'Merchant cannot modify the status of the transaction',
  413: 'The request cannot be processed due to malformed syntax in the request body',
  414: 'Refund request is rejected due to invalid amount',
  500: 'Sorry. Our system is recovering from unexpected issues. Please retry.',
} as const;

export type ErrorCode = keyof typeof messages;

export const errorBody = (code: ErrorCode, problems: readonly string[] = [], message?: string) => ({
  status_code: String(code),
  status_message: message ?? messages[code],
  id: '00000000-0000-4000-8000-000000000000',
  ...(problems.length > 0 && { validation_messages: problems }),
});
