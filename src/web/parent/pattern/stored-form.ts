import { useEffect, useEffectEvent, useRef } from 'react';
import type * as z from 'zod/mini';
import type { Present } from '../../../contract/present.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { type FormValues, useContractForm } from '../../app/form.ts';
import { isChanged } from '../../app/form-values.ts';
import type { Together } from '../../app/record-versions.ts';
import { type Elsewhere, type Entry, follow, saveEntry } from './record-entry.ts';
import { useStoredWords } from './stored-words.ts';
import { useTexts } from './texts.ts';

interface StoredForm<Schema extends z.ZodMiniType, Values extends FormValues, Data, Row> {
  /** the record as the page knows it now */
  row: Row;
  valuesOf: (row: Row) => Values;
  /** an entry that was begun before, instead of what is stored */
  begun?: Entry<Values> | null;
  together?: Together;
  /** `from` is the record whose version the update names */
  send: (input: z.output<Schema>, from: Row) => Promise<Data>;
  /** the record in the refusal of an update that was made from an older one */
  presentIn: (present: Present) => Row | undefined;
  /** the record in the answer */
  rowIn: (data: Data) => Row;
  onSuccess: (data: Data) => unknown;
}

/**
 * A form over a record that may be changed in another window, on another device or by staff while it is open (rule R78). It follows
 * what the page learns of the record in every field that nobody touched here. A save that would undo what was changed elsewhere is
 * not made: the fields concerned say so, and the next save counts as made from what is stored.
 */
export const useStoredForm = <
  Schema extends z.ZodMiniType,
  Values extends FormValues,
  Data,
  Row extends { version: number },
>(
  schema: Schema,
  {
    row,
    valuesOf,
    begun = null,
    together = [],
    send,
    presentIn,
    rowIn,
    onSuccess,
  }: StoredForm<Schema, Values, Data, Row>,
) => {
  const texts = useTexts().profile.changedElsewhere;
  const inWords = useStoredWords();
  /** the newest record that is known, and what it said where this form is concerned */
  const known = useRef({ row, base: begun?.base ?? valuesOf(row) });

  const markOf = (theirs: Values) => (field: Elsewhere) => {
    if (!field.kept) return [field.name, texts.taken] as const;
    const stored = inWords(field.name, theirs[field.name]);
    return [field.name, stored === null ? texts.kept : texts.keptInsteadOf(stored)] as const;
  };

  const contractForm = useContractForm<Schema, Values, Data>(schema, {
    initialValues: begun?.values ?? valuesOf(row),
    send: async (input, values) => {
      const { row: newest, base } = known.current;
      const ended = await saveEntry({
        send: (from) => send(input, from),
        entry: { values, base },
        row: newest,
        valuesOf,
        presentIn,
        together,
      });
      if (ended.kind === 'saved') {
        standOnSaved(rowIn(ended.data), values);
        return ended.data;
      }
      const theirs = valuesOf(ended.present);
      const held = { values: form.getValues(), base: known.current.base };
      form.setValues(follow(held, theirs, together).values);
      known.current = { row: ended.present, base: theirs };
      const errors = Object.fromEntries(ended.fields.map(markOf(theirs)));
      throw new ApiRefusal(409, texts.message, { error: 'changed_meanwhile', errors });
    },
    onSuccess,
  });
  const { form } = contractForm;

  /** Shows what was stored, such as a phone number in its full form, except where somebody typed on meanwhile. */
  const standOnSaved = (saved: Row, sent: Values) => {
    const base = valuesOf(saved);
    form.setValues(follow({ values: form.getValues(), base: sent }, base).values);
    known.current = { row: saved, base };
  };

  const learn = useEffectEvent((now: Row) => {
    // An answer that was overtaken on its way.
    if (now.version < known.current.row.version) return;
    const values = form.getValues();
    const followed = follow({ values, base: known.current.base }, valuesOf(now), together);
    known.current = { row: now, base: followed.base };
    if (isChanged(followed.values, values)) form.setValues(followed.values);
  });
  useEffect(() => learn(row), [row]);

  return {
    ...contractForm,
    /** what the form holds and what it was made from, to go on with later */
    entry: (): Entry<Values> => ({ values: form.getValues(), base: known.current.base }),
  };
};
