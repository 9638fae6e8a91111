import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { separated } from './list.ts';
import { CourseMaster, ListedChild } from './objects.ts';
import { FoundOrder } from './shipping.ts';

const FoundParent = z.object({
  user_id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
});
export type FoundParent = z.output<typeof FoundParent>;

const { master_course_id, title, title_indo, grade, unit, week, type } = CourseMaster.shape;
const FoundCourse = z.object({ master_course_id, title, title_indo, grade, unit, week, type });
export type FoundCourse = z.output<typeof FoundCourse>;

const FoundPayment = z.object({
  order_id: z.string(),
  child: z.object({ first_name: z.string(), last_name: z.string() }),
  receipt_number: z.nullable(z.string()),
  /** whole rupiah */
  received_amount: z.int(),
});
export type FoundPayment = z.output<typeof FoundPayment>;

/** The most of each kind that are answered: more is what the lists are for. */
export const FOUND_OF_EACH = 5;

export const search = {
  'GET /export/families.csv': endpoint({
    summary:
      'The families as a table: those that the search would find by name, email and phone number, or all',
    tag: 'Search',
    who: 'clerk',
    token: 'read',
    query: z.object({ q: field.optionalText(100), ...separated }),
    notFromOtherSites: true,
    limits: [{ rule: 'office_exports', per: ['account'] }],
    answers: 'spreadsheet',
  }),
  'GET /search': endpoint({
    summary:
      'Children, parents, orders and lessons that hold all words of q, and payments by receipt, amount, order id or family, at most five of each',
    tag: 'Search',
    who: 'clerk',
    /** one of its words has at least three signs, or nothing is found but the payment of a receipt: `KW 42` */
    query: z.object({ q: field.optionalText(100) }),
    reply: z.object({
      childs: z.array(ListedChild),
      parents: z.array(FoundParent),
      orders: z.array(FoundOrder),
      courses: z.array(FoundCourse),
      payments: z.array(FoundPayment),
    }),
  }),
};
