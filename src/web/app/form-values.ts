import type { FormValues } from './form.ts';
import { isSameValue } from './record-versions.ts';

/** The values of these names alone. */
export const pick = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** Whether a form holds something else than what was saved. */
export const isChanged = (values: FormValues, saved: FormValues) =>
  Object.keys(values).some((name) => !isSameValue(values[name] ?? '', saved[name] ?? ''));
