import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { FamilyAccount } from './objects.ts';
import { namedObject } from './named-object.ts';

const tag = 'Family desk';
const params = z.object({ id: field.id });
const account = z.object({ account: FamilyAccount });

/** Names are checked by the handler, which knows whether they change. */
export const FamilyCorrection = z.object({
  user_id: field.id,
  first_name: field.text(100),
  last_name: field.optionalText(100),
  phone_number: field.phoneNumber,
  province: field.provinceId,
  city: field.cityId,
  zip_code: field.zipCode,
  address_details: field.lines(500),
  special_notes: field.optionalLines(500),
  version: field.version,
});
export const EmailCorrection = z.object({ email: field.email, version: field.version });

/** What somebody of the staff noted about a family. */
export const FamilyNote = namedObject('FamilyNote', {
  note_id: z.int(),
  by: z.string(),
  text: z.string(),
  created_at: z.string(),
});
export type FamilyNote = z.output<typeof FamilyNote>;

/** How long a note can be, in letters. */
export const LONGEST_NOTE = 1000;

/**
 * What staff do for the account of a family that cannot help itself (rule R83). An account of the staff is not found here.
 * Its limits are the family's own (rule R73) and counted apart, so that nobody else uses them up.
 */
export const familyDesk = {
  'GET /users/{id}/account': endpoint({
    summary: 'The account of a family: its email and postal address, and whether it is activated',
    tag,
    who: 'clerk',
    params,
    reply: z.object({
      account: FamilyAccount,
      /** how long a closed account can be opened again; null for one that is open, or erased */
      closing: z.nullable(
        z.object({
          erased_on: z.string(),
          days_left: z.int(),
          may_reopen: z.boolean(),
        }),
      ),
    }),
  }),
  'POST /users/{id}/activate': endpoint({
    summary: 'Activate the account of a family whose activation mail never arrived',
    tag,
    who: 'clerk',
    params,
    reply: account,
    success: 'updated',
    refusals: ['account_active', 'comes_by_invitation', 'account_closed', 'data_erased'],
  }),
  'POST /users/{id}/resend-activation': endpoint({
    summary: 'Send the activation mail to a family again',
    tag,
    who: 'clerk',
    params,
    refusals: ['account_active', 'comes_by_invitation', 'account_closed', 'data_erased'],
    limits: [{ rule: 'activation_mails', per: ['id'], byHandler: true }],
  }),
  'POST /office/family/update': endpoint({
    summary:
      "Correct a family's name, phone number and address: a parcel that is not shipped goes to the new address",
    tag,
    who: 'clerk',
    body: FamilyCorrection,
    reply: account,
    success: 'updated',
    refusals: ['not_found', 'account_closed', 'data_erased', 'changed_meanwhile'],
  }),
  'POST /office/note': endpoint({
    summary: 'Note something about a family, for the staff who come after; the family reads it in its export',
    tag,
    who: 'clerk',
    body: z.object({ user_id: field.id, text: field.lines(LONGEST_NOTE) }),
    reply: z.object({ note: FamilyNote }),
    status: 201,
    creates: { readBy: null },
    refusals: ['not_found', 'account_closed', 'data_erased'],
  }),
  'GET /users/{id}/email': endpoint({
    summary: 'Whether a family can get an email address, to be asked before anybody confirms the correction',
    tag,
    who: 'clerk',
    params,
    query: z.object({ email: field.email }),
    refusals: ['email_taken'],
  }),
  'POST /users/{id}/email': endpoint({
    summary:
      "Correct a family's email address: its sessions and open links end, and both addresses are told by mail",
    tag,
    who: 'clerk',
    params,
    body: EmailCorrection,
    reply: account,
    success: 'updated',
    refusals: ['email_taken', 'account_closed', 'data_erased', 'changed_meanwhile'],
    limits: [{ rule: 'change_mails', per: ['id'], byHandler: true }],
  }),
  'POST /users/{id}/reset-link': endpoint({
    summary:
      'Make a link with which a family sets a new password, to be handed over: it works once and for an hour, and is shown this once',
    tag,
    who: 'clerk',
    params,
    reply: z.object({ reset_link: z.string(), expires_at: z.string() }),
    status: 201,
    refusals: ['account_not_active', 'account_closed', 'data_erased'],
    limits: [{ rule: 'reset_mails', per: ['id'], byHandler: true }],
  }),
};
