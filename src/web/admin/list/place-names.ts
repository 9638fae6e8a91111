import { useIsFetching, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQuery } from '../../app/screen.ts';

/** The names of cities and provinces by their codes. */
export type PlaceNames = ReadonlyMap<string, string>;

/** The names of the cities by their codes; an address shows its code until they are there. */
export const useCityNames = (): PlaceNames => {
  const { data } = useQuery({
    ...apiQuery('GET /rajaongkir/cities'),
    staleTime: 'static',
  });
  return useMemo(
    () =>
      new Map(data?.cities.map(({ city_id, type, city_name }) => [city_id, `${type} ${city_name}`] as const)),
    [data],
  );
};

/** The names of cities and provinces by their codes. */
export const usePlaceNames = (): PlaceNames => {
  const cities = useCityNames();
  const { data } = useQuery({ ...apiQuery('GET /rajaongkir/provinces'), staleTime: 'static' });
  return useMemo(
    () =>
      new Map([
        ...cities,
        ...(data?.provinces.map(({ province_id, province }) => [province_id, province] as const) ?? []),
      ]),
    [cities, data],
  );
};

/** Whether names of places are on their way: what is printed is not looked at a second time. */
export const useArePlacesPending = (): boolean =>
  useIsFetching({
    predicate: ({ queryKey: [key] }) =>
      key === 'GET /rajaongkir/cities' || key === 'GET /rajaongkir/provinces',
  }) > 0;

/** Where a family lives, line by line. A code stands where its name is not known yet. */
export const placeLines = (
  at: Readonly<Record<'address_details' | 'city' | 'zip_code' | 'province', string>>,
  places: PlaceNames,
): string[] => {
  const nameOf = (code: string) => places.get(code) ?? code;
  return [
    ...at.address_details.split('\n').map((line) => line.trim()),
    [nameOf(at.city), at.zip_code].join(' ').trim(),
    nameOf(at.province),
  ].filter((line) => line !== '');
};
