import { useEffect } from 'react';
import { type Query as KeptQuery, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Mutation, madeStaleBy, markUnshown, watchChanges } from './mutations.ts';
import { onReturn } from './on-return.ts';
import { readAgain } from './read-again.ts';
import { type Cause, ReadPace } from './read-pace.ts';

export interface FreshPage {
  /** how often a page that is looked at asks by itself, in milliseconds */
  pollMs: number;
  /** whether something that is shown is asked for anew; `broadcast` is among the causes when another window has made it stale */
  isAsked: (query: KeptQuery, causes: ReadonlySet<Cause>) => boolean;
  /** changes of which the browser's other windows learn in a way of their own */
  isToldOtherwise?: (change: Mutation) => boolean;
  /** new answers would disturb the page now: they are asked for at the next cause */
  isBusy?: () => boolean;
}

/** Whether an answer may change at all: some, such as the provinces, are kept for as long as the page. */
export const mayChange = ({ observers }: KeptQuery): boolean =>
  observers.some(({ options }) => options.staleTime !== Infinity);

/**
 * Keeps what is shown as it stands on the server, whoever changes it: it is asked for anew when the page is looked at again, now and
 * then while it is visible, and at once when another window of this browser has changed it (decision 0035).
 */
export const keepFresh = (
  client: QueryClient,
  { pollMs, isAsked, isToldOtherwise = () => false, isBusy = () => false }: FreshPage,
): (() => void) => {
  /** the calls whose answers another window has made stale since they were last asked for */
  const changed = new Set<unknown>();
  const causes = new Set<Cause>();
  let isReading = false;
  let hasSessionEnded = false;

  const readOnce = async () => {
    const isReturn = causes.has('return');
    const others = new Set([...causes].filter((cause) => cause !== 'broadcast'));
    causes.clear();
    if (isBusy() || (hasSessionEnded && !isReturn)) return;
    const asked = new Set(changed);
    changed.clear();
    // Also what was left in the meantime.
    markUnshown(client, asked);
    const hasChanged = ({ queryKey }: KeptQuery) => asked.has(queryKey[0]);
    const withBroadcast = new Set<Cause>([...others, 'broadcast']);
    const isMeant = (query: KeptQuery) => {
      const because = hasChanged(query) ? withBroadcast : others;
      return because.size > 0 && isAsked(query, because);
    };
    const { isSignedIn, failed } = await readAgain(client, isMeant, { hasChanged });
    hasSessionEnded = !isSignedIn;
    for (const query of failed) if (hasChanged(query)) changed.add(query.queryKey[0]);
  };
  const read = async (now: ReadonlySet<Cause>) => {
    for (const cause of now) causes.add(cause);
    // One after the other: over a cut line some answers are waited for.
    if (isReading) return;
    isReading = true;
    try {
      while (causes.size > 0) await readOnce();
    } finally {
      isReading = false;
    }
  };
  const pace = new ReadPace({
    read: (now) => void read(now),
    isVisible: () => document.visibilityState === 'visible',
    pollMs,
  });
  pace.start();

  const channel = new BroadcastChannel('kancil-changes');
  const follow = ({ data: change }: MessageEvent<Mutation>) => {
    const stale = madeStaleBy(change);
    if (stale.length === 0) return;
    for (const query of stale) changed.add(query);
    markUnshown(client, changed);
    pace.ask('broadcast');
  };
  channel.addEventListener('message', follow);
  const tell = (change: Mutation) => {
    // Whoever changes something has signed in again.
    hasSessionEnded = false;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    if (!isToldOtherwise(change)) channel.postMessage(change);
  };
  const stop = [onReturn(() => pace.ask('return')), watchChanges(tell)];
  return () => {
    for (const end of stop) end();
    pace.stop();
    channel.close();
  };
};

/** @param page the same object as long as the same is to be kept fresh; null: nothing is */
export const useFreshPage = (page: FreshPage | null): void => {
  const client = useQueryClient();
  useEffect(() => (page ? keepFresh(client, page) : undefined), [client, page]);
};
