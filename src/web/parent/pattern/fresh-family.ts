import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import type { User } from '../../../contract/objects.ts';
import { isAdmin } from '../../../domain/accounts/account-status.ts';
import { screenOf } from '../../frame/guards.ts';
import type { Query } from '../../hydrated/mutations.ts';
import { useOtherWindows } from '../../hydrated/other-windows.ts';
import { readAgain } from '../../hydrated/read-again.ts';
import { type Cause, ReadPace } from './read-pace.ts';

const CHANNEL = 'kancil-family';

/** What staff, the payment gateway, time, another window or another device may change on an open page, and who else asks for it. */
const asked: Partial<Record<Query, readonly Cause[]>> = {
  'GET /childs/{id}': ['return', 'told', 'pulse'],
  'GET /child/billing/{childId}': ['return', 'told', 'pulse'],
  'GET /childs/last-academic-year/{childId}': ['return', 'told', 'pulse'],
  'GET /course/child-course/{childId}': ['return', 'told', 'pulse'],
  'GET /payment/links/{childId}': ['return', 'told', 'pulse'],
  'GET /placement-test/{childId}': ['return', 'told', 'pulse'],
  'POST /childs/billing-status': ['return', 'told', 'pulse'],
  'POST /grade/next-grade': ['return', 'told', 'pulse'],
  // On return fresh-parent.ts asks for it.
  'GET /users/session': ['told', 'pulse'],
  // Otherwise live-payments.ts asks for it.
  'GET /payment/open': ['pulse'],
};

let ownName: string | undefined;
/** Tells this document from the browser's others. */
const windowName = (): string => {
  ownName ??= crypto.getRandomValues(new Uint32Array(2)).join('-');
  return ownName;
};

/** The browser's other windows look anew at once: this one has changed what they may show. */
export const tellOtherWindows = (): void => {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it stays within its origin
  channel.postMessage(windowName());
  channel.close();
};

/** New answers under a playing video could stop it: they are asked for at the next pulse. */
const isVideoPlaying = () => [...document.querySelectorAll('video')].some(({ paused }) => !paused);

/**
 * Keeps the open pages of a family true (decision 0035): asks anew for what they show when a page is looked at again, when another
 * window has changed something, and by a slow pulse while it is visible. A running placement test is left alone.
 */
export const useFreshFamily = (user: User | null): void => {
  const client = useQueryClient();
  const { frame } = screenOf(useLocation().pathname);
  const enabled = user !== null && !isAdmin(user.status) && frame !== 'none';
  const pace = useRef<ReadPace>(null);
  const hasEnded = useRef(false);

  const read = useEffectEvent(async (causes: ReadonlySet<Cause>) => {
    if (isVideoPlaying() || (hasEnded.current && !causes.has('return'))) return;
    const isAsked = (call: unknown) => asked[call as Query]?.some((cause) => causes.has(cause)) ?? false;
    hasEnded.current = !(await readAgain(client, isAsked, { hasChanged: causes.has('told') }));
  });
  useEffect(() => {
    if (!enabled) return undefined;
    const started = new ReadPace({
      read: (causes) => void read(causes),
      isVisible: () => document.visibilityState === 'visible',
    });
    started.start();
    pace.current = started;
    return () => started.stop();
  }, [enabled]);

  useOtherWindows({
    name: CHANNEL,
    enabled,
    mark: typeof document === 'undefined' ? undefined : windowName(),
    ask: (cause) => pace.current?.ask(cause),
  });
};
