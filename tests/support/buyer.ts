import { setTimeout as wait } from 'node:timers/promises';
import { PASSWORD, registration } from './registration.ts';
import { activate, closeConnection, cookieOf, json, expectStatus, signIn } from './family-calls.ts';

/** How a parent goes about buying; drawn by lot. */
export interface BuyerProfile {
  /** how the gateway tells the school of the money */
  notification: 'once' | 'lost' | 'twice';
  /** a nervous finger presses Pay twice at once */
  presses: 'once' | 'twice';
  /** stays and asks again and again whether the money has come, or never looks once it is paid */
  waits: 'asking' | 'gone';
  /** after a failure: looks how it stands, or presses Pay again without looking */
  returns: 'looking' | 'pressing';
  /** of several codes that were shown */
  pays: 'the newest' | 'all, the newest first' | 'all, the oldest first';
}

const pick = <T>(random: () => number, [...of]: readonly T[]): T => of[Math.floor(random() * of.length)] as T;

export const drawBuyerProfile = (random: () => number): BuyerProfile => ({
  notification: pick(random, ['once', 'once', 'lost', 'twice']),
  presses: pick(random, ['once', 'once', 'twice']),
  waits: pick(random, ['asking', 'asking', 'gone']),
  returns: pick(random, ['looking', 'pressing']),
  pays: pick(random, ['the newest', 'all, the newest first', 'all, the oldest first']),
});

export type BuyerState = 'nothing yet' | 'charging' | 'holding a code' | 'paying' | 'done';

/** A parent who buys a year for one child, and what the school and the wallet have acknowledged. */
export interface Buyer {
  email: string;
  cookie: string;
  userId: number;
  childId: number;
  profile: BuyerProfile;
  state: BuyerState;
  /** called when this parent's state changes */
  watch: (state: BuyerState) => void;
  /** codes that were shown, the oldest first */
  shown: string[];
  /** codes that the wallet was asked to pay, and those of them of which it said that it did */
  asked: Set<string>;
  paid: Set<string>;
}

/** What every buyer of these tests chooses: two months, JNE, QRIS, the batch that takes registrations. */
export interface Choice {
  academic_year_id: number;
  price_id: number;
}

const read = async (url: string, path: string, cookie = '') =>
  (await (
    await expectStatus(await fetch(`${url}/api/v1${path}`, { headers: { ...closeConnection, cookie } }), 200)
  ).json()) as never;

export const findFirstOffer = async (url: string): Promise<Choice> => {
  const { academic_years: batches }: { academic_years: { academic_year_id: number }[] } = await read(
    url,
    '/academic-year',
  );
  const { settings }: { settings: { setting_id: number; setting_name: string }[] } = await read(
    url,
    '/payment/price-list',
  );
  const price = settings.find(({ setting_name: name }) => name === '2 months');
  if (!batches[0] || !price) throw new Error('the demo school offers no batch or no price');
  return { academic_year_id: batches[0].academic_year_id, price_id: price.setting_id };
};

/** Registers a family with one child, eight years old. */
export const newBuyer = async (
  url: string,
  email: string,
  profile: BuyerProfile,
  firstName = 'Alya',
): Promise<Buyer> => {
  await expectStatus(await fetch(`${url}/api/v1/users/register`, json(registration(email))), 201);
  await activate(url, email);
  const signedIn = await expectStatus(await signIn(url, email, PASSWORD), 200);
  const cookie = cookieOf(signedIn);
  const { users } = (await signedIn.json()) as { users: { user_id: number } };
  const form = new FormData();
  const birthdate = `${new Date().getFullYear() - 9}-12-31`;
  const details = { first_name: firstName, last_name: '', gender: 'FEMALE', birthdate };
  for (const [field, value] of Object.entries(details)) form.append(field, value);
  const answer = await fetch(`${url}/api/v1/users/register-child`, {
    method: 'POST',
    headers: { ...closeConnection, cookie },
    body: form,
  });
  const { childs } = (await (await expectStatus(answer, 201)).json()) as { childs: { child_id: number } };
  return {
    email,
    cookie,
    userId: users.user_id,
    childId: childs.child_id,
    profile,
    state: 'nothing yet',
    watch: () => undefined,
    shown: [],
    asked: new Set(),
    paid: new Set(),
  };
};

