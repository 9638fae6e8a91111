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
import { isUnreachable } from './connection.ts';
import { type Notification, closeNotification, notifyFailure } from '../shell/notify.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `polls`: asks again by itself, so that a failure is shown once and not at every turn; `repeated`: asked again until
     * the server is reached, which the page says of itself; `saysItself`: its place on the page tells of every failure, so that
     * no notification covers it
     */
    queryMeta: { polls?: true; repeated?: true; saysItself?: true };
    /** `clearError`: forgets the error, when somebody has closed the notification that showed it */
    mutationMeta: { clearError?: () => void };
  }
}

type AnyQuery = Query<unknown, unknown>;

const STALE_TIME_MS = 10_000;

/** Retries connection failures, but not refusals. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiRefusal && error.code === 0;

/** The query client of one document. Every error is shown in the notification bar; closing it clears the error. */
export const makeQueryClient = () => {
  const shownFor = new WeakMap<AnyQuery, number>();
  return new QueryClient({
    // Also tried when the browser reports to be offline, so that an error is shown instead of waiting.
    defaultOptions: {
      // What is looked at again is read in the background (fresh-page.ts).
      queries: { staleTime: STALE_TIME_MS, retry, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.meta?.saysItself || (isPolled(query.meta) && shownFor.has(query))) return;
        if (isRepeated(query.meta) && isUnreachable(error)) return;
        const id = showError(error, () => clearQueryError(query));
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
      onError: (error, _sent, _context, { meta }) => showError(error, clearMutationError(meta)),
      // A mutation that succeeded is over when what it changed is shown; one that failed says so at once.
      onSettled: async (_answer, error, _sent, _result, _mutation, { client }) => {
        const refetched = refetchStale(client);
        if (!error) await refetched;
      },
    }),
  });
};

const isRepeated = (meta: QueryMeta | undefined) => meta?.repeated === true;
const isPolled = (meta: QueryMeta | undefined) => meta?.polls === true;
const clearMutationError = (meta: MutationMeta | undefined) => () => meta?.clearError?.();

/** Without data the error stays, because its place on the page offers to try again. */
const clearQueryError = (query: AnyQuery) => {
  if (query.state.data !== undefined) query.setState({ error: null, status: 'success' });
};

/** Refetches what is shown and was marked as stale. */
export const refetchStale = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated });

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
