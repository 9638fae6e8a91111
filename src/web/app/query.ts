import {
  type MutationMeta,
  type Query,
  type QueryMeta,
  MutationCache,
  QueryCache,
  QueryClient,
} from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { ApiRefusal, isRefusedAs } from '../frame/api.ts';
import { screenOf } from '../frame/guards.ts';
import { SESSION_KEY } from '../frame/session.ts';
import { isUnreachable } from './connection.ts';
import { type Notification, closeNotification, notifyFailure } from '../shell/notify.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `polls`: asks again by itself, so that a failure is shown once and not at every turn; `repeated`: asked again until
     * the server is reached, which the page says of itself
     */
    queryMeta: { polls?: true; repeated?: true };
    /**
     * `clearError`: forgets the error, when somebody has closed the notification that showed it; `isSaid`: whether the page says it
     * where it belongs
     */
    mutationMeta: { clearError?: () => void; isSaid?: (error: Error) => boolean };
  }
}

type AnyQuery = Query<unknown, unknown>;

const STALE_TIME_MS = 10_000;
/** How often a visible page asks for what it shows. */
const ASKS_EVERY_MS = 30_000;
const POLLS_EVERY_MS = 4000;

/** Retries connection failures, but not refusals. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiRefusal && error.code === 0;

/** What was answered with something. A question without an answer is asked again by hand, with the button in its place. */
const mayChange = (query: Pick<Query, 'isStatic'> & { state: { data?: unknown } }) =>
  (query.state.data ?? null) !== null && !query.isStatic();

/** Nothing more can come of such a query. */
const hasEnded = (error: Error | null) => isRefusedAs(error, 'not_signed_in', 'not_found');

/** What somebody waits for is asked for often while it is pending, so that its end shows within five seconds. */
export const pollWhile =
  <Data>(isPending: (data: Data) => boolean) =>
  ({
    state: { data, error },
  }: {
    state: { data: Data | undefined; error: Error | null };
  }): number | false => {
    if (hasEnded(error)) return false;
    return data !== undefined && isPending(data) ? POLLS_EVERY_MS : ASKS_EVERY_MS;
  };

/**
 * The query client of one document. What fails without an answer to show says so in the notification bar. Where the former answer
 * stands, it stays without a message: nobody has asked for the newer one, and it is asked for again.
 */
export const makeQueryClient = () => {
  const shownFor = new WeakMap<AnyQuery, number>();
  /** The caller may have another role or no session now: who it is, is asked again, and the screen follows. */
  const askWhoAgain = (error: Error) => {
    if (isRefusedAs(error, 'not_allowed', 'not_signed_in'))
      void client.refetchQueries({ queryKey: SESSION_KEY, type: 'active' });
  };
  const client = new QueryClient({
    // Also tried when the browser reports to be offline, so that an error is shown instead of waiting.
    defaultOptions: {
      queries: {
        staleTime: STALE_TIME_MS,
        retry,
        networkMode: 'always',
        // Somebody who comes back may have changed something elsewhere, however fresh this is.
        refetchOnWindowFocus: (query) => mayChange(query) && 'always',
        refetchInterval: (query) => mayChange(query) && !hasEnded(query.state.error) && ASKS_EVERY_MS,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        askWhoAgain(error);
        if (query.state.data !== undefined) return;
        if (isPolled(query.meta) && shownFor.has(query)) return;
        if (isRepeated(query.meta) && isUnreachable(error)) return;
        // The error itself stays with the query, because its place on the page offers to try again.
        const id = showError(error, () => {});
        if (id !== null) shownFor.set(query, id);
      },
      // The failure that stands there no longer holds.
      onSuccess: (_answer, query) => {
        const id = shownFor.get(query);
        shownFor.delete(query);
        if (id !== undefined) closeNotification(id);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _sent, _context, { meta }) => {
        askWhoAgain(error);
        if (!meta?.isSaid?.(error)) showError(error, clearMutationError(meta));
      },
      // A mutation that succeeded is over when what it changed is shown; one that failed says so at once.
      onSettled: async (_answer, error) => {
        const refetched = refetchStale(client);
        if (!error) await refetched;
      },
    }),
  });
  return client;
};

const isRepeated = (meta: QueryMeta | undefined) => meta?.repeated === true;
const isPolled = (meta: QueryMeta | undefined) => meta?.polls === true;
const clearMutationError = (meta: MutationMeta | undefined) => () => meta?.clearError?.();

/** Marks everything as stale. It is refetched by `refetchStale`, or where it is shown next. */
export const markStale = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ refetchType: 'none' });

/** Refetches what is shown and was marked as stale. */
export const refetchStale = (client: QueryClient): Promise<void> =>
  client.refetchQueries({
    type: 'active',
    predicate: (query) => query.state.isInvalidated && mayChange(query),
  });

/** For a change that was not made here. */
export const refetchShown = async (client: QueryClient): Promise<void> => {
  await markStale(client);
  await refetchStale(client);
};

/** @returns the notification's id; null when none is shown */
const showError = (error: Error, clear: () => void): number | null => {
  // Cancelled on purpose.
  if (error.name === 'AbortError' || typeof document === 'undefined') return null;
  // One that hides by itself leaves on the page what still has to be mended.
  const onClose: Notification['onClose'] = (closing) => closing === 'by_hand' && clear();
  return notifyFailure(error, { onClose, ...signInAgain(error) });
};

const signInPaths = { parent: paths.login, admin: paths.adminLogin } as const;

/** The session has ended elsewhere: the message offers the sign-in. */
const signInAgain = (error: Error): Pick<Notification, 'action'> => {
  if (!isRefusedAs(error, 'not_signed_in')) return {};
  const { guard } = screenOf(location.pathname);
  if (guard !== 'parent' && guard !== 'admin') return {};
  return { action: { label: ({ shell }) => shell.signInAgain, href: signInPaths[guard] } };
};

let browsers: QueryClient | undefined;

/** The browser keeps one; the server makes one for each request. */
export const queryClient = () => {
  if (typeof document === 'undefined') return makeQueryClient();
  browsers ??= makeQueryClient();
  return browsers;
};
