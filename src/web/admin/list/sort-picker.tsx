import type { OfficeColumn, Sort } from '../../ui/app/office-table.tsx';
import { ListFilter } from './list-filter.tsx';
import { sortChoices } from './list-sort.ts';
import styles from './office-list.module.css';
import { useTexts } from './texts.ts';

interface Props {
  columns: readonly Pick<OfficeColumn<never>, 'title' | 'sort'>[];
  sort: Sort | undefined;
  /** undefined: as the list comes without an order that was chosen */
  onSort: (sort: Sort | undefined) => void;
}

/** Sorts the cards of a phone, which have no headings. */
export const SortPicker = ({ columns, sort, onSort }: Props) => {
  const { list } = useTexts().admin;
  const choices = sortChoices(columns);
  if (choices.length === 0) return null;
  return (
    <ListFilter
      className={styles.sortBy}
      aria-label={list.sortBy}
      value={
        choices.find(({ by, direction }) => by === sort?.by && direction === sort.direction)?.value ?? ''
      }
      onChoose={(chosen) => onSort(choices.find(({ value }) => value === chosen))}
      all={list.unsorted}
      data={choices.map(({ value, title, direction }) => ({ value, label: list.sorted[direction](title) }))}
    />
  );
};
