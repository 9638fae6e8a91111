import { useEffect, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../../contract/objects.ts';
import type { OpenCharge } from '../../../contract/payment-objects.ts';
import { isAdmin } from '../../../domain/accounts/account-status.ts';
import { pollWhile, refetchShown } from '../../app/query.ts';
import { openChargesQuery } from './open-charges.ts';

/**
 * The family's open charges, polled on every page while there are any (decision 0035). When the mark of the family's payments changes,
 * everything shown is fetched again.
 */
export const useLivePayments = (user: User | null): readonly OpenCharge[] => {
  const client = useQueryClient();
  const { data } = useQuery({
    ...openChargesQuery,
    enabled: user !== null && !isAdmin(user.status),
    refetchOnWindowFocus: 'always',
    refetchInterval: pollWhile(({ charges }) => charges.length > 0),
  });
  const mark = data?.mark;
  const known = useRef(mark);
  useEffect(() => {
    if (known.current !== undefined && known.current !== mark) void refetchShown(client);
    known.current = mark;
  }, [client, mark]);
  return data?.charges ?? [];
};
