import { inTabStorage } from '../../app/tab-storage.ts';

/** What somebody typed into a form and did not save, kept in this tab over a reload or a crash. */
export interface FormDraft {
  /** when it was last typed in, milliseconds of the browser's clock */
  at: number;
  values: Readonly<Record<string, unknown>>;
  /** the version of the record that it was made from; null without one */
  version: number | null;
  /** that record's values and facts as text */
  base: Readonly<Record<string, string>>;
}

const keyOf = (userId: number, form: string) => `kancil-draft:${userId}:${form}`;

const isKept = (value: unknown) =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  typeof value === 'number' ||
  (Array.isArray(value) && value.every((entry) => typeof entry === 'string'));

/** The values that may be kept: texts, choices and lists of days, but no file. */
const kept = (values: FormDraft['values']) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isKept(value)));

export const keepDraft = (userId: number, form: string, draft: FormDraft): void =>
  inTabStorage(
    (store) => store.setItem(keyOf(userId, form), JSON.stringify({ ...draft, values: kept(draft.values) })),
    undefined,
  );

export const dropDraft = (userId: number, form: string): void =>
  inTabStorage((store) => store.removeItem(keyOf(userId, form)), undefined);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The draft of this account for this form; null when there is none, or none that can be read. */
export const readDraft = (userId: number, form: string): FormDraft | null =>
  inTabStorage((store) => {
    const draft: unknown = JSON.parse(store.getItem(keyOf(userId, form)) ?? 'null');
    if (!isRecord(draft) || !isRecord(draft['values']) || !isRecord(draft['base'])) return null;
    const { at, values, version, base } = draft;
    if (typeof at !== 'number' || (version !== null && typeof version !== 'number')) return null;
    return { at, values: kept(values), version, base: base as FormDraft['base'] };
  }, null);

/** What a form shows of a draft: its values, as far as the form still has them in that kind. */
export const withDraft = <Values extends Record<string, unknown>>(
  values: Values,
  draft: Pick<FormDraft, 'values'>,
): Values => {
  const usable = Object.entries(draft.values).filter(
    ([name, value]) =>
      typeof value === typeof values[name] && Array.isArray(value) === Array.isArray(values[name]),
  );
  return { ...values, ...Object.fromEntries(usable) };
};
