import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useHydrated } from '../../app/use-hydrated.ts';
import { ListFilter } from './list-filter.tsx';
import styles from './office-list.module.css';
import { useTexts } from './texts.ts';

export interface FoldedFilter {
  label: string;
  /** '' while nothing is chosen */
  value: string;
  data: { value: string; label: string }[];
  onChoose: (value: string) => void;
  /** its choices are long */
  isLong?: boolean;
  /** its choices say nothing without its label */
  saysLabel?: boolean;
}

const chosenIn = ({ label, value, data, saysLabel }: FoldedFilter) => {
  const choice = value === '' ? undefined : data.find((one) => one.value === value)?.label;
  if (choice === undefined) return [];
  return [saysLabel ? `${label}: ${choice}` : choice];
};

/** Many filters. On a phone they stand behind a button that says what is chosen, so that the list begins in sight. */
export const FoldedFilters = ({ filters }: { filters: readonly FoldedFilter[] }) => {
  const { list } = useTexts().admin;
  const id = useId();
  const [open, setOpen] = useState(false);
  const chosen = filters.flatMap(chosenIn);
  return (
    <>
      <button
        type="button"
        className={styles.unfold}
        aria-expanded={open}
        aria-controls={id}
        disabled={!useHydrated()}
        onClick={() => setOpen(!open)}
      >
        {/* Of many choices the last ones are cut off, so the count stands first. */}
        <span className={styles.chosen}>
          <strong>{list.filters}</strong> {chosen.length > 1 && `(${chosen.length}) `}
          {chosen.join(' · ')}
        </span>
        <IconChevronDown size={20} aria-hidden="true" />
      </button>
      <div id={id} className={styles.folded} data-open={open}>
        {filters.map(({ label, value, data, onChoose, isLong }) => (
          <ListFilter
            key={label}
            className={isLong ? `${styles.filter} ${styles.long}` : styles.filter}
            label={label}
            value={value}
            onChoose={onChoose}
            data={data}
          />
        ))}
      </div>
    </>
  );
};
