import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { list } from './list.ts';
import type { FieldProblem } from './refusals.ts';
import { namedObject } from './named-object.ts';

/**
 * What the audit log keeps changes of; the id is the order's, the academic year's, the master course's, the child's, the
 * parent's, the testimony's, the entry's of the price list (or `card_fee`), `school`, or the
 * news_id of an article or a performance, a part of the placement test such as `A-07`, the order id of a
 * payment, the number of a settlement report, of a live class or its group, of a slot of oral tests, or of the staff the account's or a role;
 * of a table that was taken out the name of its list, of families from a file the number of the import, `opening`.
 */
export const auditedKinds = [
  'order',
  'batch',
  'course',
  'grade',
  'family',
  'testimony',
  'price',
  'brand',
  'news',
  'performance',
  'placement_part',
  'payment',
  'settlement_report',
  'staff',
  'live_group',
  'live_class',
  'report',
  'report_sentence',
  'oral_test',
  'written_test',
  'written_test_opening',
  'written_test_content',
  'task',
  'public_holiday',
  'api_token',
  'webhook',
  'export',
  'family_import',
  'kit_stock',
  'announcement',
  'opening',
] as const;
export type AuditedKind = (typeof auditedKinds)[number];

const actions = ['create', 'update', 'delete'] as const;
export type AuditAction = (typeof actions)[number];

/** Fields of an object by their names on the wire. */
const Facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
export type AuditFacts = Readonly<z.output<typeof Facts>>;

const Person = z.object({ user_id: z.int(), name: z.string() });

const AuditEntry = namedObject('AuditEntry', {
  log_id: z.int(),
  at: z.string(),
  by: Person,
  kind: z.enum(auditedKinds),
  /** a number, a testimony's uuid, or a word */
  object_id: z.string(),
  /** what the object was called then: the child of an order or a grade, the parent of a family, a title; '' when it has no name */
  object_name: z.string(),
  action: z.enum(actions),
  /** whether the object was deleted, by this change or since */
  deleted: z.boolean(),
  /** of an update what it changed; null when the object was created */
  before: z.nullable(Facts),
  /** null when the object was deleted */
  after: z.nullable(Facts),
});
export type AuditEntry = z.output<typeof AuditEntry>;

/** The log only grows: the newest so many that match are counted and shown, and further back a narrower question leads. */
export const MOST_ENTRIES = 1000;

/** More staff than any school of this kind has. */
export const MOST_PEOPLE = 200;

const { query, reply } = list('entries', AuditEntry);
const AuditQuery = z
  .extend(query, {
    kind: z.optional(z.enum(auditedKinds)),
    /** of one object; its kind is said too, because ids of two kinds may be the same */
    id: field.optionalText(36),
    /** what one account changed */
    by: z.optional(field.id),
    /** days in Jakarta, both included */
    from: z.optional(field.calendarDate),
    to: z.optional(field.calendarDate),
  })
  .check(
    z.refine(({ kind, id }) => kind !== undefined || id === '', {
      error: 'required' satisfies FieldProblem,
      path: ['kind'],
    }),
  );
export type AuditQuery = z.output<typeof AuditQuery>;

export const audit = {
  /** `q` looks into the name of who did it, and the name and id of the object. `total` is at most `MOST_ENTRIES`. */
  'GET /log': endpoint({
    summary:
      'What staff changed, newest first: who, when, and each changed field before and after; at most the newest 1000 that match',
    tag: 'Audit log',
    who: 'clerk',
    query: AuditQuery,
    reply,
  }),
  'GET /log/people': endpoint({
    summary: `Whose changes the log may hold, by name: who works in the back office or did, at most ${MOST_PEOPLE}`,
    tag: 'Audit log',
    who: 'clerk',
    reply: z.object({ people: z.array(Person) }),
  }),
};
