import { type Query, type QueryClient, notifyManager } from '@tanstack/react-query';
import { isRefusedAs } from '../frame/api.ts';

/** A call that never answers keeps nobody waiting for longer. */
const LONGEST_MS = 30_000;

interface Outcome {
  /** whether the session still holds */
  isSignedIn: boolean;
  /** the queries without an answer */
  failed: readonly Query[];
}

/**
 * Asks anew for what a page shows, in the background: nothing shows that it is loading, a failure leaves what is there without a
 * message, and all answers appear together, so that the page never tells two truths meanwhile. An answer that a save or another read
 * has overtaken is dropped. What is being fetched already is left to that, unless it has changed for sure since then.
 */
export const readAgain = async (
  client: QueryClient,
  isAsked: (query: Query) => boolean,
  { hasChanged = () => false }: { hasChanged?: (query: Query) => boolean } = {},
): Promise<Outcome> => {
  const shown = client.getQueryCache().findAll({
    predicate: (query) =>
      query.getObserversCount() > 0 &&
      isAsked(query) &&
      (hasChanged(query) || query.state.fetchStatus === 'idle'),
  });
  const read = await Promise.allSettled(shown.map((query) => readOne(client, query)));
  notifyManager.batch(() => {
    for (const one of read) if (one.status === 'fulfilled') one.value();
  });
  return {
    isSignedIn: !read.some((one) => one.status === 'rejected' && isRefusedAs(one.reason, 'not_signed_in')),
    failed: shown.filter((_, place) => read[place]?.status === 'rejected'),
  };
};

/** @returns shows the answer */
const readOne = (client: QueryClient, query: Query): Promise<() => void> =>
  inTime(async (signal) => {
    // What was asked before is waited for alone: its failure is told where it was asked.
    if (query.state.fetchStatus !== 'idle') await query.promise?.catch(() => {});
    const { queryKey, state, options } = query;
    const ask = options.queryFn;
    if (typeof ask !== 'function') return () => {};
    const answer: unknown = await ask({ client, queryKey, meta: options.meta, signal });
    return () => {
      const { fetchStatus, isInvalidated, dataUpdateCount } = query.state;
      const isMarkedSince = isInvalidated && !state.isInvalidated;
      const isOvertaken =
        fetchStatus !== 'idle' || isMarkedSince || dataUpdateCount !== state.dataUpdateCount;
      // A query that waits for a reason to ask is told of what there is, not of what there is not.
      if (isOvertaken || (answer === null && !query.isActive())) return;
      client.setQueryData(queryKey, answer);
      // A failure that was shown of it no longer holds.
      client.getQueryCache().config.onSuccess?.(answer, query as Query<unknown, unknown>);
    };
  });

const inTime = async <Found>(read: (signal: AbortSignal) => Promise<Found>): Promise<Found> => {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      stop.abort();
      reject(new Error(`No answer within ${LONGEST_MS} ms`));
    }, LONGEST_MS);
  });
  try {
    return await Promise.race([read(stop.signal), late]);
  } finally {
    clearTimeout(timer);
  }
};
