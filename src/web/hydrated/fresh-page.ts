import { useEffect } from 'react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Mutation, markStale, watchChanges } from './mutations.ts';
import { onReturn } from './on-return.ts';
import { refetchInBackground } from './query.ts';

/** How often a page that is looked at asks again, in milliseconds: a few calls a minute. */
const PULSE_MS = 30_000;
/** A window that is left and entered many times does not ask at every turn. */
const APART_MS = 3000;

const isVisible = () => document.visibilityState === 'visible';

/**
 * Keeps what is shown as it stands on the server, whoever changes it: it is refetched when the page is looked at again, now and
 * then while it is visible, and at once when another window of this browser has changed it.
 */
export const keepFresh = (client: QueryClient): (() => void) => {
  let last = -APART_MS;
  const look = () => {
    if (!isVisible() || performance.now() - last < APART_MS) return;
    last = performance.now();
    void refetchInBackground(client, { polled: true });
  };
  const timer = setInterval(() => {
    if (isVisible()) void refetchInBackground(client, { polled: false });
  }, PULSE_MS);
  const channel = new BroadcastChannel('kancil-changes');
  const follow = async (change: Mutation) => {
    await markStale(client, change);
    // What a hidden window shows is asked for when it is looked at.
    if (isVisible()) await refetchInBackground(client, { polled: true });
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Mutation>) => void follow(data));
  const stop = [
    onReturn(look),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    watchChanges((mutation) => channel.postMessage(mutation)),
    () => clearInterval(timer),
    () => channel.close(),
  ];
  return () => {
    for (const end of stop) end();
  };
};

export const useFreshQueries = (enabled: boolean): void => {
  const client = useQueryClient();
  useEffect(() => (enabled ? keepFresh(client) : undefined), [client, enabled]);
};
