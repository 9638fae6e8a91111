import { formatRupiah, rupiah } from '../../domain/values/money.ts';
import { defaultBrand } from '../../i18n/brand.ts';
import { paths } from '../../paths.ts';
import type { ListedCharge } from '../providers/payment-gateway/sandbox.ts';
import { allowedActions } from '../providers/payment-gateway/sandbox-ledger.ts';
import type { SandboxCharge } from '../providers/payment-gateway/sandbox-wire.ts';
import { escapeHtml } from './page.ts';

const labels = {
  settle: 'Settle: the money arrives',
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

const address = (charge: SandboxCharge, move: string) =>
  `${paths.sandboxGateway}/${encodeURIComponent(charge.orderId)}/${move}`;

/** A charge with what a customer or the bank may do now. */
export const chargeArticle = (listed: ListedCharge) => {
  const { charge } = listed;
  const buttons = allowedActions(charge.gatewayStatus).map(
    (move) => `<button formaction="${address(charge, move)}">${labels[move]}</button>`,
  );
  return `<article><h2>${escapeHtml(charge.orderId)}: ${charge.gatewayStatus}</h2>
  <p class="total">${money(charge.gross)}</p>${items(charge)}
  <small>QRIS, charged ${time(charge.chargedAt)}, to be paid until ${time(charge.expiresAt)}. ${lastNotificationText(listed)}</small>
  ${charge.gatewayStatus === 'pending' ? `<p><a href="${paths.sandboxPay(charge.orderId)}">Pay as the customer</a></p>` : ''}
  <form method="post" class="moves"><label>The notification is <select name="notification">
  <option value="once">delivered</option><option value="lost">lost</option><option value="twice">sent twice</option></select></label>
  ${buttons.join('')}<button formaction="${address(charge, 'repeat')}">Notify again</button></form></article>`;
};

const ended: Readonly<Record<string, string>> = {
  settlement: 'Paid. You may return to the school’s page now.',
  expire: 'Its time is over. Start again on the school’s page.',
  cancel: 'The school has called this payment off.',
  deny: 'This payment was declined or taken back.',
};

/** What a wallet shows after a code was read. */
export const walletPage = (charge: SandboxCharge) => `<article><h2>${escapeHtml(defaultBrand.name)}</h2>
  <p class="total">${money(charge.gross)}</p>${items(charge)}<small>${escapeHtml(charge.orderId)}</small>
  ${charge.gatewayStatus === 'pending' ? walletForm(charge) : `<p role="status"><strong>${ended[charge.gatewayStatus] ?? charge.gatewayStatus}</strong></p>`}</article>
  <p><small>A stand-in for the customer’s wallet or bank. No money moves.</small></p>`;

const walletForm = (charge: SandboxCharge) => `<p>To be paid until ${time(charge.expiresAt)}.</p>
  <form method="post" class="moves"><input type="hidden" name="from" value="wallet">
  <button class="main" formaction="${address(charge, 'settle')}">Pay ${money(charge.gross)}</button>
  <button formaction="${address(charge, 'deny')}">Decline</button></form>`;
