import { expect } from 'vitest';
import type { OpenDatabase } from '../../src/server/platform/db/database.ts';
import { signatureOf } from '../../src/server/providers/payment-gateway/midtrans-wire.ts';
import { SANDBOX_KEY } from '../../src/server/providers/payment-gateway/sandbox-wire.ts';
import { type Buyer, findFirstOffer, newBuyer, plainBuyerProfile, press } from '../support/buyer.ts';
import { expectStatus, json } from '../support/family-calls.ts';
import { whatWasBought } from './purchase-records.ts';
import { newSeed, seeded } from './seeded.ts';
import { type Server, killServer } from './server-process.ts';

/** Families who pay one code, those who pay two for the same year, and those who pay none: 50 payments that arrive. */
const FAMILIES = { one: 30, two: 10, none: 5 };
/** How often the gateway tells of each. */
const TIMES = 4;
/** How many it sends at the same time, and after how many answers one of the servers is killed. */
const AT_ONCE = 12;
const KILLED_AFTER = 80;

const random = seeded(newSeed());
const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);

/** Does so many at the same time, in the order of the list. */
const inTurns = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>) => {
  const waiting = [...items];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

interface Notification {
  body: object;
  /** what the school answers */
  status: 200 | 403;
}

const signed = (orderId: string, gross: number, key: string) => {
  const said = { order_id: orderId, status_code: '200', gross_amount: `${gross}.00` };
  return {
    ...said,
    transaction_status: 'settlement',
    transaction_id: `of ${orderId}`,
    payment_type: 'qris',
    fraud_status: 'accept',
    signature_key: signatureOf(said, key),
  };
};

/** Registers them and shows each its codes; the second code ends the first one at the gateway. */
const families = async (url: string, count: number, name: string, codes: number): Promise<Buyer[]> => {
  const choice = await findFirstOffer(url);
  const made: Buyer[] = [];
  await inTurns(
    Array.from({ length: count }, (_, n) => n),
    async (n) => {
      const buyer = await newBuyer(url, `${name}-${n}@example.test`, plainBuyerProfile);
      for (let code = 0; code < codes; code += 1) await press(url, buyer, choice);
      made.push(buyer);
    },
  );
  return made;
};

/** The money arrives, and nobody is told. */
const payAll = (url: string, buyers: readonly Buyer[]) =>
  inTurns(
    buyers.flatMap((buyer) => buyer.shown.map((code) => ({ buyer, code }))),
    async ({ buyer, code }) => {
      const order = json({ notification: 'lost' });
      await expectStatus(await fetch(`${url}/sandbox/gateway/${code}/settle`, order), 200);
      buyer.paid.add(code);
    },
  );

/** Every payment's settlement several times, and between them what others have made up. */
const storm = (
  grossOf: ReadonlyMap<string, number>,
  paying: readonly Buyer[],
  others: readonly Buyer[],
): Notification[] => {
  const about = (code: string, key = SANDBOX_KEY, gross = grossOf.get(code) ?? 0) => signed(code, gross, key);
  const paid = paying.flatMap(({ shown }) => shown);
  const real = paid.flatMap((code) =>
    Array.from({ length: TIMES }, (): Notification => ({ body: about(code), status: 200 })),
  );
  // Signed with another key, or rightly for another amount.
  const forged = paid.flatMap((code): Notification[] => [
    { body: about(code, 'another key'), status: 403 },
    { body: { ...about(code), gross_amount: '1.00' }, status: 403 },
  ]);
  // The signature does not cover the state: it is right, and nothing was paid.
  const untrue = others.flatMap(({ shown }) =>
    shown.map((code): Notification => ({ body: about(code), status: 200 })),
  );
  return shuffled([...real, ...forged, ...untrue]);
};

/** Sends them to the servers by lot; one of them dies on the way, and what it left unanswered goes to the other. */
const send = async (servers: readonly [Server, Server], notifications: readonly Notification[]) => {
  const [stays, dies] = servers;
  let answered = 0;
  const life: { killed: Promise<void> | null } = { killed: null };
  const unanswered: Notification[] = [];
  const post = async (server: Server, { body, status }: Notification) => {
    const answer = await fetch(`${server.url}/api/v1/payment/notification`, json(body));
    await expectStatus(answer, status);
    answered += 1;
  };
  await inTurns(notifications, async (one) => {
    if (life.killed !== null || random() < 0.5) return post(stays, one);
    try {
      await post(dies, one);
    } catch (error) {
      if (life.killed === null || !(error instanceof TypeError)) throw error;
      unanswered.push(one);
    }
    if (answered >= KILLED_AFTER) life.killed ??= killServer(dies);
    return undefined;
  });
  await life.killed;
  await inTurns(unanswered, (one) => post(stays, one));
  return unanswered.length;
};

const grossAmounts = async (database: OpenDatabase) => {
  const { rows } = await database.execute('select order_id, gross_amount from payments');
  return new Map(rows.map((row) => [String(row['order_id']), Number(row['gross_amount'])]));
};

const countOf = async (database: OpenDatabase, sql: string, values: readonly unknown[] = []) =>
  Number((await database.execute(`select count(*) as count from ${sql}`, [...values])).rows[0]?.['count']);

const nothingElse = { open: 0, unknownToSchool: 0, lostCodes: [], lostMoney: [] };
const oneYear = {
  enrolments: 1,
  paidEnrolments: 1,
  bills: 6,
  paidBills: '1 by its payment',
  parcels: 1,
  counted: 1,
  messages: 1,
};

/**
 * 200 notifications of 50 payments in any order, forgeries among them, to two servers of one school, one of which is killed meanwhile.
 * @param rest ends the servers that are left, so that nothing changes any more
 */
export const weatherStorm = async (
  [stays, dies]: readonly [Server, Server],
  database: OpenDatabase,
  rest: () => Promise<unknown>,
) => {
  const one = await families(stays.url, FAMILIES.one, 'one', 1);
  const two = await families(dies.url, FAMILIES.two, 'two', 2);
  const none = await families(stays.url, FAMILIES.none, 'none', 1);
  await payAll(stays.url, [...one, ...two]);
  const notifications = storm(await grossAmounts(database), [...one, ...two], none);
  expect(notifications.filter(({ status }) => status === 200)).toHaveLength(200 + FAMILIES.none);
  const unanswered = await send([stays, dies], notifications);
  console.log(`${unanswered} notifications were unanswered when a server was killed`);
  await rest();

  for (const buyer of [...one, ...two]) {
    const paidAtGateway = buyer.shown.length;
    const twice = paidAtGateway - 1;
    expect(await whatWasBought(database, buyer), buyer.email).toEqual({
      ...oneYear,
      ...nothingElse,
      paidAtGateway,
      toRefund: twice,
      staffMessages: twice,
    });
    const receipts = "letters where kind = 'receipt' and recipient = $1";
    expect(await countOf(database, receipts, [buyer.email]), buyer.email).toBe(1);
    const numbered = 'payments where receipt_number is not null and child_id = $1';
    expect(await countOf(database, numbered, [buyer.childId]), buyer.email).toBe(1);
    for (const code of buyer.shown)
      expect(
        await countOf(database, "payment_events where said = 'settlement' and order_id = $1", [code]),
        code,
      ).toBe(1);
  }
  for (const buyer of none)
    expect(await whatWasBought(database, buyer), buyer.email).toMatchObject({
      paidEnrolments: 0,
      parcels: 0,
      counted: 0,
      open: 1,
      messages: 0,
    });
};
