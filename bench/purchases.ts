import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { Client } from 'pg';
import { demoAdmin } from '../src/demo/people.ts';
import {
  type Buyer,
  type Choice,
  findFirstOffer,
  newBuyer,
  plainBuyerProfile,
} from '../tests/support/buyer.ts';
import { onBothDatabases } from './both-databases.ts';
import { inTurns, timeOf } from './in-turns.ts';
import { signInTo } from './sign-in.ts';
import { type Measured, inFolder, pause, run } from './support.ts';

const PURCHASES = 1000;
/** bought before the clock starts: code that was never run yet is slow */
const WARM_UP = 800;
const AT_ONCE = 10;
/** of a year that is paid every two months */
const BILLS = 6;

const unlimited = {
  RATE_REGISTRATION: '100000',
  RATE_SIGN_IN: '100000',
  RATE_SIGN_IN_ADDRESS: '100000',
  RATE_MAILS_ADDRESS: '100000',
};

/**
 * Purchases from Pay to enrolled, each by a family of its own: the charge, and the sandbox's settlement, which answers when its
 * notification was delivered; on both databases. Afterwards every child is looked at.
 */
export const measurePurchases = () =>
  onBothDatabases((name, environment) =>
    inFolder(async (folder) => {
      const settings = { DATA_DIR: join(folder, 'school'), ...unlimited, ...environment };
      const server = await run('src/server/main.ts', settings);
      const agent = new Agent({ keepAlive: true });
      try {
        const choice = await findFirstOffer(server.url);
        const buyers = await familiesFor(server.url, WARM_UP + PURCHASES);
        await purchase(server, agent, { buyers: buyers.slice(0, WARM_UP), choice });
        await receiptsMailed(server.url, buyers.slice(0, WARM_UP));
        await analyze(environment['DATABASE_URL']);
        const measured = buyers.slice(WARM_UP);
        const { line, end } = await purchase(server, agent, { buyers: measured, choice });
        await receiptsMailed(server.url, measured);
        const mailedAfter = ((performance.now() - end) / 1000).toFixed(1);
        const wrong = await wrongAfterwards(server.url, buyers);
        return [
          `purchases, ${PURCHASES} with ${AT_ONCE} at a time, ${name}   ${line}`,
          `  the last receipt was mailed ${mailedAfter} s later; ${counted(wrong)} of ${buyers.length} children not enrolled exactly once`,
        ];
      } finally {
        agent.destroy();
        await server.stop();
      }
    }),
  );

interface NamedBuyer extends Buyer {
  childName: string;
}

/**
 * What autovacuum does within a minute: until then PostgreSQL reads the bills from end to end, by plans from when there were none.
 * The embedded database plans every query anew.
 */
const analyze = async (url: string | undefined) => {
  if (!url) return;
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('analyze');
  await client.end();
};

const familiesFor = async (url: string, count: number): Promise<NamedBuyer[]> => {
  const buyers: NamedBuyer[] = [];
  await inTurns(
    Array.from({ length: count }, (_, n) => n),
    AT_ONCE,
    async (n) => {
      const childName = nameOf(n);
      const buyer = await newBuyer(url, `buyer-${n}@example.test`, plainBuyerProfile, childName);
      buyers.push({ ...buyer, childName });
    },
  );
  return buyers;
};

/** A name is made of letters. */
const nameOf = (n: number) =>
  `Alya ${String(n).replaceAll(/\d/g, (digit) => String.fromCodePoint(97 + Number(digit)))}`;

/** How many there are, with the first of them. */
const counted = (found: readonly string[]) => (found.length === 0 ? '0' : `${found.length} (${found[0]})`);

const purchase = async (
  server: Measured,
  agent: Agent,
  { buyers, choice }: { buyers: readonly Buyer[]; choice: Choice },
) => {
  const times: number[] = [];
  const failures: string[] = [];
  const processor = server.processorMs();
  const start = performance.now();
  await inTurns(buyers, AT_ONCE, async (buyer) => {
    const begun = performance.now();
    const failure = await buyOnce(server.url, agent, buyer, choice);
    times.push(performance.now() - begun);
    if (failure) failures.push(failure);
  });
  const end = performance.now();
  const perSecond = Math.round((buyers.length / (end - start)) * 1000);
  const each = ((server.processorMs() - processor) / buyers.length).toFixed(1);
  const line =
    `${perSecond}/s, p50 ${timeOf(0.5, times)} ms, p99 ${timeOf(0.99, times)} ms, ` +
    `${counted(failures)} failed; ${each} ms of the server's processor time each`;
  return { line, end };
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

const read = async <T>(url: string, cookie = ''): Promise<T> =>
  (await (await fetch(url, { headers: { cookie } })).json()) as T;

/** Waits until every family's letters are its activation and its receipt. */
const receiptsMailed = async (url: string, buyers: readonly Buyer[]) => {
  for (const { email } of buyers) {
    const outbox = `${url}/sandbox/outbox.json?to=${encodeURIComponent(email)}`;
    while ((await read<{ messages: unknown[] }>(outbox)).messages.length < 2) await pause(10);
  }
};

interface Bill {
  sequence: number;
  status: string;
}

/** Whose child has another number of orders, of settled payments or of bills than it should. */
const wrongAfterwards = async (url: string, buyers: readonly NamedBuyer[]): Promise<string[]> => {
  const orders = Map.groupBy(await allOrders(url), ({ child }) => child.first_name);
  const wrong: string[] = [];
  await inTurns(buyers, AT_ONCE, async ({ cookie, childId, childName, userId, email }) => {
    const { billing } = await read<{ billing: Bill[] }>(`${url}/api/v1/child/billing/${childId}`, cookie);
    const history = `${url}/api/v1/billing/childs/${userId}`;
    const { payments } = await read<{ payments: { payment_status: string }[] }>(history, cookie);
    const bills = billing.map(({ sequence, status }) => `${sequence} ${status}`).toSorted();
    const expected = Array.from({ length: BILLS }, (_, n) => `${n + 1} ${n === 0 ? 'PAID' : 'PAYABLE'}`);
    const isRight =
      orders.get(childName)?.length === 1 &&
      payments.map(({ payment_status: status }) => status).join() === 'SUCCESS' &&
      bills.join() === expected.join();
    if (!isRight) wrong.push(`${email}: ${bills.join()}`);
  });
  return wrong;
};

const allOrders = async (url: string) => {
  const admin = await signInTo(url, demoAdmin.email);
  const orders = `${url}/api/v1/order`;
  return (await read<{ orders: { child: { first_name: string } }[] }>(orders, admin)).orders;
};
