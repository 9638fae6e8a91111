import { type Query, type QueryClient, notifyManager } from '@tanstack/react-query';
import { isRefusedAs } from '../frame/api.ts';

/**
 * Asks anew for what a page shows, in the background: nothing shows that it is loading, a failure leaves what is there without a
 * message, and all answers appear together, so that the page never tells two truths meanwhile. An answer that a save or another read
 * has overtaken is dropped. What is being fetched already is left to that, unless it has changed for sure since then.
 *
 * @returns whether the session still holds
 */
export const readAgain = async (
  client: QueryClient,
  isAsked: (query: Query) => boolean,
  { hasChanged = () => false }: { hasChanged?: (query: Query) => boolean } = {},
): Promise<boolean> => {
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
  return !read.some((one) => one.status === 'rejected' && isRefusedAs(one.reason, 'not_signed_in'));
};

/** @returns shows the answer */
const readOne = async (client: QueryClient, query: Query): Promise<() => void> => {
  // What was asked before is waited for alone: its failure is told where it was asked.
  if (query.state.fetchStatus !== 'idle') await query.promise?.catch(() => {});
  const { queryKey, state, options } = query;
  const ask = options.queryFn;
  if (typeof ask !== 'function') return () => {};
  const answer: unknown = await ask({
    client,
    queryKey,
    meta: options.meta,
    signal: new AbortController().signal,
  });
  return () => {
    const { fetchStatus, isInvalidated, dataUpdateCount } = query.state;
    const isOvertaken = fetchStatus !== 'idle' || isInvalidated || dataUpdateCount !== state.dataUpdateCount;
    // A query that waits for a reason to ask is told of what there is, not of what there is not.
    if (isOvertaken || (answer === null && !query.isActive())) return;
    client.setQueryData(queryKey, answer);
  };
};
