import { PAGE_SIZE, changeListParams, readListParams } from './list-params.ts';
import { useListSearch } from './list-search.ts';
import { useTexts } from './texts.ts';

/** The page of a list that the address names, and of so many rows what a table leads to the others with. */
export const usePages = (size = PAGE_SIZE) => {
  const { list: texts } = useTexts().admin;
  const { search, change } = useListSearch();
  const { page } = readListParams(search);
  const to = (next: number) => changeListParams(search, { page: String(next) });
  const onPage = (next: number) => change(to(next));
  const addressOf = (next: number) => `?${to(next).toString()}`;
  return { page, pagesOf: (total: number) => ({ texts, total, page, size, onPage, addressOf }) };
};
