import { useEffect } from 'react';
import { type Query as KeptQuery, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Mutation, madeStaleBy, markUnshown, watchChanges } from './mutations.ts';
import { onReturn } from './on-return.ts';
import { readAgain } from './read-again.ts';
import { type Cause, ReadPace } from './read-pace.ts';

export interface FreshPage {
  /** how often a page that is looked at asks by itself, in milliseconds */
  pulseMs: number;
  /** whether something that is shown is asked for anew; `told` is among the causes when another window has made it stale */
  isAsked: (query: KeptQuery, causes: ReadonlySet<Cause>) => boolean;
  /** changes of which the browser's other windows learn in a way of their own */
  isToldOtherwise?: (change: Mutation) => boolean;
  /** new answers would disturb the page now: they are asked for at the next cause */
  isBusy?: () => boolean;
}

/**
 * Keeps what is shown as it stands on the server, whoever changes it: it is asked for anew when the page is looked at again, now and
 * then while it is visible, and at once when another window of this browser has changed it (decision 0035).
 */
export const keepFresh = (
  client: QueryClient,
  { pulseMs, isAsked, isToldOtherwise = () => false, isBusy = () => false }: FreshPage,
): (() => void) => {
  /** the calls whose answers another window has made stale since they were last asked for */
  const told = new Set<unknown>();
  const causes = new Set<Cause>();
  let isReading = false;
  let hasEnded = false;

  const readOnce = async () => {
    const isReturn = causes.has('return');
    const withTold = new Set<Cause>([...causes, 'told']);
    const others = new Set<Cause>([...causes].filter((cause) => cause !== 'told'));
    causes.clear();
    if (isBusy() || (hasEnded && !isReturn)) return;
    const changed = new Set(told);
    told.clear();
    const hasChanged = ({ queryKey }: KeptQuery) => changed.has(queryKey[0]);
    const isMeant = (query: KeptQuery) => isAsked(query, hasChanged(query) ? withTold : others);
    hasEnded = !(await readAgain(client, isMeant, { hasChanged }));
  };
  const read = async (now: ReadonlySet<Cause>) => {
    for (const cause of now) causes.add(cause);
    // One after the other: over a cut line some answers are waited for.
    if (isReading) return;
    isReading = true;
    // oxlint-disable-next-line no-await-in-loop
    while (causes.size > 0) await readOnce();
    isReading = false;
  };
  const pace = new ReadPace({
    read: (now) => void read(now),
    isVisible: () => document.visibilityState === 'visible',
    pulseMs,
  });
  pace.start();

  const channel = new BroadcastChannel('kancil-changes');
  const follow = ({ data: change }: MessageEvent<Mutation>) => {
    for (const query of madeStaleBy(change)) told.add(query);
    markUnshown(client, change);
    pace.ask('told');
  };
  channel.addEventListener('message', follow);
  const tell = (change: Mutation) => {
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
