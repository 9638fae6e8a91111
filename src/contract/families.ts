import * as z from 'zod/mini';
import { consentKinds } from '../domain/accounts/consent.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { sortedList } from './list.ts';
import { Child, Consent, FamilyAccount, ListedChild } from './objects.ts';

/** 5 MB, the agreed limit of a child's photo. */
export const CHILD_PHOTO_MAX_BYTES = 5 * 1024 * 1024;

const tag = 'Children';
const childs = z.object({ childs: Child });
const consents = z.object({ consents: z.array(Consent) });
const photo = { kind: 'image', maxBytes: CHILD_PHOTO_MAX_BYTES } as const;

const person = { gender: field.gender, birthdate: field.calendarDate };

/** The kinds that a parent allows, learning among them; in a form parted by commas (rule R167). */
export const ConsentsGiven = z.pipe(
  z.union([z.string(), z.array(z.string())], { error: field.missingOrInvalid }),
  z.pipe(
    z.transform((kinds: string | string[]) => (typeof kinds === 'string' ? kinds.split(',') : kinds)),
    z
      .array(z.enum(consentKinds, { error: field.problem('invalid') }))
      .check(z.refine((kinds) => kinds.includes('learning'), { error: field.problem('learning_needed') })),
  ),
);

/** The e-mail is the parent's own and may be absent. */
export const ChildRegistration = z.object({
  first_name: field.name,
  last_name: field.optionalName,
  ...person,
  email: z.optional(field.email),
  /** absent from programs that do not ask; the family is asked when it comes */
  consents: z.optional(ConsentsGiven),
});
/** Names are checked by the handler, which knows whether they change. */
export const ChildUpdate = z.object({
  first_name: field.text(100),
  last_name: field.optionalText(100),
  ...person,
  child_id: field.id,
  version: field.version,
});

export const FamilySize = z.object({
  child_id: field.id,
  max_children: field.maxChildren,
  /** of the family's account */
  version: field.version,
});

export const ConsentChange = z.object({
  child_id: field.id,
  kind: z.enum(consentKinds, { error: field.missingOrInvalid }),
  given: z.boolean({ error: field.missingOrInvalid }),
});

/** What no index holds is not offered: a child's grade depends on the day. */
export const childSorts = ['child_name', 'parent_name'] as const;

/** What children are looked for by. */
export const childStates = ['awaiting_test', 'bill_overdue', 'left', 'closing'] as const;

const listed = sortedList('childs', ListedChild, childSorts);
/**
 * The children's list, also of one family, whose number every one of its children names, of one grade, or of those that await the placement test, or
 * have a bill that is late, or have left, or whose family has closed its account.
 */
export const ChildrenQuery = z.extend(listed.query, {
  parent_user_id: z.optional(field.id),
  /** of the year that a child is in, or that is to come */
  grade: z.optional(field.grade),
  state: z.optional(z.enum(childStates)),
});

export const families = {
  'POST /users/register-child': endpoint({
    summary: 'Add a child to the own family',
    tag,
    who: 'parent',
    body: ChildRegistration,
    upload: { image: photo },
    reply: childs,
    status: 201,
    creates: { object: 'childs', id: 'child_id', readBy: 'GET /childs/{id}' },
    refusals: ['not_found', 'too_many_children'],
  }),
  'GET /childs/{id}': endpoint({
    summary: 'One child of the own family; for an admin, any',
    tag,
    who: 'member',
    params: z.object({ id: field.id }),
    reply: childs,
  }),
  'POST /childs/update-child': endpoint({
    summary: "Change a child's personal details",
    tag,
    who: 'parent',
    body: ChildUpdate,
    reply: childs,
    success: 'updated',
    refusals: ['not_found', 'changed_meanwhile'],
  }),
  'POST /childs/update-image': endpoint({
    summary: "Set a child's photo",
    tag,
    who: 'parent',
    body: z.object({ child_id: field.id }),
    upload: { image_url: { ...photo, required: true } },
    reply: childs,
    success: 'updated',
    refusals: ['not_found'],
  }),
  'GET /childs/{id}/image': endpoint({
    summary: "A child's photo, for its family and for admins",
    tag,
    who: 'member',
    params: z.object({ id: field.id }),
    answers: 'image',
  }),
  'GET /childs/consents': endpoint({
    summary: 'What the parent allows of each child of the own family',
    tag,
    who: 'parent',
    reply: consents,
  }),
  'POST /childs/consent': endpoint({
    summary: 'Allow something of a child, or no longer; answers all that is allowed of the child',
    tag,
    who: 'parent',
    body: ConsentChange,
    reply: consents,
    success: 'updated',
    refusals: ['not_found', 'learning_needed'],
  }),
  'GET /users/{id}/consents': endpoint({
    summary: 'What the parent allows of each child of a family',
    tag,
    who: 'clerk',
    params: z.object({ id: field.id }),
    reply: consents,
  }),
  'POST /childs/family-size': endpoint({
    summary: 'Set how many children the family of a child may have',
    tag,
    who: 'clerk',
    body: FamilySize,
    reply: z.object({ max_children: z.int(), account: FamilyAccount }),
    success: 'updated',
    refusals: ['not_found', 'data_erased', 'changed_meanwhile'],
  }),
  'GET /childs': endpoint({
    summary: 'Children by name, with their parents',
    tag,
    who: 'clerk',
    token: 'read',
    ...listed,
    query: ChildrenQuery,
  }),
};
