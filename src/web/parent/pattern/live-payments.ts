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
import { useOtherWindows } from '../../hydrated/other-windows.ts';

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
  const isOpen = (data?.charges.length ?? 0) > 0;
  useEffect(() => {
    if (isOpen) hadOpen.current = true;
  }, [isOpen]);

  useOtherWindows({
    name: 'kancil-payments',
    enabled,
    mark: data?.mark,
    ask: () => {
      seen.current = answersOf(client);
      void client.refetchQueries({ queryKey: openChargesQuery.queryKey }, { cancelRefetch: false });
    },
    onChange: () => {
      seen.current = answersOf(client);
      void markStale(client, 'POST /payment/pay-billing').then(() => refetchStale(client));
    },
  });

  return data?.charges ?? [];
};
