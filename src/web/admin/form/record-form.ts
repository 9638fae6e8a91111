import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { limitOf } from '../../../contract/field-limit.ts';
import { type CallOptions, isRefusedAs } from '../../frame/api.ts';
import { type ContractForm, type FormValues, useContractForm } from '../../app/form.ts';
import { pick } from '../../app/form-values.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { isSameValue } from '../../app/record-versions.ts';
import { useOneKey } from '../../app/use-one-key.ts';
import type { Question } from '../list/ask-first.tsx';
import { type OfficeMessage, type ShownDifference, type Undone, notifyDone } from '../list/feedback.ts';
import { listAddress } from '../list/remembered-list.ts';
import { useQuestion } from '../list/use-question.ts';
import { readDraft, useFormDraft } from './draft.ts';
import { CONFLICT_ID } from './form-notes.tsx';
import type { Guard } from './guard.tsx';
import { type Compared, type Difference, type Merged, type Versioned, mergeRecord } from './merge.ts';
import { type Outcome, saveRecord, untilAnswered } from './save.ts';

/** The record that a form updates, as the page knows it now. */
export interface FormRecord<Row extends Versioned, Values extends FormValues> extends Compared<Row, Values> {
  row: Row;
}

/** What every form says of itself. */
export interface RecordFormBase<
  Schema extends z.ZodMiniType,
  Values extends FormValues,
  Data extends { message: string },
  Row extends Versioned,
> extends Pick<ContractForm<Schema, Values, Data>, 'beside' | 'saysBeside'> {
  /** names the form and its record among the drafts: `order-7` */
  name: string;
  /** `from` names the version that an update is made from, for its body; `how` goes to the call as it is */
  send: (input: z.output<Schema>, from: { version?: number }, how: CallOptions) => Promise<Data>;
  /** what the answer holds */
  rowIn?: (data: Data) => Row;
  /** names what was saved and what became of it: "Order of Rafi: shipped" */
  about?: (after: Row, before: Row | undefined) => OfficeMessage;
  /** takes the save back, where that is one press */
  undo?: (before: Row, after: Row) => (() => Promise<Undone>) | undefined;
  /** what is asked before this entry is sent, where the server may have to be asked first what it comes to; null: nothing */
  askFirst?:
    | ((values: Values, row: Row | undefined) => Question | null | Promise<Question | null>)
    | undefined;
  /** the list that a saved record leads to; a dialog closes itself in `onDone` */
  listAt?: string;
  /** the record that was created: the list shows it first, whatever its filters leave out */
  created?: (row: Row) => object;
  /** not called while something is left that was typed after it was sent */
  onDone?: () => void;
  /** what was saved, whatever was typed after it was sent */
  onSaved?: (data: Data) => void;
  /** where "Save and next" leads: the next record's address, null for the list, or the same form for another new record */
  next?: 'same form' | (() => Promise<string | null>);
}

/** What a form begins with: a new record, one that is there, or whichever of the two there is. */
type BeginsWith<Row extends Versioned, Values extends FormValues> =
  | { initialValues: Values; record?: FormRecord<Row, Values> | undefined }
  | { initialValues?: never; record: FormRecord<Row, Values> };

/**
 * A form over a schema of the contract that creates or updates a record. What is typed is kept as a draft of this tab; what somebody
 * else saves meanwhile is merged field by field, and only what both changed is asked about. How one is written: docs/forms.md.
 */
export const useRecordForm = <
  Schema extends z.ZodMiniType,
  Values extends FormValues,
  Data extends { message: string },
  Row extends Versioned = never,
