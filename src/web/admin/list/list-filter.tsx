import { useHydrated } from '../../app/use-hydrated.ts';
import { Select, type SelectProps } from '../../ui/app/field.tsx';

/** A filter above a list. Disabled until hydration, because React would reset an earlier choice. */
export const ListFilter = (props: SelectProps) => <Select disabled={!useHydrated()} {...props} />;
