import { Agent, request } from 'node:http';
import { Client } from 'pg';
import {
  type Buyer,
  type Choice,
  findFirstOffer,
  newBuyer,
  plainBuyerProfile,
} from '../tests/support/buyer.ts';
import { inSchool, percentile } from './support.ts';

const PURCHASES = 1000;
/** bought before the clock starts: code that was never run yet is slow */
const WARM_UP = 800;
const AT_ONCE = 10;

const unlimited = {
  RATE_REGISTRATION: '100000',
  RATE_SIGN_IN: '100000',
  RATE_SIGN_IN_ADDRESS: '100000',
  RATE_MAILS_ADDRESS: '100000',
};

/**
 * Purchases from Pay to enrolled, each by a family of its own: the charge, and the sandbox's settlement, which answers when its
 * notification was delivered.
 */
export const measurePurchases = () =>
  inSchool(async (start, databaseUrl) => {
    const server = await start(unlimited);
    const agent = new Agent({ keepAlive: true });
    try {
      const choice = await findFirstOffer(server.url);
      const buyers: Buyer[] = [];
      await inTurns(
        Array.from({ length: WARM_UP + PURCHASES }, (_, n) => n),
        async (n) => {
          buyers.push(await newBuyer(server.url, `buyer-${n}@example.test`, plainBuyerProfile, nameOf(n)));
        },
      );
      await purchase(server.url, agent, buyers.slice(0, WARM_UP), choice);
      await analyze(databaseUrl);
      return [await purchase(server.url, agent, buyers.slice(WARM_UP), choice)];
    } finally {
      agent.destroy();
    }
  });

/** Works on all, some at a time, each begun when one before it is done. */
const inTurns = async <T>(all: readonly T[], work: (one: T) => Promise<void>) => {
  const waiting = [...all];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

/** What autovacuum does within a minute: until then PostgreSQL reads the bills from end to end, by plans from when there were none. */
const analyze = async (url: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('analyze');
  await client.end();
};

/** A name is made of letters. */
const nameOf = (n: number) =>
  `Alya ${String(n).replaceAll(/\d/g, (digit) => String.fromCodePoint(97 + Number(digit)))}`;

const purchase = async (url: string, agent: Agent, buyers: readonly Buyer[], choice: Choice) => {
  const took: number[] = [];
  const failures: string[] = [];
  const start = performance.now();
  await inTurns(buyers, async (buyer) => {
    const begun = performance.now();
    const failure = await buyOnce(url, agent, buyer, choice);
    took.push(performance.now() - begun);
    if (failure) failures.push(failure);
  });
  const perSecond = (buyers.length / (performance.now() - start)) * 1000;
  return (
    `purchases, ${AT_ONCE} at a time   ${perSecond.toFixed(0)}/s, p99 ${percentile(took, 0.99)} ms, ` +
    `${failures.length} failed ${failures[0] ?? ''}`
  );
};

/** @returns what failed; null: nothing did */
const buyOnce = async (url: string, agent: Agent, buyer: Buyer, choice: Choice): Promise<string | null> => {
  const wanted = {
    payment_type: 'gopay',
    child_id: buyer.childId,
    term: 2,
    grade: 2,
    courier: 'jne',
    ...choice,
  };
  const charged = await post(agent, `${url}/api/v1/payment/first-payment`, wanted, buyer.cookie);
  if (charged.status !== 201) return `charge: ${charged.status} ${charged.text}`;
  const { order_id: orderId } = JSON.parse(charged.text) as { order_id: string };
  const settled = await post(agent, `${url}/sandbox/gateway/${orderId}/settle`, {}, '');
  return settled.status === 200 ? null : `settle: ${settled.status} ${settled.text}`;
};

/** By connections that stay open, and not by fetch, which takes more of the processor that the server needs. */
const post = (agent: Agent, url: string, body: object, cookie: string) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(cookie && { cookie }) };
    const asking = request(url, { agent, method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    asking.on('error', reject);
    asking.end(JSON.stringify(body));
  });
