import { useHydrated } from '../../app/use-hydrated.ts';
import { Select, type SelectProps } from '../../ui/app/field.tsx';
import styles from './office-list.module.css';

interface Props extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  /** none, as '', while nothing is chosen */
  value: string | number | null | undefined;
  onChoose: (value: string) => void;
  data: readonly { value: string; label: string }[];
  /** the choice that leaves nothing out */
  all?: string;
}

/** A filter above a list. Disabled until hydration, because React would reset an earlier choice. */
export const ListFilter = ({ value, onChoose, data, all, ...props }: Props) => (
  <Select
    disabled={!useHydrated()}
    className={styles.filter}
    value={value ?? ''}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    data={all === undefined ? data : [{ value: '', label: all }, ...data]}
    {...props}
  />
);
