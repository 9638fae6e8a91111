import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { FilterParser } from '../list/list-params.ts';

/** The address of the form for a new entry, which begins in the category that its list shows. */
export const inCategory = (address: string, category: string | number | undefined): string =>
  category === undefined ? address : `${address}?category=${category}`;

/** The category in a query, as a select holds it; '' where there is none of that number. */
export const categoryIn = (search: URLSearchParams, parse: FilterParser): string =>
  String(parse(search.get('category') ?? '') ?? '');

/** An empty entry in the category that its list showed. */
export const useEmptyIn = <Entry extends { category: string }>(empty: Entry, parse: FilterParser): Entry => {
  const category = categoryIn(useSearchParams()[0], parse);
  return useMemo(() => ({ ...empty, category }), [empty, category]);
};
