import * as z from 'zod/mini';
import { entryPages } from '../domain/visits/visit.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { separated } from './list.ts';
import { namedObject } from './named-object.ts';

/** A month as `YYYY-MM`; amounts are whole rupiah. */
const month = z.string();

/** The school in numbers: totals of people, never of one child. */
export const SchoolNumbers = namedObject('SchoolNumbers', {
  /** the number of the batch whose year is looked at; null: the time up to today */
  batch: z.nullable(z.int()),
  /** the last twelve months, this one last, or the twelve from the start of that year: what came in, went back, and was due, and how much of that is still open */
  months: z.array(
    z.object({ month, paid: z.int(), back: z.int(), net: z.int(), due: z.int(), outstanding: z.int() }),
  ),
  /** of what was paid in these months, the greatest first; what went back is not taken off */
  income: z.array(z.object({ name: z.string(), name_indo: z.string(), amount: z.int() })),
  /** this month and the eleven after it: what is paid for their days already, and for how many children */
  ahead: z.array(z.object({ month, children: z.int(), amount: z.int() })),
  /** the newest batches, the newest first */
  intakes: z.array(
    z.object({
      batch: z.int(),
      start_date: z.string(),
      grades: z.array(z.object({ grade: z.int(), children: z.int() })),
      children: z.int(),
      /** how many the batch before it had as many days before or after its own start; null: there was none before it */
      last_intake: z.nullable(z.int()),
    }),
  ),
  /** the groups of the batches that run */
  groups: z.array(
    z.object({
      batch: z.int(),
      grade: z.int(),
      /** null: the children of the grade that are in no group */
      number: z.nullable(z.int()),
      children: z.int(),
      places: z.nullable(z.int()),
    }),
  ),
  /** of the batches that are over: who went on with a later batch, finished the last grade, or left */
  moves: z.array(
    z.object({ batch: z.int(), children: z.int(), moved_up: z.int(), finished: z.int(), left: z.int() }),
  ),
  /** the last twelve weeks, by their Mondays, this one last, or the weeks of that year so far: how many videos were watched, and by how many children */
  weeks: z.array(z.object({ monday: z.string(), videos: z.int(), children: z.int() })),
  /** of the same weeks: visits of strangers by the page on which they began, none while none was counted, and the families who paid for the first time, of whom no page is known */
  visits: z.object({
    entries: z.array(
      z.object({ entry: z.enum(entryPages), came: z.int(), priced: z.int(), signed_up: z.int() }),
    ),
    paid: z.int(),
  }),
  /** how many addresses wait for a batch to open, and have confirmed it */
  waiting: z.int(),
});
export type SchoolNumbers = z.output<typeof SchoolNumbers>;

export const numbers = {
  'GET /office/numbers': endpoint({
    summary: 'The school in numbers: money, places, groups, who moved up, what was watched',
    tag: 'Numbers',
    who: 'owner',
    query: z.object({ batch: z.optional(field.id) }),
    refusals: ['not_found'],
    reply: z.object({ numbers: SchoolNumbers }),
  }),
  'GET /export/numbers.csv': endpoint({
    summary: 'The money of those months as a table',
    tag: 'Numbers',
    who: 'owner',
    query: z.object({ batch: z.optional(field.id), ...separated }),
    refusals: ['not_found'],
    notFromOtherSites: true,
    limits: [{ rule: 'office_exports', per: ['account'] }],
    answers: 'spreadsheet',
  }),
};
