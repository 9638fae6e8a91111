import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { limitOf } from '../../../contract/field-limit.ts';
import { type CallOptions, isRefusedAs } from '../../frame/api.ts';
import { type ContractForm, type FormValues, useContractForm } from '../../app/form.ts';
import { deviceTime } from '../../app/device-clock.ts';
import { isChanged } from '../../app/form-values.ts';
import { newKey } from '../../app/new-key.ts';
import type { Question } from '../list/ask-first.tsx';
import { type OfficeMessage, type ShownDifference, type Undone, notifyDone } from '../list/feedback.ts';
import { listAddress } from '../list/remembered-list.ts';
import { useQuestion } from '../list/use-question.ts';
import { useFormDraft } from './draft.ts';
import { CONFLICT_ID } from './form-notes.tsx';
import { type Difference, type FormRecord, mergeRecord } from './record.ts';
import { type Outcome, saveRecord } from './save.ts';

/** What became of a save whose form was left; null data when its answer got lost, but it is saved. */
export type LeftSave<Data> =
  | { kind: 'saved'; data: Data | null }
  | { kind: 'conflict' }
  | { kind: 'failed'; error: unknown };

export interface RecordFormOptions<
  Schema extends z.ZodMiniType,
  Values extends FormValues,
  Data extends { message: string },
  Row extends { version: number | null },
> extends Pick<ContractForm<Schema, Values, Data>, 'beside' | 'saysBeside'> {
  /** names the form and its record among the drafts: `order-7` */
  name: string;
  initialValues: Values;
  /** `from` names the version that an update is made from, for its body; `how` goes to the call as it is */
  send: (input: z.output<Schema>, from: { version?: number }, how: CallOptions) => Promise<Data>;
  /** absent for a record that is created */
  record?: FormRecord<Row, Values> | undefined;
  /** what the answer holds */
  rowIn?: (data: Data) => Row;
  /** names what was saved and what became of it: "Order of Rafi: shipped" */
  about?: (after: Row, before: Row | undefined) => OfficeMessage;
  /** takes the save back, where that is one press */
  undo?: (before: Row, after: Row) => (() => Promise<Undone>) | undefined;
  /** what is asked before this entry is sent; null: nothing */
  askFirst?: ((values: Values, row: Row | undefined) => Question | null) | undefined;
  /** the list that a saved record leads to; a dialog closes itself in `onDone` */
  listAt?: string;
  /** the record that was created: the list shows it first, whatever its filters leave out */
  created?: (row: Row) => object;
  onDone?: () => void;
  /** what became of a save whose form was left by `leaveSaving` */
  onLeftSave?: (ended: LeftSave<Data>) => void;
  /** where "Save and next" leads: the next record's address, null for the list, or the same form for another new record */
  next?: 'same form' | (() => Promise<string | null>);
}

interface Shown<Row> {
  present: Row;
  choose: readonly Difference[];
  notices: readonly Difference[];
}

/**
 * A form over a schema of the contract that creates or updates a record. What is typed is kept as a draft of this tab; what somebody
 * else saves meanwhile is merged field by field, and only what both changed is asked about.
 */
export const useRecordForm = <
  Schema extends z.ZodMiniType,
  Values extends FormValues,
  Data extends { message: string },
  Row extends { version: number | null } = never,
