import * as z from 'zod/mini';
import { staffRoles } from '../domain/accounts/staff-role.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { namedObject } from './named-object.ts';

const tag = 'Staff';
const role = z.enum(staffRoles, { error: 'invalid' });

export const StaffMember = namedObject('StaffMember', {
  user_id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  /** `invited`: has not set a password yet; `ended`: may not sign in any more */
  state: z.enum(['active', 'invited', 'ended']),
  second_factor: z.boolean(),
  /** when a session of theirs was last used, within the hour; null when none is kept */
  last_seen: z.nullable(z.string()),
});
export type StaffMember = z.output<typeof StaffMember>;

const staff = z.object({
  staff: z.array(StaffMember),
  /** the roles that have to set up a second factor before anything else */
  second_factor_required: z.array(z.enum(staffRoles)),
});

export const StaffInvitation = z.object({
  email: field.email,
  first_name: field.name,
  last_name: field.optionalName,
  role,
});
export const InvitationAnswer = z
  .object({ token: field.text(200), password: field.password, password_confirmation: field.password })
  .check(
    z.refine((value) => value.password === value.password_confirmation, {
      error: 'passwords_do_not_match',
      path: ['password_confirmation'],
    }),
  );
const one = z.object({ user_id: field.id });

/** Who works here and what they may do (rules R165 and R166). Who is no owner any more when a change is made is `not_allowed`. */
export const staffDesk = {
  'GET /staff': endpoint({
    summary: 'Everybody who works here, or did',
    tag,
    who: 'owner',
    reply: staff,
  }),
  'POST /staff/invite': endpoint({
    summary:
      'Invite somebody by mail: the link works once and for 48 hours. Another invitation ends the one before',
    tag,
    who: 'owner',
    body: StaffInvitation,
    reply: staff,
    creates: { readBy: 'GET /staff' },
    refusals: ['not_allowed', 'email_taken'],
    // Nobody is flooded with mails, and a whole staff can still be invited in an hour (rule R73).
    limits: [
      { rule: 'change_mails', per: ['email'], byHandler: true },
      { rule: 'mails_address', per: ['account'], byHandler: true },
    ],
  }),
  'POST /staff/role': endpoint({
    summary: 'Change what somebody of the staff may do; the last owner stays one',
    tag,
    who: 'owner',
    body: z.object({ user_id: field.id, role }),
    reply: staff,
    success: 'updated',
    refusals: ['not_allowed', 'not_found', 'last_owner'],
  }),
  'POST /staff/end': endpoint({
    summary: 'End an account of the staff at once: sessions and links too. The last owner stays',
    tag,
    who: 'owner',
    body: one,
    reply: staff,
    success: 'updated',
    refusals: ['not_allowed', 'not_found', 'last_owner'],
  }),
  'POST /staff/second-factor': endpoint({
    summary: 'Whether a role has to set up a second factor before anything else',
    tag,
    who: 'owner',
    body: z.object({ role, required: z.boolean() }),
    reply: staff,
    success: 'updated',
    refusals: ['not_allowed'],
  }),
  'POST /staff/remove-second-factor': endpoint({
    summary: 'Take the second factor from a colleague who lost it, and end their sessions; not from oneself',
    tag,
    who: 'owner',
    body: one,
    reply: staff,
    success: 'updated',
    refusals: ['not_allowed', 'not_found'],
  }),
  'GET /staff/invitation/{token}': endpoint({
    summary: 'Whether an invitation can still be answered, and by whom',
    tag,
    who: 'guest',
    params: z.object({ token: field.text(200) }),
    reply: z.object({ email: z.string(), first_name: z.string(), role: z.enum(staffRoles) }),
    refusals: ['invitation_unusable'],
  }),
  'POST /staff/accept': endpoint({
    summary: 'Answer an invitation: set a password, and sign in afterwards',
    tag,
    who: 'guest',
    body: InvitationAnswer,
    success: 'password_changed',
    refusals: ['invitation_unusable'],
  }),
};
