import type { FormErrors } from '@mantine/form';
import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { type FieldProblem, fieldProblems } from '../../contract/refusals.ts';
import { isRealDate } from '../../domain/values/calendar-date.ts';
import type { HydratedTexts } from './texts.ts';

const isProblem = (message: unknown): message is FieldProblem =>
  fieldProblems.some((problem) => problem === message);

/** The first problem of each field, as the server reports it. */
export const problemsOf = (schema: z.ZodMiniType, values: unknown): Record<string, FieldProblem> => {
  const problems: Record<string, FieldProblem> = {};
  for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
    const field = path[0];
    if (typeof field === 'string') problems[field] ??= isProblem(message) ? message : 'invalid';
  }
  return problems;
};

/**
 * The errors after a change: a changed field is validated again; another one loses an error that is fixed (a repeated
 * password) and keeps the server's message.
 */
export const revalidate = (
  shown: FormErrors,
  problems: Record<string, FieldProblem>,
  values: Record<string, unknown>,
  before: Record<string, unknown>,
): FormErrors => {
  const names = new Set([...Object.keys(shown), ...Object.keys(values)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const changed = values[name] !== before[name];
      const error = changed || isProblem(shown[name]) ? problems[name] : shown[name];
      return error === undefined ? [] : [[name, error]];
    }),
  );
};

/** What is told as soon as a field is left, before the form is sent: a day that is none, or one that cannot be meant. */
export const problemOnLeaving = (
  value: unknown,
  problem: FieldProblem | undefined,
): FieldProblem | undefined =>
  problem === 'invalid_date' || (typeof value === 'string' && isRealDate(value)) ? problem : undefined;

/** The errors without those of the fields that have changed. */
export const withoutChanged = (
  shown: FormErrors,
  values: Record<string, unknown>,
  before: Record<string, unknown>,
): FormErrors => Object.fromEntries(Object.entries(shown).filter(([name]) => values[name] === before[name]));

/** The errors without the server's messages of the last refusal. */
export const withoutRefused = (shown: FormErrors, refused: FormErrors): FormErrors =>
  Object.fromEntries(Object.entries(shown).filter(([name, error]) => refused[name] !== error));

/** The text of a problem in the visitor's language; a message of the server stays as it is. */
export const problemText = (
  texts: HydratedTexts,
  field: string,
  error: ReactNode,
  ownLabel?: string,
): ReactNode => {
  if (!isProblem(error)) return error;
  // An area words the problems that its forms can have.
  const problems: Partial<Record<FieldProblem, (label: string) => string>> = texts.problems;
  return problems[error]?.(labelOf(texts, field, ownLabel)) ?? error;
};

/** The label of a field; one that has none of its own in the form either is called by its name on the wire. */
export const labelOf = ({ fields }: HydratedTexts, field: string, own: string = field): string =>
  Object.hasOwn(fields, field) ? fields[field as keyof typeof fields] : own;

/** The first invalid input in the order of the page. */
export const firstInvalid = (form: HTMLFormElement, errors: FormErrors): HTMLElement | undefined =>
  [...form.querySelectorAll<HTMLInputElement>('[name], [data-path]')].find(
    ({ name, type, disabled, dataset }) =>
      type !== 'hidden' && !disabled && ((name ?? '') in errors || (dataset['path'] ?? '') in errors),
  );

/** Values that were typed or autofilled before hydration; null when there are none. */
export const valuesBeforeHydration = <Values extends Record<string, unknown>>(
  form: HTMLFormElement,
  initialValues: Values,
): Partial<Values> | null => {
  const typed = Object.entries(initialValues).flatMap(([name, initial]) => {
    // An input, a select or a group of radios.
    const input = form.elements.namedItem(name) as { value?: unknown } | null;
    const now = input?.value;
    return typeof initial === 'string' && typeof now === 'string' && now !== '' && now !== initial
      ? [[name, now]]
      : [];
  });
  return typed.length === 0 ? null : (Object.fromEntries(typed) as Partial<Values>);
};
