import { formatRupiah, rupiah } from '../../domain/values/money.ts';
import { defaultBrand } from '../../i18n/brand.ts';
import { paths } from '../../paths.ts';
import type { ListedCharge } from '../providers/payment-gateway/sandbox.ts';
import { allowedActions } from '../providers/payment-gateway/sandbox-moves.ts';
import { BILLER_CODE, type SandboxCharge } from '../providers/payment-gateway/sandbox-wire.ts';
import { escapeHtml } from './page.ts';

const labels = {
  settle: 'Settle: the money arrives',
  underpay: 'Pay Rp 1.000 less: another amount arrives',
  deny: 'Deny',
  expire: 'Expire',
  cancel: 'Cancel',
  reverse: 'Reverse: the money goes back',
} as const;

const inJakarta = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  dateStyle: 'medium',
  timeStyle: 'short',
});
const time = (instant: Date) => `${inJakarta.format(instant)} WIB`;
const money = (amount: number) => formatRupiah(rupiah(amount));

const items = ({ items: lines }: SandboxCharge) =>
  `<ul class="bill">${lines
    .map(({ name, price }) => `<li><span>${escapeHtml(name)}</span><span>${money(price)}</span></li>`)
    .join('')}</ul>`;

const lastNotificationText = ({ lastNotification }: ListedCharge) => {
  if (!lastNotification) return 'No notification yet.';
  const answered =
    lastNotification.answer === null
      ? 'not sent'
      : lastNotification.answer === 0
        ? 'no answer'
        : `answered ${lastNotification.answer}`;
  const again = lastNotification.dueAt ? `, next try ${time(lastNotification.dueAt)}` : '';
  return `Last notification: ${lastNotification.gatewayStatus}, ${answered}${again}.`;
};

const actionAddress = (charge: SandboxCharge, move: string) =>
  `${paths.sandboxGateway}/${encodeURIComponent(charge.orderId)}/${move}`;

const ways = { qris: 'QRIS', gopay: 'GoPay', echannel: 'Mandiri bill', credit_card: 'Card' } as const;

/** Where the customer pays it: a wallet or a bank, or the bank's question about a card. */
const customerPage = ({ orderId, questionId }: SandboxCharge) =>
  questionId ? `${paths.sandboxGateway}/api/v2/3ds/redirect/${questionId}` : paths.sandboxPay(orderId);

/** A charge with what a customer or the bank may do now. */
export const chargeArticle = (listed: ListedCharge) => {
  const { charge } = listed;
  const buttons = allowedActions(charge).map(
    (move) => `<button formaction="${actionAddress(charge, move)}">${labels[move]}</button>`,
  );
  return `<article><h2>${escapeHtml(charge.orderId)}: ${charge.gatewayStatus}</h2>
  <p class="total">${money(charge.gross)}</p>${items(charge)}
  <small>${ways[charge.paymentType]}, charged ${time(charge.chargedAt)}, to be paid until ${time(charge.expiresAt)}. ${lastNotificationText(listed)}</small>
  ${charge.gatewayStatus === 'pending' ? `<p><a href="${customerPage(charge)}">Pay as the customer</a></p>` : ''}
  <form method="post" class="moves"><label>The notification is <select name="notification">
  <option value="once">delivered</option><option value="lost">lost</option><option value="twice">sent twice</option><option value="late">five minutes late</option><option value="reordered">before an older one</option></select></label>
  ${buttons.join('')}<button formaction="${actionAddress(charge, 'repeat')}">Notify again</button></form></article>`;
};

/** What was given to the customer to pay it by, where that is a number. */
const numbers = ({ paymentType, billKey }: SandboxCharge) =>
  paymentType === 'echannel' ? `<p>Mandiri: biller code ${BILLER_CODE}, bill key ${billKey}</p>` : '';

const ended: Readonly<Record<string, string>> = {
  capture: 'Paid. You may return to the school’s page now.',
  settlement: 'Paid. You may return to the school’s page now.',
  expire: 'Its time is over. Start again on the school’s page.',
  cancel: 'The school has called this payment off.',
  deny: 'This payment was declined or taken back.',
};

/** What a wallet shows after a code was read. */
export const walletPage = (charge: SandboxCharge) => `<article><h2>${escapeHtml(defaultBrand.name)}</h2>
  <p class="total">${money(charge.gross)}</p>${items(charge)}<small>${escapeHtml(charge.orderId)}</small>${numbers(charge)}
  ${charge.gatewayStatus === 'pending' ? walletForm(charge) : `<p role="status"><strong>${ended[charge.gatewayStatus] ?? charge.gatewayStatus}</strong></p>`}</article>
  <p><small>A stand-in for the customer’s wallet or bank. No money moves.</small></p>`;

const walletForm = (charge: SandboxCharge) => `<p>To be paid until ${time(charge.expiresAt)}.</p>
  <form method="post" class="moves"><input type="hidden" name="from" value="wallet">
  <button class="main" formaction="${actionAddress(charge, 'settle')}">Pay ${money(charge.gross)}</button>
  <button formaction="${actionAddress(charge, 'deny')}">Decline</button></form>`;

/** Where a customer brings what the school has shown: a code that cannot be scanned from here, or the numbers of a bill. */
export const simulatorPage = (problem: string | null) => `${problem ? `<p role="alert">${problem}</p>` : ''}
  <article><h2>A wallet reads a QR code</h2><form method="get" class="moves">
  <label>What the code says, or the address of its picture <input name="qr" required></label><button>Read</button></form></article>
  <article><h2>A customer of Mandiri pays a bill</h2><form method="get" class="moves">
  <label>Biller code <input name="biller_code" value="${BILLER_CODE}" required></label>
  <label>Bill key <input name="bill_key" inputmode="numeric" required></label><button>Look for it</button></form></article>`;

/** What a bank shows its customer before a card is charged. */
export const questionForm = (charge: SandboxCharge, address: string) =>
  `<article><h2>${escapeHtml(defaultBrand.name)}</h2><p class="total">${money(charge.gross)}</p>
  <small>${escapeHtml(charge.details.maskedCard ?? '')}, ${escapeHtml(charge.orderId)}</small>
  <form method="post" class="moves" action="${escapeHtml(address)}"><label>The code that your bank has sent you
  <input name="otp" inputmode="numeric" autocomplete="one-time-code" required></label><button class="main">Continue</button></form></article>
  <p><small>A stand-in for the bank. The code is 112233; any other is wrong. No money moves.</small></p>`;

/** Tells the result: by a form to the shop's address, else to the page around this one. */
export const questionResult = (
  result: { transaction_status: string },
  { callbackUrl, nonce }: { callbackUrl: string | null; nonce: string },
) => {
  const said = JSON.stringify(result);
  const words = `<p role="status"><strong>${result.transaction_status}</strong></p>`;
  if (callbackUrl !== null)
    return `${words}<form method="post" action="${escapeHtml(callbackUrl)}"><input type="hidden" name="response" value="${escapeHtml(said)}"><button class="main">Back to the shop</button></form>
    <script nonce="${nonce}">document.forms[0].submit()</script>`;
  return `${words}<p>Please return to the shop.</p>
    <script nonce="${nonce}">if (parent !== window) parent.postMessage(${said.replaceAll('<', '\\u003c')}, '*')</script>`;
};
