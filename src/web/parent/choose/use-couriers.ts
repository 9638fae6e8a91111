import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { couriers } from '../../../domain/shipping/couriers.ts';
import { useParent } from '../pattern/profile-session.ts';
import { costQuery } from '../pay/purchase-queries.ts';

/** What each courier takes, and one way to ask again all those that gave no answer. */
export const useCouriers = (isAsked = true) => {
  const user = useParent();
  const answers = useQueries({
    queries: couriers.map((courier) => {
      const query = costQuery(courier, user);
      return { ...query, enabled: isAsked && query.enabled };
    }),
  });
  const [isRetrying, setRetrying] = useState(false);
  const failed = answers.filter(({ isError }) => isError);
  return {
    couriers: couriers.map((courier, place) => ({ courier, answer: answers[place] })),
    hasFailed: failed.length > 0 || isRetrying,
    /** so that none can be chosen */
    allFailed: failed.length === couriers.length,
    isRetrying,
    /** true once all of them have answered */
    retry: async (): Promise<boolean> => {
      setRetrying(true);
      const again = await Promise.all(failed.map(({ refetch }) => refetch()));
      setRetrying(false);
      return again.every(({ isError }) => !isError);
    },
  };
};
