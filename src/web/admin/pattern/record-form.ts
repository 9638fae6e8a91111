import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { limitOf } from '../../../contract/field-limit.ts';
import type { Present } from '../../../contract/present.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { type ContractForm, type FormValues, useContractForm } from '../../hydrated/form.ts';
import type { Question } from './ask-first.tsx';
import { type Done, type OfficeMessage, type ShownDifference, notifyDone } from './feedback.ts';
import { listAddress } from './remembered-list.ts';
import { basisOf as basisOfRecord, fieldNames } from './record-basis.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useFormStay } from './use-form-stay.ts';
import { conflictingNames, isOvertaken, isSameValue, textsOf, untouchedNames } from './record-versions.ts';
import { type Basis, type Difference, type Outcome, differencesOf, saveRecord } from './save-record.ts';
import { abortedWith, unlessStopped } from './stop-saving.ts';
import { canBeUndone, undoSave } from './undo-save.ts';
import { useQuestion } from './use-question.ts';

export interface ComparedField<Row> {
  /** where it differs from the field's own, or for a fact */
  label?: string;
  /** its value as people read it, where it differs from another; the text itself when absent */
  words?: (text: string, other?: string) => string;
  /** a fact that is no field of the form */
  fact?: (row: Row) => string;
}

/** What a form reads and compares of a record that it updates. */
export interface UpdatedRecord<Row extends { version: number | null }, Values extends FormValues> {
  /** as it was loaded */
  row: Row;
  valuesOf: (row: Row) => Values;
  /** what somebody else may have changed meanwhile, by name: the form's fields, and facts that whoever saves should know */
  fields: Readonly<Record<string, ComparedField<Row>>>;
  /** the record in the refusal of an update made from an older version */
  presentIn: (present: Present) => Row | undefined;
  /** asks the server for it anew, when an answer got lost; undefined when it is not found */
  read: () => Promise<Row | undefined>;
}

/** What is said of a record that was updated. */
export interface Update<Data, Row> {
  /** the record in the answer */
  rowIn: (data: Data) => Row;
  /** names it and what became of it: "Order of Rafi: shipped" */
  about: (row: Row) => OfficeMessage;
  /** whether sending the former values brings back what was there; absent: it never does */
  canUndo?: (before: Row, after: Row) => boolean;
}

export type LeftSave<Data> =
  | { kind: 'saved'; data: Data | null }
  | { kind: 'overtaken' }
  | { kind: 'not arrived' }
  | { kind: 'failed'; error: unknown };

export interface RecordFormOptions<
  Schema extends z.ZodMiniType,
  Values extends FormValues,
  Data extends { message: string },
  Row extends { version: number | null },
> extends Pick<ContractForm<Schema, Values, Data>, 'beside'> {
  /** names the form and its record among the drafts: `order-7` */
  name: string;
  initialValues: Values;
  /**
   * `from` names the version that the entry was made from, for the body of an update; `stop` is aborted when the entry is kept as a
   * draft instead
   */
  send: (input: z.output<Schema>, from: { version?: number }, stop?: AbortSignal) => Promise<Data>;
  /** absent for a record that is created */
  record?: UpdatedRecord<Row, Values> | undefined;
  /** whether a record that was to be created is there, when the answer got lost */
  isCreated?: ((input: z.output<Schema>) => Promise<boolean>) | undefined;
  onDone?: () => void;
  /** names the record that was updated, beside the server's message */
  updated?: Update<Data, Row> | undefined;
  /** names the record that was created */
  about?: ((data: Data) => OfficeMessage) | undefined;
  /** what is asked before this entry is sent; null: nothing */
  askFirst?: ((values: Values, row: Row | undefined) => Question | null) | undefined;
  /** the list that a saved record leads to; a dialog closes itself in `onDone` */
  listAt?: string;
  /** the record that was created: the list shows it first, whatever its filters leave out */
  created?: ((data: Data) => object) | undefined;
  /** What became of a save whose form was left by `leaveSaving`; null data when the answer got lost, but it is saved. */
  onLeftSave?: (ended: LeftSave<Data>) => void;
  /** where "Save and next" leads: the next record's address, null for the list, or the same form for another new record */
  next?: 'same form' | (() => Promise<string | null>);
}

