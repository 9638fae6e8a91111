import { useHydrated } from '../../hydrated/use-hydrated.ts';
import { NativeSelect, type NativeSelectProps } from './native-field.tsx';

/** A filter above a list. Disabled until hydration, because React would reset an earlier choice. */
export const ListFilter = (props: NativeSelectProps) => <NativeSelect disabled={!useHydrated()} {...props} />;
