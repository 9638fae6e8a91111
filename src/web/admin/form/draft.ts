import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { deviceTime } from '../../app/device-clock.ts';
import type { FormValues } from '../../app/form.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { inTabStorage } from '../../app/tab-storage.ts';

/** Long enough not to write at every key. */
const PAUSE_MS = 400;

/** What somebody typed into a form and did not save, kept in this tab over a reload or a crash. */
export interface FormDraft {
  /** when it was last typed in, milliseconds of the browser's clock */
  at: number;
  values: FormValues;
  /** the record that it was made from; absent for a new one */
  row?: unknown;
  /** the key by which a new record is made once; absent for an update */
  key?: string | undefined;
}

const keyOf = (userId: number, form: string) => `kancil-draft:${userId}:${form}`;

/** Texts, choices and lists of days may be kept; a file and a password never are. */
const isKept = (name: string, value: unknown) =>
  !/password/i.test(name) &&
  (['string', 'boolean', 'number'].includes(typeof value) ||
    (Array.isArray(value) && value.every((entry) => typeof entry === 'string')));

const kept = (values: FormValues) =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => isKept(name, value)));

export const keepDraft = (userId: number, form: string, draft: FormDraft): void =>
  inTabStorage(
    (store) => store.setItem(keyOf(userId, form), JSON.stringify({ ...draft, values: kept(draft.values) })),
    undefined,
  );

export const dropDraft = (userId: number, form: string): void =>
  inTabStorage((store) => store.removeItem(keyOf(userId, form)), undefined);

/** The draft of this account for this form; null when there is none, or none that can be read. */
export const readDraft = (userId: number, form: string): FormDraft | null =>
  inTabStorage((store) => {
    const draft = JSON.parse(store.getItem(keyOf(userId, form)) ?? 'null') as FormDraft | null;
    return typeof draft?.at === 'number' && typeof draft.values === 'object' ? draft : null;
  }, null);

/** What a form shows of a draft: its values, as far as the form still has them in that kind. */
export const withDraft = <Values extends FormValues>(
  values: Values,
  draft: Pick<FormDraft, 'values'>,
): Values => {
  const usable = Object.entries(draft.values ?? {}).filter(
    ([name, value]) =>
      typeof value === typeof values[name] && Array.isArray(value) === Array.isArray(values[name]),
  );
  return { ...values, ...Object.fromEntries(usable) };
};

interface Options<Values extends FormValues> {
  name: string;
  values: Values;
  /** the record that the form was made from */
  row?: unknown;
  isDirty: boolean;
  /** of a new record */
  key?: () => string | undefined;
  /** shows a draft that was found */
  restore: (values: Values, row: unknown) => void;
}

/** Keeps what is typed in this tab until it is saved or given up, and brings it back when the form is opened again. */
export const useFormDraft = <Values extends FormValues>(options: Options<Values>) => {
  const { name, values, row, isDirty, restore } = options;
  const userId = useUser()?.user_id ?? 0;
  const [shown, setShown] = useState<Date | null>(null);
  const typed = (): FormDraft => ({ at: deviceTime(), values, row, key: options.key?.() });
  const write = useDebouncedCallback(
    () => (isDirty ? keepDraft(userId, name, typed()) : dropDraft(userId, name)),
    PAUSE_MS,
  );

  useEffect(() => {
    const draft = readDraft(userId, name);
    if (!draft) return;
    setShown(new Date(draft.at));
    restore(withDraft(values, draft), draft.row);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form is opened
  }, []);
  useEffect(() => write(), [write, userId, name, values, row, isDirty]);
  useWindowEvent('pagehide', () => write.flush());

  const drop = () => {
    write.cancel();
    dropDraft(userId, name);
    setShown(null);
  };
  return {
    /** when the draft that the form began with was typed; null without one */
    shown,
    drop,
    /** what is typed, to be kept by another from now on */
    take: (): FormDraft => {
      drop();
      return typed();
    },
  };
};