/**
 * A form over a schema of the contract that creates or updates a record, and shows the server's message when it is saved. An
 * update is made from the version that was loaded; where somebody else has saved the record meanwhile, both entries are shown.
 */
export const useRecordForm = <
  Schema extends z.ZodMiniType,
  Values extends FormValues,
  Data extends { message: string },
  Row extends { version: number | null } = never,
>(
  schema: Schema,
  {
    name,
    initialValues,
    send,
    record,
    isCreated,
    beside = {},
    onDone,
    updated,
    about,
    askFirst,
    listAt,
    created,
    next,
    onLeftSave,
  }: RecordFormOptions<Schema, Values, Data, Row>,
) => {
  const navigate = useNavigate();
  const names = record ? fieldNames(record) : [];
  const basisOf = (of: Row): Basis =>
    record ? basisOfRecord(record, of) : { version: of.version, base: {} };
  const first = { basis: record ? basisOf(record.row) : { version: null, base: {} }, values: initialValues };
  const [row, setRow] = useState(record?.row);
  const [saved, setSaved] = useState(first);
  const [outcome, setOutcome] = useState<Outcome<Data, Row> | { kind: 'kept' } | null>(null);
  // What runs after a save finds the state of that moment, not of the render that began it.
  const latest = useRef({
    basis: first.basis,
    values: initialValues,
    row: record?.row,
    wantsNext: false,
  });
  /** the values that were saved or given up: they ask for nothing any more */
  const settled = useRef<Values | null>(null);
  const stay = useFormStay();
  /** stops the save that is under way */
  const stop = useRef(new AbortController());

  const startFrom = (basis: Basis, values: Values) => {
    latest.current = { ...latest.current, basis, values };
    setSaved({ basis, values });
  };

  const yoursIn = (values: Values) => ({ ...latest.current.basis.base, ...textsOf(values, names) });

  /**
   * Saves an entry. What somebody else has changed meanwhile is taken over where this form has changed nothing; only what both have
   * changed, or what is no field of the form, has to be decided.
   */
  const saveMerged = async (input: z.output<Schema>, values: Values): Promise<Outcome<Data, Row>> => {
    const { signal: stopped } = stop.current;
    const ended = await saveRecord<Data, Row>({
      send: ({ version }) => send(input, version === null ? {} : { version }, stopped),
      basis: latest.current.basis,
      yours: yoursIn(values),
      stored: record && { presentIn: record.presentIn, read: record.read, basisOf },
      isCreated: isCreated && (() => isCreated(input)),
      signal: abortedWith(stay.signal(), stopped),
    });
    if (ended.kind !== 'overtaken' || !record || stay.isLeft() || stopped.aborted) return ended;
    const { base } = latest.current.basis;
    const theirs = record.valuesOf(ended.present);
    const untouched = untouchedNames({ base, yours: textsOf(values, names) }, names);
    const merged: Values = { ...values, ...pick(theirs, untouched) };
    form.setValues(merged);
    const entry = schema.safeParse(merged);
    const states = { base, yours: yoursIn(merged), theirs: basisOf(ended.present).base };
    if (!entry.success || isOvertaken(states)) return ended;
    standOn(ended.present);
    startFrom(basisOf(ended.present), theirs);
    return saveMerged(entry.data, merged);
  };

  const contractForm = useContractForm<Schema, Values, Outcome<Data, Row>>(schema, {
    initialValues,
    beside,
    send: (input, values) => {
      setOutcome(null);
      stop.current = new AbortController();
      const saving = saveMerged(input, values);
      if (onLeftSave) void tellOfLeftSave(saving, stay.isLeft, onLeftSave);
      return unlessStopped(saving, stop.current.signal);
    },
    onSuccess: async (ended) => {
      if (ended.kind !== 'saved' || stay.isLeft()) return undefined;
      settled.current = form.getValues();
      draft.drop();
      notifyDone(doneBy(ended));
      if (stay.isOver()) return undefined;
      return latest.current.wantsNext ? goOn() : toList(ended.data);
    },
    onDone: (ended) => (ended.kind === 'saved' ? onDone?.() : setOutcome(ended)),
  });
  const { form } = contractForm;
  const { values } = form;

  const isDirty = () => {
    const typed = form.getValues();
    return typed !== settled.current && isChanged(typed, latest.current.values);
  };
  const draft = useFormDraft({
    name,
    values,
    from: saved,
    isDirty: isChanged(values, saved.values),
    restore: (found, basis) => {
      if (record) startFrom(basis, { ...initialValues, ...basis.base });
      form.setValues(found);
    },
  });
  const toList = (data: Data | null = null) => {
    if (listAt === undefined) return undefined;
    // To the list as it was left, by its whole address: a redirect on the way would drop what was created.
    return navigate(listAddress(listAt), data && created ? { state: { created: created(data) } } : {});
  };
  const goOn = async () => {
    if (next !== 'same form') {
      const address = await next?.();
      return address ? navigate(address) : toList();
    }
    form.reset();
    contractForm.formProps.ref.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    return undefined;
  };

  /** What a save is told as, with the way back to the row that it was made from. */
  const doneBy = ({ data, present }: Outcome<Data, Row> & { kind: 'saved' }): Done => {
    const message = data?.message ?? null;
    const after = (data && updated?.rowIn(data)) ?? present;
    const before = latest.current.row;
    if (!updated || !record || !before || !after) return { message, about: data ? about?.(data) : undefined };
    const former = record.valuesOf(before);
    const input = schema.safeParse(former);
    const undo = () =>
      undoSave<Data, Row>({
        send: (from) => send(input.data as z.output<Schema>, from),
        after,
        before: textsOf(former, names),
        stored: { presentIn: record.presentIn, read: record.read, basisOf },
        inWords,
        ...updated,
      });
    const canUndo = canBeUndone({
      former: textsOf(former, names),
      left: textsOf(record.valuesOf(after), names),
      canBeSent: input.success,
      isAllowed: updated.canUndo?.(before, after) === true,
    });
    return { message, about: updated.about(after), undo: canUndo ? undo : undefined };
  };

  const question = useQuestion({
    values: form.getValues,
    questionFor: (entry) =>
      (schema.safeParse(entry).success && askFirst?.(entry, latest.current.row)) || null,
    send: (button) => contractForm.formProps.ref.current?.requestSubmit(button),
  });

  /**
   * Leaves the form to be gone from, while its save goes on: what was typed is handed over, and what becomes of it is told to
   * `onLeftSave`.
   */
  const leaveSaving = () => {
    stay.leave();
    settled.current = form.getValues();
    return draft.take();
  };

  /**
   * Ends a save that waits for the server: what was typed stays, here and as a draft. Had it arrived after all, the next save would
   * find it by its version; what has none yet would be created twice.
   */
  const keepAsDraft = () => {
    stop.current.abort();
    setOutcome({ kind: 'kept' });
  };

  /** Gives up what was typed. */
  const discard = () => {
    settled.current = form.getValues();
    draft.drop();
  };

  const standOn = (present: Row) => {
    latest.current.row = present;
    setRow(present);
    setOutcome(null);
  };
  const takeTheirs = (present: Row) => {
    if (!record) return;
    const theirs = record.valuesOf(present);
    const { base } = latest.current.basis;
    const mine = form.getValues();
    const decided = conflictingNames({ base, yours: yoursIn(mine), theirs: basisOf(present).base });
    // What only this form has changed, such as a file that was chosen, is nobody else's.
    const taken: Values = {
      ...mine,
      ...pick(
        theirs,
        names.filter((field) => decided.includes(field)),
      ),
    };
    standOn(present);
    startFrom(basisOf(present), theirs);
    form.setValues(taken);
  };
  const keepMine = (present: Row) => {
    standOn(present);
    startFrom(basisOf(present), record?.valuesOf(present) ?? initialValues);
    contractForm.formProps.ref.current?.requestSubmit();
  };

  const present = outcome?.kind === 'overtaken' ? outcome.present : null;
  const inWords = ({ name: field, yours, theirs }: Difference): ShownDifference => {
    const { label = contractForm.field(field).label, words = asItIs } = record?.fields[field] ?? {};
    return { name: field, label, yours: words(yours, theirs), theirs: words(theirs, yours) };
  };
  const differences = (stored: Row) => {
    const { base } = saved.basis;
    const [yours, theirs] = [{ ...base, ...textsOf(values, names) }, basisOf(stored).base];
    const open = conflictingNames({ base, yours, theirs });
    return differencesOf(yours, theirs)
      .filter(({ name: field }) => open.includes(field))
      .map(inWords);
  };

  return {
    ...contractForm,
    /** props of a text whose letters are counted */
    limited: (field: keyof Values & string) => ({
      ...contractForm.field(field),
      limit: limitOf(schema, field),
    }),
    formProps: {
      ...contractForm.formProps,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        const button = submitter instanceof HTMLButtonElement ? submitter : null;
        latest.current.wantsNext = button?.value === 'next';
        if (question.isAsked(button)) event.preventDefault();
        else contractForm.formProps.onSubmit(event);
      },
    },
    question: question.shown,
    /** the record that the form stands on: as it was loaded, or as it was found when it was saved */
    row: row as Row,
    hasNext: next !== undefined,
    keepAsDraft: record && !onLeftSave ? keepAsDraft : undefined,
    leaveSaving,
    wantsNext: () => latest.current.wantsNext,
    /** where a save leads: the list, or what "Save and next" goes on with */
    leadOn: () => (latest.current.wantsNext && next !== 'same form' ? goOn() : toList()),
    guard: { isDirty, dirty: isChanged(values, saved.values), discard },
    notes: {
      draft: draft.shown && {
        at: draft.shown,
        discard: () => {
          startFrom(first.basis, first.values);
          form.setValues(first.values);
          setOutcome(null);
          draft.drop();
        },
      },
      conflict: present && {
        differences: differences(present),
        keepMine: () => keepMine(present),
        takeTheirs: () => takeTheirs(present),
      },
      isLost: outcome?.kind === 'not arrived',
      isKept: outcome?.kind === 'kept',
      /** somebody has deleted the record since it was opened */
      isGone: record !== undefined && isRefusedAs(contractForm.refusal, 'not_found'),
    },
  };
};

const asItIs = (text: string) => text;

/** What a screen or a dialog shows of a form. */
export type ShownForm = Pick<
  ReturnType<typeof useRecordForm>,
  'formProps' | 'submit' | 'hasNext' | 'guard' | 'notes' | 'question' | 'keepAsDraft'
>;

const pick = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

const isChanged = (values: FormValues, saved: FormValues) =>
  Object.keys(values).some((name) => !isSameValue(values[name] ?? '', saved[name] ?? ''));

const tellOfLeftSave = async <Data, Row>(
  saving: Promise<Outcome<Data, Row>>,
  isLeft: () => boolean,
  tell: (ended: LeftSave<Data>) => void,
) => {
  const ended = await saving.catch((error: unknown) => ({ kind: 'failed', error }) as const);
  if (isLeft()) tell(ended.kind === 'overtaken' ? { kind: 'overtaken' } : ended);
};
