import { useHydrated } from '../../app/use-hydrated.ts';
import { ListSelect, type ListSelectProps } from './list-field.tsx';

/** A filter above a list. Disabled until hydration, because React would reset an earlier choice. */
export const ListFilter = (props: ListSelectProps) => <ListSelect disabled={!useHydrated()} {...props} />;
