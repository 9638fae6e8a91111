import { signatureOf } from './midtrans-wire.ts';
import { sandboxQrText } from './sandbox-qr.ts';
import type { sandboxCharges } from './tables.ts';

/**
 * No secret: whoever has it moves play money only, and the school believes no notification without asking. The same in
 * every process, so that one may deliver what another one wrote.
 */
export const SANDBOX_KEY = 'SB-Mid-server-kancil-english';

const HOURS_AHEAD_IN_JAKARTA = 7;

export type SandboxCharge = typeof sandboxCharges.$inferSelect;

/** `2025-12-19 16:32:47`, in Jakarta, which it does not say. */
const timeText = (instant: Date) =>
  new Date(instant.getTime() + HOURS_AHEAD_IN_JAKARTA * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ');

/** What every answer about a transaction holds. */
const facts = (charge: SandboxCharge) => ({
  transaction_id: charge.transactionId,
  order_id: charge.orderId,
  merchant_id: 'G000000000',
  gross_amount: `${charge.gross}.00`,
  currency: 'IDR',
  payment_type: 'qris',
  transaction_time: timeText(charge.chargedAt),
  transaction_status: charge.gatewayStatus,
  fraud_status: 'accept',
  acquirer: 'gopay',
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

export const notificationBody = (charge: SandboxCharge) => ({
  ...signed(charge, notificationCodes[charge.gatewayStatus] ?? '200', 'midtrans payment notification'),
  transaction_type: 'on-us',
  issuer: 'gopay',
});

/** @param urls where the wallet's page and the picture of the code are */
export const chargedBody = (charge: SandboxCharge, urls: { wallet: string; api: string }) => ({
  status_code: '201',
  status_message: 'QRIS transaction is created',
  ...facts(charge),
  actions: [
    {
      name: 'generate-qr-code',
      method: 'GET',
      url: `${urls.api}/v2/qris/${charge.transactionId}/qr-code`,
    },
    // Midtrans gives it with GoPay only; here it is the way from the school's page to the wallet.
    { name: 'deeplink-redirect', method: 'GET', url: `${urls.wallet}/${charge.orderId}` },
  ],
  qr_string: sandboxQrText(charge),
});

export const endedBody = (charge: SandboxCharge) => ({
  status_code: charge.gatewayStatus === 'expire' ? '407' : '200',
  status_message:
    charge.gatewayStatus === 'expire'
      ? 'Success, transaction has expired'
      : 'Success, transaction is canceled',
  ...facts(charge),
});

const messages = {
  400: 'One or more parameters in the payload is invalid.',
  401: 'Transaction cannot be authorized with the current client/server key.',
  402: "Merchant doesn't have access for this payment type",
  404: "Transaction doesn't exist.",
  406: 'The request could not be completed due to a conflict with the current state of the target resource, please try again',
  412: 'Merchant cannot modify the status of the transaction',
  500: 'Sorry. Our system is recovering from unexpected issues. Please retry.',
} as const;

export type ErrorCode = keyof typeof messages;

export const errorBody = (code: ErrorCode, problems: readonly string[] = []) => ({
  status_code: String(code),
  status_message: messages[code],
  id: '00000000-0000-4000-8000-000000000000',
  ...(problems.length > 0 && { validation_messages: problems }),
});