>(
  schema: Schema,
  options: RecordFormOptions<Schema, Values, Data, Row>,
) => {
  const { name, initialValues, record, beside = {}, listAt, next } = options;
  const navigate = useNavigate();
  const [base, setBase] = useState({ row: record?.row, values: initialValues });
  const [conflict, setConflict] = useState<Shown<Row> | null>(null);
  // What runs after a save finds the state of that moment, not of the render that began it.
  const now = useRef({ base, isUndecided: false, wantsNext: false, isLeft: false });
  /** the values that were saved or given up: they ask for nothing any more */
  const settled = useRef<Values | null>(null);
  /** of what this form creates, the same through every repeat */
  const key = useRef('');
  /** aborted once the form has gone, unless its save goes on without it */
  const gone = useRef(new AbortController());
  useEffect(() => {
    const state = now.current;
    if (gone.current.signal.aborted) gone.current = new AbortController();
    return () => {
      if (!state.isLeft) gone.current.abort();
    };
  }, []);

  const show = (found: Shown<Row> | null) => {
    now.current.isUndecided = found !== null && found.choose.length > 0;
    setConflict(found);
  };
  const standOn = (row: Row | undefined, values: Values) => {
    now.current.base = { row, values };
    setBase(now.current.base);
    show(null);
  };

  const contractForm = useContractForm<Schema, Values, Outcome<Data, Row, Values>>(schema, {
    initialValues,
    beside,
    saysBeside: options.saysBeside ?? false,
    labels: record?.fields ?? {},
    send: (_input, values) => {
      show(null);
      key.current ||= newKey();
      const how: CallOptions = record ? {} : { idempotencyKey: key.current };
      const saving = saveRecord<Data, Row, Values>({
        values,
        base: now.current.base.row,
        record,
        send: (entry, from) => options.send(schema.parse(entry), from, how),
        signal: gone.current.signal,
      });
      void saving.then(tellIfLeft, (error: unknown) => tellIfLeft({ kind: 'failed', error }));
      return saving;
    },
    onRefusal: (refusal) => {
      // What was sent before with this key is there: what is entered now is another one.
      if (isRefusedAs(refusal, 'key_of_other_call')) key.current = '';
    },
    onSuccess: async (ended) => {
      if (ended.kind !== 'saved' || now.current.isLeft) return undefined;
      key.current = '';
      settled.current = form.getValues();
      draft.drop();
      tell(ended);
      if (gone.current.signal.aborted) return undefined;
      return now.current.wantsNext ? goOn() : toList(ended.data ? options.rowIn?.(ended.data) : null);
    },
    onDone: (ended) => {
      if (ended.kind === 'saved') return options.onDone?.();
      // From here on the form stands on what is there now: what nobody typed here says what they saved.
      if (record) standOn(ended.present, record.valuesOf(ended.present));
      form.setValues(ended.values);
      return show(ended);
    },
  });
  const { form } = contractForm;
  const { values } = form;

  const tellIfLeft = (ended: LeftSave<Data>) => {
    if (now.current.isLeft) options.onLeftSave?.(ended);
  };
  const tell = ({ data, present }: Outcome<Data, Row, Values> & { kind: 'saved' }) => {
    const before = now.current.base.row;
    const after = (data && options.rowIn?.(data)) ?? present;
    notifyDone({
      message: data?.message ?? null,
      about: after && options.about?.(after, before),
      undo: before && after && options.undo?.(before, after),
    });
  };
  const toList = (saved: Row | null = null) => {
    if (listAt === undefined) return undefined;
    // To the list as it was left, by its whole address: a redirect on the way would drop what was created.
    const state = saved && !record ? { created: options.created?.(saved) ?? saved } : null;
    return navigate(listAddress(listAt), { state });
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

  const isDirty = () => {
    const typed = form.getValues();
    return typed !== settled.current && isChanged(typed, now.current.base.values);
  };
  const dirty = isChanged(values, base.values);
  const draft = useFormDraft({
    name,
    values,
    row: base.row,
    isDirty: dirty,
    clock: deviceTime,
    restore: (found, row) => {
      if (record && row) standOn(row as Row, record.valuesOf(row as Row));
      form.setValues(found);
    },
  });

  // What the page learns of the record is taken over where nobody has typed; the rest is merged when it is saved.
  const learn = useEffectEvent((known: Row | undefined, isSaving: boolean) => {
    const { row } = now.current.base;
    if (!record || !known || !row || isSaving || (known.version ?? 0) <= (row.version ?? 0)) return;
    const merged = mergeRecord(record, row, form.getValues(), known);
    // Its save then asks.
    if (isDirty() && merged.choose.length + merged.notices.length > 0) return;
    standOn(known, record.valuesOf(known));
    form.setValues(merged.values);
  });
  const isSaving = contractForm.submit.loading;
  useEffect(() => learn(record?.row, isSaving), [record?.row, isSaving]);

  const question = useQuestion({
    values: form.getValues,
    questionFor: (entry) =>
      (schema.safeParse(entry).success && options.askFirst?.(entry, now.current.base.row)) || null,
    send: (button) => contractForm.formProps.ref.current?.requestSubmit(button),
  });
  const inWords = ({ name: field, yours, theirs }: Difference): ShownDifference => {
    const fact = record?.facts?.[field];
    if (fact) {
      const words = fact.words ?? asItIs;
      return { name: field, label: fact.label, yours: words(yours), theirs: words(theirs) };
    }
    const { label = contractForm.field(field).label, words = asItIs, stored } = record?.fields[field] ?? {};
    return { name: field, label, yours: stored ? yours : words(yours, theirs), theirs: words(theirs, yours) };
  };
  const resend = () => {
    show(null);
    contractForm.formProps.ref.current?.requestSubmit();
  };

  /** `isSending`: a file is on its way, of which the page shows how far it is */
  const submit: typeof contractForm.submit & { blocked?: boolean; isSending?: boolean } = {
    ...contractForm.submit,
    blocked: conflict !== null && conflict.choose.length > 0,
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
        if (now.current.isUndecided) {
          event.preventDefault();
          document.getElementById(CONFLICT_ID)?.focus();
          return;
        }
        const button = submitter instanceof HTMLButtonElement ? submitter : null;
        now.current.wantsNext = button?.value === 'next';
        if (question.isAsked(button)) event.preventDefault();
        else contractForm.formProps.onSubmit(event);
      },
    },
    submit,
    question: question.shown,
    /** the record as it is known now */
    row: (record && newer(record.row, base.row)) as Row,
    hasNext: next !== undefined,
    wantsNext: () => now.current.wantsNext,
    /** where a save leads: the list, or what "Save and next" goes on with */
    leadOn: () => (now.current.wantsNext && next !== 'same form' ? goOn() : toList()),
    /** Leaves the form, while its save goes on: what was typed is handed over, and `onLeftSave` is told what becomes of it. */
    leaveSaving: () => {
      now.current.isLeft = true;
      settled.current = form.getValues();
      return draft.take();
    },
    guard: {
      isDirty,
      dirty,
      discard: () => {
        settled.current = form.getValues();
        draft.drop();
      },
    },
    notes: {
      draft: draft.shown && {
        at: draft.shown,
        discard: () => {
          const fresh = record ? record.valuesOf(record.row) : initialValues;
          standOn(record?.row, fresh);
          form.setValues(fresh);
          draft.drop();
        },
      },
      conflict: conflict && {
        differences: conflict.choose.map(inWords),
        notices: conflict.notices.map(inWords),
        keepMine: resend,
        takeTheirs: () => {
          const theirs = record?.valuesOf(conflict.present);
          const chosen = conflict.choose.map(({ name: field }) => [field, theirs?.[field]]);
          form.setValues(Object.fromEntries(chosen) as Partial<Values>);
          show(null);
        },
      },
      /** somebody has deleted the record since it was opened */
      isGone: record !== undefined && isRefusedAs(contractForm.refusal, 'not_found'),
    },
  };
};

const asItIs = (text: string) => text;

const newer = <Row extends { version: number | null }>(one: Row, other: Row | undefined): Row =>
  other && (other.version ?? 0) > (one.version ?? 0) ? other : one;

/** What a screen or a dialog shows of a form. */
export type ShownForm = Pick<
  ReturnType<typeof useRecordForm>,
  'formProps' | 'submit' | 'hasNext' | 'guard' | 'notes' | 'question'
>;
