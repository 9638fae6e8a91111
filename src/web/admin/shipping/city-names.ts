import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQuery } from '../../hydrated/screen.ts';

/** The names of the cities by their codes; an order shows its code until they are there. */
export const useCityNames = (): ReadonlyMap<string, string> => {
  const { data } = useQuery({
    ...apiQuery('GET /rajaongkir/cities'),
    staleTime: Infinity,
  });
  return useMemo(
    () =>
      new Map(data?.cities.map(({ city_id, type, city_name }) => [city_id, `${type} ${city_name}`] as const)),
    [data],
  );
};
