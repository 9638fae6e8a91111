import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { ApiRefusal, isRefusedAs } from '../frame/api.ts';
import { screenOf } from '../frame/guards.ts';
import { notifyFailure } from '../shell/notify.ts';

const STALE_TIME_MS = 10_000;

/** Retries connection failures, but not refusals. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiRefusal && error.code === 0;

/** The query client of one document. Every error is shown in the notification bar, unless `meta` has `{ quiet: true }`. */
export const makeQueryClient = () =>
  new QueryClient({
    // Also tried when the browser reports to be offline, so that an error is shown instead of waiting.
    defaultOptions: {
      queries: { staleTime: STALE_TIME_MS, retry, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error, { meta }) => showError(error, meta) }),
    mutationCache: new MutationCache({
      onError: (error, _sent, _context, { meta }) => showError(error, meta),
      // A mutation that succeeded is over when what it changed is shown; one that failed says so at once.
      onSettled: async (_answer, error, _sent, _result, _mutation, { client }) => {
        const refetched = refetchStale(client);
        if (!error) await refetched;
      },
    }),
  });

/** Refetches what is shown and was marked as stale. */
export const refetchStale = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => state.isInvalidated });

const showError = (error: Error, meta: Record<string, unknown> | undefined) => {
  // Cancelled on purpose.
  if (error.name === 'AbortError') return;
  if (typeof document === 'undefined' || meta?.quiet === true) return;
  if (isRefusedAs(error, 'not_signed_in')) showSignedOut(error);
  else notifyFailure(error);
};

const signInPaths = { parent: paths.login, admin: paths.adminLogin } as const;

/** The session has ended elsewhere: the message offers the sign-in. */
const showSignedOut = (error: Error) => {
  const { guard } = screenOf(location.pathname);
  const signInPath = guard === 'parent' || guard === 'admin' ? signInPaths[guard] : null;
  notifyFailure(
    error,
    signInPath ? { action: { label: ({ shell }) => shell.signInAgain, href: signInPath } } : {},
  );
};

let browsers: QueryClient | undefined;

/** The browser keeps one; the server makes one for each request. */
export const queryClient = () => {
  if (typeof document === 'undefined') return makeQueryClient();
  browsers ??= makeQueryClient();
  return browsers;
};
