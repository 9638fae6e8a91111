import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useHydrated } from '../../hydrated/form.ts';

/** A choice above a list. It waits for React: what is chosen before would be put back unheard. */
export const ListFilter = (props: NativeSelectProps) => <NativeSelect disabled={!useHydrated()} {...props} />;
