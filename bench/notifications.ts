import { join } from 'node:path';
import { notificationBody } from '../src/server/providers/payment-gateway/sandbox-wire.ts';
import { type Choice, newBuyer, plainBuyerProfile, press, findFirstOffer } from '../tests/support/buyer.ts';
import { json, expectStatus } from '../tests/support/family-calls.ts';
import { onBothDatabases } from './both-databases.ts';
import { inTurns, timeOf } from './in-turns.ts';
import { inFolder, run, productFile } from './support.ts';

const ORDERS = 200;
/** how many the gateway sends at the same time */
const AT_ONCE = 10;

const unlimited = {
  RATE_REGISTRATION: '100000',
  RATE_SIGN_IN: '100000',
  RATE_SIGN_IN_ADDRESS: '100000',
  RATE_MAILS_ADDRESS: '100000',
};

/**
 * Signed notifications of money that the school does not know of yet (each enrols a child), and then the same ones
 * again (each changes nothing); on both databases.
 */
export const measureNotifications = () =>
  onBothDatabases((name, environment) =>
    inFolder(async (folder) => {
      const settings = { DATA_DIR: join(folder, 'school'), ...unlimited, ...environment };
      const server = await run(productFile, settings);
      try {
        const bodies = await paidOrders(server.url);
        const line = async (what: string) => {
          const { perSecond, p50, p99 } = await send(server.url, bodies);
          return `POST /payment/notification, ${bodies.length} ${what}, ${name}   ${perSecond}/s, p50 ${p50} ms, p99 ${p99} ms`;
        };
        return [await line('of distinct orders'), await line('repeated')];
      } finally {
        await server.stop();
      }
    }),
  );

/** Families that have paid while the gateway's news of it was lost. @returns what the gateway had to tell */
const paidOrders = async (url: string): Promise<object[]> => {
  const choice = await findFirstOffer(url);
  const bodies: object[] = [];
  await inTurns(
    Array.from({ length: ORDERS }, (_, n) => n),
    AT_ONCE,
    async (n) => void bodies.push(await paidOrder(url, n, choice)),
  );
  return bodies;
};

const paidOrder = async (url: string, n: number, choice: Choice): Promise<object> => {
  const buyer = await newBuyer(url, `payer-${n}@example.test`, plainBuyerProfile);
  await press(url, buyer, choice);
  const orderId = buyer.shown[0] ?? '';
  await expectStatus(
    await fetch(`${url}/sandbox/gateway/${orderId}/settle`, json({ notification: 'lost' })),
    200,
  );
  const { payments } = (await (
    await fetch(`${url}/api/v1/billing/childs/${buyer.userId}`, { headers: { cookie: buyer.cookie } })
  ).json()) as { payments: { gross_amount: number }[] };
  const now = new Date();
  return notificationBody({
    orderId,
    transactionId: '00000000-0000-4000-8000-000000000000',
    gross: payments[0]?.gross_amount ?? 0,
    items: [],
    gatewayStatus: 'settlement',
    paymentType: 'qris',
    fraudStatus: 'accept',
    details: {},
    billKey: null,
    questionId: null,
    nextStatus: null,
    nextAt: null,
    chargedAt: now,
    expiresAt: now,
    settledAt: now,
  });
};

const send = async (url: string, bodies: readonly object[]) => {
  const latencies: number[] = [];
  const start = performance.now();
  await inTurns(bodies, AT_ONCE, async (body) => {
    const sent = performance.now();
    await expectStatus(await fetch(`${url}/api/v1/payment/notification`, json(body)), 200);
    latencies.push(performance.now() - sent);
  });
  const seconds = (performance.now() - start) / 1000;
  return {
    perSecond: Math.round(bodies.length / seconds),
    p50: timeOf(0.5, latencies),
    p99: timeOf(0.99, latencies),
  };
};