/** Whose money arrives at once, and who does nothing that is out of the way. */
export const plainBuyerProfile: BuyerProfile = {
  notification: 'once',
  presses: 'once',
  waits: 'asking',
  returns: 'looking',
  pays: 'the newest',
};

const begin = (buyer: Buyer, state: BuyerState) => {
  buyer.state = state;
  buyer.watch(state);
};

/** More tries than anybody needs, fewer than for ever. */
const TRIES = 8;
const BETWEEN_LOOKS_MS = 3100;

/** Buys, from wherever this parent was left, until the child is enrolled or the parent has gone after paying. */
export const buy = async (url: string, buyer: Buyer, choice: Choice): Promise<void> => {
  let looks = buyer.profile.returns === 'looking';
  for (let tries = 0; tries < TRIES; tries += 1) {
    const holds = looks && (await holdsCode(url, buyer));
    if (looks && (await isEnrolled(url, buyer))) break;
    if (!holds) await press(url, buyer, choice);
    looks = true;
    if (await holdsCode(url, buyer)) {
      begin(buyer, 'holding a code');
      await payCodes(url, buyer);
      if (buyer.profile.waits === 'gone') break;
    }
    if (tries === TRIES - 1) throw new Error(`${buyer.email} cannot get through`);
    // As the page that waits for the money: the school has the gateway asked no more often.
    if (tries > 0) await wait(BETWEEN_LOOKS_MS);
  }
  begin(buyer, 'done');
};

const statusOf = async (url: string, { cookie }: Buyer, code: string): Promise<string> => {
  const { payment_status: status }: { payment_status: string } = await read(
    url,
    `/payment/status/${code}`,
    cookie,
  );
  return status;
};

/** Whether the newest code can be paid; the page that shows it asks the same. */
const holdsCode = async (url: string, buyer: Buyer): Promise<boolean> => {
  const newest = buyer.shown.at(-1);
  return newest !== undefined && (await statusOf(url, buyer, newest)) === 'PENDING';
};

const isEnrolled = async (url: string, { cookie, childId }: Buyer): Promise<boolean> => {
  const { billing }: { billing: { sequence: number; status: string }[] } = await read(
    url,
    `/child/billing/${childId}`,
    cookie,
  );
  return billing.some(({ sequence, status }) => sequence === 1 && status === 'PAID');
};

/** Shows a code, unless the school says that something else came in between. */
export const press = async (url: string, buyer: Buyer, choice: Choice): Promise<void> => {
  begin(buyer, 'charging');
  const body = {
    payment_type: 'gopay',
    child_id: buyer.childId,
    term: 2,
    grade: 2,
    courier: 'jne',
    ...choice,
  };
  const once = async () => {
    const answer = await fetch(`${url}/api/v1/payment/first-payment`, json(body, buyer.cookie));
    // Also above the limit of charges (rule R74): one that is still open can be paid.
    if (answer.status === 409 || answer.status === 429) return;
    const { order_id: code } = (await (await expectStatus(answer, 201)).json()) as { order_id: string };
    buyer.shown.push(code);
  };
  await Promise.all(buyer.profile.presses === 'twice' ? [once(), once()] : [once()]);
};

const payCodes = async (url: string, buyer: Buyer): Promise<void> => {
  begin(buyer, 'paying');
  const all = buyer.profile.pays === 'the newest' ? buyer.shown.slice(-1) : buyer.shown;
  const inTurn = buyer.profile.pays === 'all, the newest first' ? all.toReversed() : all;
  for (const code of inTurn) {
    if (buyer.paid.has(code)) continue;
    const asking = buyer.profile.waits === 'asking' ? [0, 1, 2].map(() => statusOf(url, buyer, code)) : [];
    await Promise.all([pay(url, buyer, code), ...asking]);
  }
};

/** The wallet does not pay twice: what it refuses was paid by what it was asked before. */
const pay = async (url: string, buyer: Buyer, code: string): Promise<void> => {
  const askedBefore = buyer.asked.has(code);
  buyer.asked.add(code);
  const order = { notification: buyer.profile.notification };
  const answer = await fetch(`${url}/sandbox/gateway/${code}/settle`, json(order));
  if (!(answer.status === 409 && askedBefore)) await expectStatus(answer, 200);
  buyer.paid.add(code);
};
