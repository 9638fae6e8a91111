import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiRefusal } from './api.ts';
import { notifyFailure } from './shell/notify.ts';

const FRESH_FOR = 10_000;

/** A refusal will be the same the second time; a lost connection may come back. */
const retry = (failures: number, error: Error) =>
  failures < 2 && error instanceof ApiRefusal && error.code === 0;

/** Server state of one document. Every failure is shown, unless its `meta` says `{ quiet: true }`. */
export const makeQueryClient = () =>
  new QueryClient({
    // Asked also when the browser believes to be offline: whoever waits shall hear that it failed.
    defaultOptions: {
      queries: { staleTime: FRESH_FOR, retry, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error, { meta }) => tell(error, meta) }),
    mutationCache: new MutationCache({ onError: (error, _sent, _context, { meta }) => tell(error, meta) }),
  });

const tell = (error: Error, meta: Record<string, unknown> | undefined) => {
  if (typeof document !== 'undefined' && meta?.quiet !== true) notifyFailure(error);
};

let browsers: QueryClient | undefined;

/** The browser keeps one; the server makes one for each request. */
export const queryClient = () => {
  if (typeof document === 'undefined') return makeQueryClient();
  browsers ??= makeQueryClient();
  return browsers;
};
