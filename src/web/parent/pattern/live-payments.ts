import { useEffect, useRef } from 'react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../../contract/objects.ts';
import type { OpenCharge } from '../../../contract/payment-objects.ts';
import { isAdmin } from '../../../domain/accounts/account-status.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { markStale } from '../../hydrated/mutations.ts';
import { refetchStale } from '../../hydrated/query.ts';
import { openChargesQuery } from './open-charges.ts';
import { nextAskMs } from './live-interval.ts';

const CHANNEL = 'kancil-payments';

const answersOf = (client: QueryClient) =>
  client.getQueryState(openChargesQuery.queryKey)?.dataUpdateCount ?? 0;

/**
 * The family's open charges, kept fresh on every page while there are any (decision 0035). When the mark of the family's
 * payments changes, everything shown of them is fetched again, here and in the browser's other windows.
 */
export const useLivePayments = (user: User | null): readonly OpenCharge[] => {
  const client = useQueryClient();
  const enabled = user !== null && !isAdmin(user.status);
  /** how many answers had come when the page was looked at last, or something changed */
  const seen = useRef(0);
  const hadOpen = useRef(false);
  const { data } = useQuery({
    ...openChargesQuery,
    enabled,
    refetchInterval: ({ state }) =>
      nextAskMs({
        open: state.data?.charges.length ?? 0,
        hadOpen: hadOpen.current,
        failed: state.error !== null,
        ended: isRefusedAs(state.error, 'not_signed_in'),
        unseen: state.dataUpdateCount - seen.current,
      }),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: false,
  });
  const mark = data?.mark;
  const isOpen = (data?.charges.length ?? 0) > 0;
  const known = useRef<string>(undefined);
  const channel = useRef<BroadcastChannel>(null);

  useEffect(() => {
    if (!enabled) return undefined;
    const ask = () => {
      seen.current = answersOf(client);
      void client.refetchQueries({ queryKey: openChargesQuery.queryKey }, { cancelRefetch: false });
    };
    const opened = new BroadcastChannel(CHANNEL);
    opened.addEventListener('message', ({ data: told }) => told !== known.current && ask());
    channel.current = opened;
    // Two windows side by side are both visible: only the focus tells that one is looked at again.
    addEventListener('focus', ask);
    // TanStack Query only knows of a line that was cut after the page had started.
    addEventListener('online', ask);
    return () => {
      opened.close();
      removeEventListener('online', ask);
      removeEventListener('focus', ask);
    };
  }, [client, enabled]);

  useEffect(() => {
    if (isOpen) hadOpen.current = true;
  }, [isOpen]);

  useEffect(() => {
    if (mark === undefined || known.current === mark) return;
    const isFirst = known.current === undefined;
    known.current = mark;
    if (isFirst) return;
    seen.current = answersOf(client);
    channel.current?.postMessage(mark);
    void markStale(client, 'POST /payment/pay-billing').then(() => refetchStale(client));
  }, [client, mark]);

  return data?.charges ?? [];
};
