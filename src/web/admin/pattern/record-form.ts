import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type * as z from 'zod/mini';
import { limitOf } from '../../../contract/field-limit.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { type FormValues, useContractForm } from '../../app/form.ts';
import { CONFLICT_ID } from './conflict-id.ts';
import { type Done, type ShownDifference, notifyDone } from './feedback.ts';
import { isChanged, pick } from '../../app/form-values.ts';
import { tellOfLeftSave } from './left-save.ts';
import type { RecordFormOptions } from './record-form-options.ts';
import { listAddress } from './remembered-list.ts';
import { basisOf as basisOfRecord, fieldNames } from './record-basis.ts';
import { followRecord } from './follow-record.ts';
import { useFormDraft } from './use-form-draft.ts';
import { useFormStay } from './use-form-stay.ts';
import {
  conflictingNames,
  isOvertaken,
  namesThatDiffer,
  textsOf,
  untouchedNames,
  withTogether,
} from '../../app/record-versions.ts';
import { type Basis, type Difference, type Outcome, openDifferences, saveRecord } from './save-record.ts';
import { abortedWith, unlessStopped } from './stop-saving.ts';
import { canBeUndone, undoSave } from './undo-save.ts';
import { useQuestion } from './use-question.ts';

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
  const together = record?.together ?? [];
  const isField = (field: string) => names.includes(field);
  const isNotice = (field: string) => record?.fields[field]?.isNotice === true;
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
    const untouched = untouchedNames({ base, yours: textsOf(values, names) }, names, together);
    setRow(ended.present);
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
    return { message, about: updated.about(after, before), undo: canUndo ? undo : undefined };
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
    const conflicts = conflictingNames({ base, yours: yoursIn(mine), theirs: basisOf(present).base });
    const decided = withTogether(conflicts, together);
    standOn(present);
    startFrom(basisOf(present), theirs);
    // What only this form has changed, such as a file that was chosen, is nobody else's.
    form.setValues({ ...mine, ...pick(theirs, decided.filter(isField)) });
  };
  const keepMine = (present: Row) => {
    standOn(present);
    startFrom(basisOf(present), record?.valuesOf(present) ?? initialValues);
    contractForm.formProps.ref.current?.requestSubmit();
  };

  /** Takes over what the page learns of the record; `seen` are facts that somebody has seen as they are now. */
  const learn = (now: Row, seen: readonly string[] = []) => {
    if (!record) return;
    const { basis, values: from } = latest.current;
    const held = form.getValues();
    const followed = followRecord({
      values: held,
      // What was saved is what the record said until now.
      saved:
        held === settled.current
          ? { basis: { ...basis, base: yoursIn(held) }, values: held }
          : { basis, values: from },
      theirs: { basis: basisOf(now), values: record.valuesOf(now) },
      names,
      together,
      seen,
    });
    if (followed.saved.basis.version === now.version) latest.current.row = now;
    startFrom(followed.saved.basis, followed.saved.values);
    setRow(now);
    setOutcome((known) => (known?.kind === 'overtaken' ? { ...known, present: now } : known));
    if (isChanged(followed.values, held)) form.setValues(followed.values);
  };
  const newest = record?.row;
  const isSaving = contractForm.submit.loading;
  const learnNewest = useEffectEvent((now: Row | undefined, isBusy: boolean) => {
    // Neither an answer that was overtaken on its way nor the record that the form stands on.
    if (!isBusy && now && row && (now.version ?? 0) > (row.version ?? 0)) learn(now);
  });
  useEffect(() => learnNewest(newest, isSaving), [newest, isSaving]);

  const present = outcome?.kind === 'overtaken' ? outcome.present : null;
  /** What is to be decided before a save, which would meet the same conflict again. */
  const undecidedIn = ({ base }: Basis, entry: Values): Difference[] =>
    present === null
      ? []
      : openDifferences({
          base,
          yours: { ...base, ...textsOf(entry, names) },
          theirs: basisOf(present).base,
          together,
        });
  const undecided = undecidedIn(saved.basis, values);
  /** facts that are others than when the form was made, and nobody's to decide here */
  const noticed: string[] =
    record && row ? namesThatDiffer(saved.basis.base, basisOf(row).base).filter(isNotice) : [];
  const notices = noticed.map((fact) => ({
    name: fact,
    yours: saved.basis.base[fact] ?? '',
    theirs: (row && basisOf(row).base[fact]) ?? '',
  }));
  const inWords = ({ name: field, yours, theirs }: Difference): ShownDifference => {
    const { label = contractForm.field(field).label, words = asItIs } = record?.fields[field] ?? {};
    return { name: field, label, yours: words(yours, theirs), theirs: words(theirs, yours) };
  };

  /** `isSending`: a file is on its way, of which the page shows how far it is */
  const submit: typeof contractForm.submit & { blocked?: boolean; isSending?: boolean } = {
    ...contractForm.submit,
    blocked: undecided.length > 0,
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
        // "Keep mine" sends before the next render: the state of this moment decides.
        if (undecidedIn(latest.current.basis, form.getValues()).length > 0) {
          event.preventDefault();
          document.getElementById(CONFLICT_ID)?.focus();
          return;
        }
        const button = submitter instanceof HTMLButtonElement ? submitter : null;
        latest.current.wantsNext = button?.value === 'next';
        if (question.isAsked(button)) event.preventDefault();
        else contractForm.formProps.onSubmit(event);
      },
    },
    submit,
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
      /** facts that have changed since the form was opened, while nothing has to be decided yet */
      changed:
        present === null && row && noticed.length > 0
          ? { notices: notices.map(inWords), goOn: () => learn(row, noticed) }
          : null,
      conflict: present && {
        differences: undecided.filter((one) => !isNotice(one.name)).map(inWords),
        notices: notices.map(inWords),
        keepMine: () => keepMine(present),
        takeTheirs: () => takeTheirs(present),
        logged: record?.logged,
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