>(
  schema: Schema,
  options: RecordFormBase<Schema, Values, Data, Row> & BeginsWith<Row, Values>,
) => {
  const { name, record, beside = {}, listAt, next } = options;
  // Without a record there are initial values, by the type.
  const initialValues = record ? record.valuesOf(record.row) : (options.initialValues as Values);
  const navigate = useNavigate();
  const question = useQuestion();
  const userId = useUser()?.user_id ?? 0;
  // What was sent before a reload is not made twice: its draft still has its key.
  const [keptKey] = useState(() => readDraft(userId, name)?.key);
  const { keyed, onRefusal, renew } = useOneKey(keptKey);
  /** the record that the form was made from */
  const [base, setBase] = useState(record?.row);
  const [conflict, setConflict] = useState<Merged<Values> | null>(null);
  const wantsNext = useRef(false);
  /** the save that this form waits for, and what it sent; null once somebody else waits */
  const saving = useRef<{
    sent: Values;
    wait: AbortController;
    ended?: Promise<Outcome<Data, Row, Values>>;
  } | null>(null);
  useEffect(() => () => saving.current?.wait.abort(), []);

  const contractForm = useContractForm<Schema, Values, Outcome<Data, Row, Values> | { kind: 'not meant' }>(
    schema,
    {
      initialValues,
      beside,
      saysBeside: options.saysBeside ?? false,
      labels: record?.fields ?? {},
      onRefusal,
      send: async (_input, values) => {
        const wait = new AbortController();
        saving.current = { sent: values, wait };
        const asked = await untilAnswered(async () => options.askFirst?.(values, base), wait.signal);
        if (asked && !(await question.ask(asked))) return { kind: 'not meant' };
        setConflict(null);
        const how = record ? {} : keyed();
        const ended = saveRecord<Data, Row, Values>({
          values,
          base,
          record,
          send: (entry, from) => options.send(schema.parse(entry), from, how),
          signal: wait.signal,
        });
        saving.current = { sent: values, wait, ended };
        return ended;
      },
      onSuccess: (ended) => {
        if (ended.kind !== 'saved' || !saving.current) return undefined;
        const saved = (ended.data && options.rowIn?.(ended.data)) ?? ended.present;
        keepTypedSince(saving.current.sent, saved);
        // With something left, a new record would be made a second time: its key refuses that once.
        if (!form.isDirty()) renew();
        notifyDone({
          message: ended.data?.message ?? null,
          about: saved && options.about?.(saved, base),
          undo: base && saved && options.undo?.(base, saved),
        });
        const hasGone = saving.current.wait.signal.aborted;
        return hasGone ? undefined : leadOn(saved);
      },
      onDone: (ended) => {
        if (!saving.current) return;
        if (ended.kind === 'saved') {
          if (ended.data) options.onSaved?.(ended.data);
          if (!form.isDirty()) options.onDone?.();
        }
        if (ended.kind === 'conflict') {
          standOn(ended.present, { ...ended.values, ...typedSince(saving.current.sent) });
          setConflict(ended);
        }
      },
    },
  );
  const { form, formProps } = contractForm;
  const isUndecided = conflict !== null && conflict.choose.length > 0;

  /** From here on the form is made from this row, and holds these values. */
  const standOn = (row: Row | undefined, values: Values) => {
    setBase(row);
    setConflict(null);
    form.resetDirty(record && row ? record.valuesOf(row) : initialValues);
    form.setValues(values);
  };
  const draft = useFormDraft({
    name,
    values: form.values,
    row: base,
    isDirty: form.isDirty(),
    key: () => (record ? undefined : keyed().idempotencyKey),
    restore: (values, row) => standOn(record && row ? (row as Row) : base, values),
  });
  /** What is typed was saved or given up: it asks for nothing any more. */
  const settle = () => {
    form.resetDirty();
    draft.drop();
  };
  const typedSince = (sent: Values): FormValues => {
    const typed = form.getValues();
    return pick(
      typed,
      Object.keys(typed).filter((field) => !isSameValue(typed[field], sent[field])),
    );
  };
  /** What was sent is saved; what was typed since then still asks. */
  const keepTypedSince = (sent: Values, saved: Row | undefined) => {
    const since = typedSince(sent);
    if (Object.keys(since).length === 0) return settle();
    if (record && saved) return standOn(saved, { ...record.valuesOf(saved), ...since });
    return form.resetDirty(sent);
  };

  // What the page learns of the record is taken over, unless somebody would have to choose: then the save asks.
  const learn = useEffectEvent((known: Row) => {
    if (!record || !base || (known.version ?? 0) <= (base.version ?? 0)) return;
    if (!form.isDirty()) return standOn(known, record.valuesOf(known));
    const merged = mergeRecord(record, base, form.getValues(), known);
    if (merged.choose.length + merged.notices.length === 0) standOn(known, merged.values);
  });
  const isSaving = contractForm.submit.loading;
  useEffect(() => {
    if (record && !isSaving) learn(record.row);
    // oxlint-disable-next-line react/exhaustive-deps -- the record is made anew at each render, its row is not
  }, [record?.row, base, isSaving]);

  const toList = (saved?: Row) => {
    if (listAt === undefined) return undefined;
    // To the list as it was left, by its whole address: a redirect on the way would drop what was created.
    const state = saved && !record ? { created: options.created?.(saved) ?? saved } : null;
    return navigate(listAddress(listAt), { state });
  };
  /** Where a save leads: the list, or what "Save and next" goes on with. */
  const leadOn = async (saved?: Row) => {
    if (!wantsNext.current || !next) return toList(saved);
    if (next !== 'same form') {
      const address = await next();
      return address ? navigate(address) : toList();
    }
    if (form.isDirty()) return undefined;
    standOn(undefined, initialValues);
    formProps.ref.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    return undefined;
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (isUndecided) {
      event.preventDefault();
      document.getElementById(CONFLICT_ID)?.focus();
      return;
    }
    const { submitter } = event.nativeEvent as SubmitEvent;
    wantsNext.current = submitter instanceof HTMLButtonElement && submitter.value === 'next';
    formProps.onSubmit(event);
  };
  const submit: typeof contractForm.submit & { blocked?: boolean } = {
    ...contractForm.submit,
    blocked: isUndecided,
  };
  const inWords = (difference: Difference): ShownDifference => ({
    label: record?.fields[difference.name]?.label ?? contractForm.field(difference.name).label,
    ...difference,
  });

  return {
    ...contractForm,
    formProps: { ...formProps, onSubmit },
    submit,
    /** props of a text whose letters are counted */
    limited: (field: keyof Values & string) => ({
      ...contractForm.field(field),
      limit: limitOf(schema, field),
    }),
    /** the record as it is known now */
    row: (record && newer(record.row, base)) as Row,
    question: question.shown,
    hasNext: next !== undefined,
    wantsNext: () => wantsNext.current,
    leadOn: () => leadOn(),
    /** Hands over what was typed, and the save that it waits for: the form may go, and the save goes on. */
    handOver: () => {
      const ended = saving.current?.ended;
      saving.current = null;
      form.resetDirty();
      return { draft: draft.take(), ended };
    },
    guard: { isDirty: () => form.isDirty(), discard: settle } satisfies Guard,
    notes: {
      draft: draft.shown && {
        at: draft.shown,
        discard: () => {
          standOn(record?.row, initialValues);
          draft.drop();
          renew();
        },
      },
      conflict: conflict && {
        differences: conflict.choose.map(inWords),
        notices: conflict.notices.map(inWords),
        keepMine: () => formProps.onSubmit(),
        takeTheirs: () => {
          const chosen = conflict.choose.map((difference) => difference.name);
          if (record && base) form.setValues(pick(record.valuesOf(base), chosen) as Partial<Values>);
          setConflict(null);
        },
      },
      /** somebody has deleted the record since it was opened */
      isGone: record !== undefined && isRefusedAs(contractForm.refusal, 'not_found'),
    },
  };
};

const newer = <Row extends Versioned>(one: Row, other: Row | undefined): Row =>
  other && (other.version ?? 0) > (one.version ?? 0) ? other : one;

/** What a screen or a dialog shows of a form. */
export type ShownForm = Pick<
  ReturnType<typeof useRecordForm>,
  'formProps' | 'submit' | 'hasNext' | 'guard' | 'notes' | 'question'
>;
