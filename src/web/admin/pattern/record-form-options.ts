import type * as z from 'zod/mini';
import type { LoggedObject } from './last-change.ts';
import type { Present } from '../../../contract/present.ts';
import type { ContractForm, FormValues } from '../../app/form.ts';
import type { Together } from '../../app/record-versions.ts';
import type { Question } from './ask-first.tsx';
import type { OfficeMessage } from './feedback.ts';
import type { LeftSave } from './left-save.ts';

export interface ComparedField<Row> {
  /** where it differs from the field's own, or for a fact */
  label?: string;
  /** its value as people read it, where it differs from another; the text itself when absent */
  words?: (text: string, other?: string) => string;
  /** a fact that is no field of the form */
  fact?: (row: Row) => string;
  /** a fact that nobody decides here: who saves has to know of it */
  isNotice?: true;
}

/** What a form reads and compares of a record that it updates. */
export interface UpdatedRecord<Row extends { version: number | null }, Values extends FormValues> {
  /** as it was loaded */
  row: Row;
  valuesOf: (row: Row) => Values;
  /** what somebody else may have changed meanwhile, by name: the form's fields, and facts that whoever saves should know */
  fields: Readonly<Record<string, ComparedField<Row>>>;
  /** fields that say something only together, such as a courier and its number */
  together?: Together;
  /** the record in the refusal of an update made from an older version */
  presentIn: (present: Present) => Row | undefined;
  /** asks the server for it anew, when an answer got lost; undefined when it is not found */
  read: () => Promise<Row | undefined>;
  /** as the log names it, where that says who has changed it last */
  logged?: LoggedObject;
}

/** What is said of a record that was updated. */
export interface Update<Data, Row> {
  /** the record in the answer */
  rowIn: (data: Data) => Row;
  /** names it and what became of it: "Order of Rafi: shipped"; `before` is the record as it was until then */
  about: (row: Row, before: Row) => OfficeMessage;
  /** whether sending the former values brings back what was there; absent: it never does */
  canUndo?: (before: Row, after: Row) => boolean;
}

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
