import type { QueryClient } from '@tanstack/react-query';
import { type Answer, type CallKey, ApiRefusal, type CallRest, call } from '../frame/api.ts';
import { queryClient } from './query.ts';

/** The specification names some changes GET, and some questions POST. */
type ChangeByGet = 'GET /course/mark/{courseId}' | 'GET /notif/mark/{id}' | 'GET /news/destroy/{id}';
type QuestionByPost =
  | 'POST /childs/billing-status'
  | 'POST /childs/status'
  | 'POST /grade/next-grade'
  | 'POST /payment/billing'
  | 'POST /rajaongkir/cost';

/** The payment gateway's own call, which no browser makes. */
type GatewayCall = 'POST /payment/notification';

/** The calls of a browser that change something. */
export type Mutation = Exclude<CallKey, `GET ${string}` | QuestionByPost | GatewayCall> | ChangeByGet;
/** The calls whose answers are kept. */
export type Query = Exclude<CallKey, Mutation | GatewayCall>;

const session = ['GET /users/session'] as const;
const ownSessions = ['GET /users/sessions'] as const;
const child = ['GET /users/session', 'GET /childs/{id}', 'GET /billing/childs/{userId}'] as const;
const payment = [
  ...child,
  'GET /child/billing/{childId}',
  'GET /childs/last-academic-year/{childId}',
  'GET /course/child-course/{childId}',
  'GET /notif/{userId}',
  'GET /payment/links/{childId}',
  'GET /payment/open',
  'GET /payment/status/{orderId}',
  'POST /childs/billing-status',
  'POST /grade/next-grade',
  // A refusal may mean that these changed since they were shown.
  'GET /academic-year',
  'GET /payment/price-list',
] as const;
const secondFactor = ['GET /users/second-factor'] as const;
/**
 * Which kept answers a change makes stale, whatever their input. The rows of what only staff change stand in the back office
 * (`admin/pattern/stale-after.ts`). A call of the contract that changes something does not compile without a row. No row names what a change has deleted: it would be asked for, and its absence reported.
 */
export const staleAfter = {
  // accounts: whoever signs in or out gets a new document
  'POST /users/login': [],
  'POST /users/logout': [],
  'POST /users/register': [],
  'POST /users/resend-activation': [],
  'POST /forgot-password': [],
  'POST /reset-password': [],
  'POST /change-password': [...session, ...ownSessions],
  'POST /users/second-factor/start': [],
  'POST /users/second-factor/confirm': secondFactor,
  'POST /users/second-factor/recovery-codes': secondFactor,
  'POST /users/second-factor/remove': secondFactor,
  'POST /users/sessions/end': ownSessions,
  'POST /users/sessions/end-others': ownSessions,
  'POST /users/update-locale': [],
  'POST /users/update-user': session,
  'POST /users/update-image': session,
  // families and lessons
  'POST /users/register-child': session,
  'POST /childs/update-child': child,
  'POST /childs/update-image': child,
  'POST /childs/{childId}/calendar': ['GET /childs/{childId}/calendar'],
  'DELETE /childs/{childId}/calendar': ['GET /childs/{childId}/calendar'],
  'GET /course/mark/{courseId}': ['GET /course/child-course/{childId}'],
  'GET /notif/mark/{id}': ['GET /notif/{userId}'],
  'POST /placement-test/take-test': [...child, 'GET /placement-test/{childId}'],
  // payments
  'POST /payment/first-payment': payment,
  'POST /payment/pay-billing': payment,
  'POST /payment/pay-next-grade': payment,
  'POST /payment/link': ['GET /payment/links/{childId}', 'GET /payment/open', 'GET /billing/childs/{userId}'],
  'POST /payment/link/revoke': [
    'GET /payment/links/{childId}',
    'GET /payment/open',
    'GET /billing/childs/{userId}',
  ],
  // by whoever has the link: the answer is kept where it was asked for
  'POST /payment/link/{token}/charge': [],
} as const satisfies Partial<Record<Mutation, readonly Query[]>>;

type Rows = Partial<Record<Mutation, readonly Query[]>>;
const rows: Rows = { ...staleAfter };

/** Adds the rows of an area of its own, which other areas do not load. */
export const addStaleRows = (more: Rows): void => {
  Object.assign(rows, more);
};

/** The calls whose kept answers a change makes stale. */
export const madeStaleBy = (mutation: Mutation): readonly Query[] => rows[mutation] ?? [];

/** Marks as stale what the table says. It is refetched by `refetchStale`, or where it is shown next. */
export const markStale = (client: QueryClient, mutation: Mutation): Promise<void> => {
  const stale: readonly unknown[] = madeStaleBy(mutation);
  return client.invalidateQueries({
    predicate: ({ queryKey }) => stale.includes(queryKey[0]),
    refetchType: 'none',
  });
};

/** Marks as stale what is kept of these calls and not shown: it is fetched where it is shown next. */
export const markUnshown = (client: QueryClient, stale: ReadonlySet<unknown>): void => {
  void client.invalidateQueries({
    predicate: (query) => stale.has(query.queryKey[0]) && query.getObserversCount() === 0,
    refetchType: 'none',
  });
};

const watchers = new Set<(mutation: Mutation) => void>();

/** Calls `tell` after every call that may have made kept answers stale, so that other windows of the browser can be told. */
export const watchChanges = (tell: (mutation: Mutation) => void): (() => void) => {
  watchers.add(tell);
  return () => watchers.delete(tell);
};

const tellWatchers = (mutation: Mutation) => {
  if (madeStaleBy(mutation).length > 0) for (const tell of watchers) tell(mutation);
};

const mutateWith =
  (follow: (mutation: Mutation) => void) =>
  async <Key extends Mutation>(key: Key, ...rest: CallRest<Key>): Promise<Answer<Key>> => {
    const markRow = async () => {
      await markStale(queryClient(), key);
      follow(key);
    };
    try {
      const answer = await call<Key>(key, ...rest);
      await markRow();
      return answer;
    } catch (error) {
      if (error instanceof ApiRefusal || error instanceof DOMException) await markRow();
      throw error;
    }
  };

/**
 * A call that changes something. What it makes stale is refetched as soon as the mutation has ended (query.ts), so that
 * a form which leaves for another screen does not ask for what it showed itself. A refusal makes it stale as well: it may
 * come of data that changed since they were shown, and a call whose answer was lost or that was aborted may have changed them.
 */
export const mutate = mutateWith(tellWatchers);

/** The same, for a change of which no other window shows anything: they are not told. */
export const mutateWithoutBroadcast = mutateWith(() => undefined);
