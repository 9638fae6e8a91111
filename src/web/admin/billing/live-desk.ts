import { useEffect, useRef } from 'react';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeskRecord } from '../../../contract/payment-desk.ts';
import type { Answer } from '../../frame/api.ts';
import { pollWhile } from '../../app/query.ts';
import { isAwaited, withPayment } from './desk-list.ts';
import { afterRefundQuery, paymentQuery } from './payment-query.ts';

/** A payment that is open beside the list: it is asked for again as long as it is looked at, often while something is to come of it. */
export const useDeskPayment = (orderId: string) => {
  const client = useQueryClient();
  const query = useQuery({
    ...paymentQuery(orderId),
    meta: { polls: true } as const,
    refetchInterval: pollWhile((answer: Answer<'GET /payment/desk/{orderId}'>) => isAwaited(answer.payment)),
  });
  const payment = query.data?.payment;
  const { dataUpdatedAt: at } = query;
  const status = payment?.payment_status;
  const known = useRef(status);
  useEffect(() => {
    const before = known.current;
    known.current = status;
    // A payment that settles makes the order of a study kit, which its panel names as the next step.
    if (before !== undefined && before !== status)
      void client.refetchQueries({ queryKey: afterRefundQuery(orderId).queryKey });
  }, [client, orderId, status]);
  useEffect(() => {
    if (payment) showInList(client, payment, at);
  }, [client, payment, at]);
  return { ...query, payment };
};

/** The row is changed in its place: the list is not asked for again, which could move what is under the pointer. */
const showInList = (client: QueryClient, payment: DeskRecord, at: number) => {
  const lists = client.getQueryCache().findAll({
    queryKey: ['GET /payment/desk'],
    // A list that is newer knows better.
    predicate: ({ state }) => state.dataUpdatedAt <= at,
  });
  for (const { queryKey, state } of lists)
    client.setQueryData<Answer<'GET /payment/desk'>>(
      queryKey,
      (page) => {
        if (!page) return undefined;
        const payments = withPayment(page.payments, payment);
        // Unchanged: a list that was marked as stale stays so.
        return payments === page.payments ? undefined : { ...page, payments };
      },
      // Its other rows are as old as before.
      { updatedAt: state.dataUpdatedAt },
    );
};
