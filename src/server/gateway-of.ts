import { absolute, isHttps, paths } from '../paths.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import type { Clock } from './providers/clock/clock.ts';
import { closedGateway } from './providers/payment-gateway/closed.ts';
import { midtransCardScript, midtransGateway } from './providers/payment-gateway/midtrans.ts';
import type { PaymentGateway } from './providers/payment-gateway/payment-gateway.ts';
import { type PaymentSandbox, paymentSandbox } from './providers/payment-gateway/sandbox.ts';

/** A live school never uses the payment sandbox: without Midtrans it takes no payments. */
export const sandboxFor = (config: Config, database: OpenDatabase, clock: Clock, opened: () => void) =>
  config.mode === 'demo' && !config.midtrans
    ? paymentSandbox({ database, clock, publicUrl: config.publicUrl, opened })
    : null;

/** Which gateway takes the payments: Midtrans, the sandbox of a demo, or none. */
export const gatewayOf = (config: Config, sandbox: PaymentSandbox | null): PaymentGateway => {
  if (!config.midtrans) return sandbox?.gateway ?? closedGateway();
  // Midtrans sends notifications to https addresses only; without one its dashboard's setting is used.
  const notificationUrl = isHttps(config.publicUrl)
    ? absolute(config.publicUrl, `${paths.api}/payment/notification`)
    : null;
  const { serverKey } = config.midtrans;
  return midtransGateway({ serverKey, cardScript: midtransCardScript(config.midtrans), notificationUrl });
};
