import * as z from 'zod/mini';
import { owedStates } from '../domain/billing/owed-bills.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { pages, separated, sortedList } from './list.ts';
import { namedObject } from './named-object.ts';

const tag = 'Payment desk';

const person = z.object({ first_name: z.string(), last_name: z.string() });

/** What the list of bills can be sorted by: the day on which they are due, else the amount. */
export const billSorts = ['due', 'amount'] as const;

/** A talk of staff with a family about a bill. */
const Talk = z.object({ at: z.string(), by: z.string(), note: z.string() });

/** A bill after the first of a year that was paid for once, as staff see what is owed. */
export const OwedBill = namedObject('OwedBill', {
  billing_id: z.int(),
  child: z.extend(person, { child_id: z.int() }),
  family: z.extend(person, { user_id: z.int(), phone_number: z.string() }),
  academic_year_id: z.int(),
  batch: z.int(),
  grade: z.int(),
  billing_desc: z.string(),
  billing_desc_indo: z.string(),
  /** what is due, whole rupiah */
  amount: z.int(),
  /** what an owner took off, whole rupiah */
  discount: z.int(),
  /** the last day on which it counts as paid, as an owner agreed with the family; null: nothing was agreed */
  delayed_until: z.nullable(z.string()),
  /** a calendar day */
  due: z.string(),
  /** how many days ago it was due; below 0: in how many days it will be */
  days: z.int(),
  /** the last day on which it can be paid */
  payable_until: z.string(),
  /** null: it is due later than in a week */
  state: z.nullable(z.enum(owedStates)),
  /** when staff spoke with the family about it the last time; null: nobody did */
  contacted: z.nullable(Talk),
});
export type OwedBill = z.output<typeof OwedBill>;

const listed = sortedList('bills', OwedBill, billSorts);

const wanted = {
  state: z.optional(z.enum(owedStates)),
  academic_year_id: z.optional(field.id),
  /** also those about which staff spoke with the family in the last three days, and those that are delayed by now */
  contacted: z._default(field.flag, false),
};

/** What families owe, since when, and who spoke with them about it. */
export const billDesk = {
  /**
   * Without a state everything that is to be paid by now or within a week. `sum` is of all pages, `resting` what is left out
   * because staff spoke about it lately or it is delayed.
   */
  'GET /bills': endpoint({
    summary: 'Bills after the first: late, due within a week, soon to lapse, paid or lapsed',
    tag,
    who: 'clerk',
    token: 'read',
    query: z.extend(listed.query, wanted),
    reply: z.extend(listed.reply, {
      total: z.int(),
      sum: z.int(),
      /** `waiting`: those that were agreed to wait; about the others staff spoke with the family */
      resting: z.object({ count: z.int(), sum: z.int(), waiting: z.int() }),
    }),
  }),
  'GET /export/bills.csv': endpoint({
    summary: 'The bills of that list as a table',
    tag,
    who: 'clerk',
    token: 'read',
    query: z.extend(z.omit(listed.query, pages), { ...wanted, ...separated }),
    notFromOtherSites: true,
    limits: [{ rule: 'office_exports', per: ['account'] }],
    answers: 'spreadsheet',
  }),
  'GET /bills/{billId}': endpoint({
    summary: 'One of these bills, with every talk about it and the text that staff may send by WhatsApp',
    tag,
    who: 'clerk',
    params: z.object({ billId: field.id }),
    /** `talks`: the newest first */
    reply: z.object({
      bill: OwedBill,
      /** the bill of the same year that is to be paid before this one can be; null: this one can be */
      pays_first: z.nullable(z.object({ billing_id: z.int(), sequence: z.int() })),
      talks: z.array(Talk),
      /** what pays it; null: nothing does */
      payment: z.nullable(
        z.object({
          order_id: z.string(),
          payment_type: z.string(),
          /** the day in Jakarta on which the money came */
          paid_on: z.string(),
          /** of what staff wrote down */
          by_hand: z.nullable(z.object({ reference: z.string(), entered_by: z.string() })),
        }),
      ),
      whatsapp: z.string(),
    }),
    refusals: ['not_found'],
  }),
  'POST /bills/contacted': endpoint({
    summary: 'Staff spoke with the family about a bill, which then rests for three days',
    tag,
    who: 'clerk',
    body: z.object({ billing_id: field.id, note: field.optionalText(300) }),
    reply: z.object({ bill: OwedBill }),
    refusals: ['not_found'],
  }),
  'POST /bills/not-contacted': endpoint({
    summary: 'That staff spoke about a bill, the last time, was said by mistake',
    tag,
    who: 'clerk',
    /** `at`: of the talk, as `contacted` says it; one that is not the last any more stays */
    body: z.object({ billing_id: field.id, at: z.iso.datetime(field.problem('invalid')) }),
    reply: z.object({ bill: OwedBill }),
    refusals: ['not_found'],
  }),
  'POST /bills/whatsapp': endpoint({
    summary:
      'An address that opens WhatsApp with a text about a bill for its family; the log keeps who asked',
    tag,
    who: 'clerk',
    body: z.object({ billing_id: field.id }),
    reply: z.object({ link: z.string() }),
    refusals: ['not_found'],
  }),
};
