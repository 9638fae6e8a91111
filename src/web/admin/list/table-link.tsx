import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../ui/app/button.tsx';
import { readListParams } from './list-params.ts';
import { useListSearch } from './list-search.ts';
import { useTexts } from './texts.ts';

interface Props {
  table: 'children' | 'families' | 'bills' | 'orders' | 'payments' | 'numbers';
  /** the filters that are chosen, by their names on the wire */
  narrowedBy?: Readonly<Record<string, string | number | undefined>>;
}

/** The list as a table for spreadsheets, narrowed and sorted as it is shown. */
export const TableLink = ({ table, narrowedBy = {} }: Props) => {
  const { list } = useTexts().admin;
  const { search } = useListSearch();
  const sorting = { sort: search.get('sort') ?? '', direction: search.get('direction') ?? '' };
  const isSortable = table !== 'payments' && table !== 'families';
  const wanted: Props['narrowedBy'] & object = {
    q: readListParams(search).q,
    ...(isSortable && sorting),
    ...narrowedBy,
  };
  const named = Object.entries(wanted)
    .map(([name, value]) => [name, String(value ?? '')])
    .filter(([, value]) => value !== '');
  return (
    <ButtonLink
      href={`${paths.api}/export/${table}.csv?${new URLSearchParams(named).toString()}`}
      download
      variant="outline"
      aria-label={list.tables[table]}
    >
      {table === 'families' ? list.tableOfFamilies : list.table}
    </ButtonLink>
  );
};
