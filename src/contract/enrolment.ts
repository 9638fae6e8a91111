import * as z from 'zod/mini';
import { nextYearRefusals } from '../domain/enrolment/next-year.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { ChildrenQuery, childStates } from './families.ts';
import { pages, separated, sortedList } from './list.ts';
import { AcademicYear, Child, ListedChild } from './objects.ts';
import { Billing } from './payment-objects.ts';

const tag = 'Children';
const billings = z.object({ billing: z.array(Billing) });
const ofChild = z.object({ child_id: field.id });

export const GradeChange = z.object({
  child_id: field.id,
  grade: field.grade,
  academic_year_id: z.optional(field.id),
  version: field.version,
});

/** The children of a batch are also sorted by their grade in it. */
export const placeSorts = ['child_name', 'parent_name', 'grade'] as const;

const placed = sortedList('childs', ListedChild, placeSorts);
/** Only those of a grade, in the batch that is asked for. */
const wantedPlaces = { grade: z.optional(field.grade) };

export const enrolment = {
  'GET /export/children.csv': endpoint({
    summary: 'The children as a table: those of a batch with their grade in it, else all that the list finds',
    tag,
    who: 'clerk',
    token: 'read',
    query: z.extend(z.omit(ChildrenQuery, pages), {
      academic_year_id: z.optional(field.id),
      ...separated,
    }),
    notFromOtherSites: true,
    limits: [{ rule: 'office_exports', per: ['account'] }],
    answers: 'spreadsheet',
    refusals: ['not_found'],
  }),
  'POST /payment/billing': endpoint({
    summary: 'The bills of one year of a child',
    tag,
    who: 'member',
    body: z.object({ child_id: field.id, academic_year_id: field.id }),
    reply: billings,
    refusals: ['not_found'],
  }),
  'GET /child/billing/{childId}': endpoint({
    summary: 'The bills of all years of a child, newest year first',
    tag,
    who: 'member',
    params: z.object({ childId: field.id }),
    reply: billings,
  }),
  'POST /childs/status': endpoint({
    summary: "How a child's first payment and its grade stand",
    tag,
    who: 'member',
    body: ofChild,
    reply: z.object({ payment_status: z.string(), is_auto: z.boolean(), grade: z.nullable(z.int()) }),
    refusals: ['not_found'],
  }),
  'POST /childs/billing-status': endpoint({
    summary: 'Whether a child may watch and join today, and the bill that decides it',
    tag,
    who: 'member',
    body: ofChild,
    reply: z.object({ billing_status: z.boolean(), billing: z.nullable(Billing) }),
    refusals: ['not_found'],
  }),
  'POST /grade/next-grade': endpoint({
    summary: 'Whether a child may move on to another year',
    tag,
    who: 'member',
    body: ofChild,
    reply: z.object({
      eligible: z.boolean(),
      reason: z.nullable(z.string()),
      /** the reason by its name */
      refusal: z.nullable(z.enum(nextYearRefusals)),
      next_grade: z.nullable(z.int()),
    }),
    refusals: ['not_found'],
  }),
  'GET /childs/last-academic-year/{childId}': endpoint({
    summary: 'The year bought last for a child',
    tag,
    who: 'member',
    params: z.object({ childId: field.id }),
    /** `grade` is the child's in that year */
    reply: z.object({ academic_year: z.nullable(AcademicYear), grade: z.nullable(z.int()) }),
  }),
  'GET /childs/academic-year/{id}': endpoint({
    summary: 'The children of a batch, with their parents',
    tag,
    who: 'clerk',
    token: 'read',
    params: z.object({ id: field.id }),
    ...placed,
    query: z.extend(placed.query, { ...wantedPlaces, state: z.optional(z.enum(childStates)) }),
  }),
  'GET /childs/{id}/place': endpoint({
    summary:
      'A child with its place in one academic year as the list of that batch has it, else in the one it is in',
    tag,
    who: 'clerk',
    params: z.object({ id: field.id }),
    query: z.object({ academic_year_id: z.optional(field.id) }),
    reply: z.object({ child: ListedChild }),
  }),
  'POST /course/change-grade': endpoint({
    summary: "Change a child's grade; while its placement test is awaited, this is its result",
    tag,
    who: 'clerk',
    body: GradeChange,
    /** `child` with the grade of that year */
    reply: z.object({ childs: Child, child: ListedChild }),
    success: 'updated',
    refusals: ['not_found', 'data_erased', 'not_enrolled', 'changed_meanwhile'],
  }),
};
