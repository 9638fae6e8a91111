import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

const tag = 'Privacy';
/** The password, or its digest as browsers send it. */
export const AccountClosing = z.object({ password: field.password });
const ofFamily = z.object({ user_id: field.id });
const ofChild = z.object({ child_id: field.id });

const LeftBehind = z.object({
  children: z.array(
    z.object({
      child_id: z.int(),
      first_name: z.string(),
      /** the last day that is paid ahead */
      paid_until: z.nullable(z.string()),
      /** whole rupiah that are due and not paid */
      owed: z.int(),
      /** its study kit has not left yet */
      waits_for_kit: z.boolean(),
    }),
  ),
  /** charges that may still be paid: they are cancelled */
  open_charges: z.int(),
  /** money is to be given back: nothing is erased before it was */
  money_comes_back: z.boolean(),
  /** the day on which the data of an account are erased that is closed now */
  erased_on: z.string(),
});

/** What a family owns: closing its account, and what is erased with it (rules R177 and R178). */
export const privacy = {
  'GET /users/export': endpoint({
    summary:
      'Everything that is held on the own family: a page to read, the same as JSON, and its pictures and videos',
    tag,
    who: 'parent',
    answers: 'archive',
    // A page elsewhere would use up the family's copies, and put one onto a computer where nobody asked for it.
    notFromOtherSites: true,
    limits: [{ rule: 'exports', per: ['account'] }],
    refusals: ['not_found'],
  }),
  'GET /users/closing': endpoint({
    summary: 'What the own account leaves behind when it is closed today',
    tag,
    who: 'parent',
    reply: LeftBehind,
  }),
  'POST /users/close': endpoint({
    summary:
      'Close the own account: sign-in ends at once, and after 30 days what is known of the family is erased',
    tag,
    who: 'parent',
    body: AccountClosing,
    limits: [{ rule: 'password_change', per: ['account'], onlyFailures: true }],
    refusals: ['not_found', 'account_closed', 'data_erased', 'payment_unsettled'],
  }),
  'GET /users/reopen/{token}': endpoint({
    summary: 'Whether the link of the mail about a closed account still opens it, or it is open already',
    tag,
    who: 'guest',
    params: z.object({ token: field.text(200) }),
    reply: z.object({ state: z.enum(['closed', 'open']) }),
    refusals: ['reopen_link_unusable'],
  }),
  'POST /users/reopen': endpoint({
    summary: 'Open a closed account again by the token of its mail, as the button of the mail’s page does',
    tag,
    who: 'guest',
    body: z.object({ token: field.text(200) }),
    ownProof: true,
    refusals: ['reopen_link_unusable'],
  }),
  'GET /users/{id}/closing': endpoint({
    summary: 'What the account of a family leaves behind when staff close it today',
    tag,
    who: 'clerk',
    params: z.object({ id: field.id }),
    reply: LeftBehind,
  }),
  'POST /office/family/close': endpoint({
    summary: 'Close the account of a family that has asked for it',
    tag,
    who: 'clerk',
    body: ofFamily,
    success: 'updated',
    refusals: ['not_found', 'account_closed', 'data_erased', 'payment_unsettled'],
  }),
  'POST /office/child/left': endpoint({
    summary:
      'A child has left: its open bills lapse, its place in its group, its classes, booked tests and notices end; what is paid stays',
    tag,
    who: 'clerk',
    body: ofChild,
    success: 'updated',
    refusals: ['not_found', 'account_closed', 'data_erased', 'payment_unsettled', 'not_enrolled'],
  }),
  'POST /office/child/back': endpoint({
    summary: 'Take a child back that has left, within 30 days',
    tag,
    who: 'clerk',
    body: ofChild,
    success: 'updated',
    refusals: ['not_found', 'account_closed', 'data_erased', 'child_stays_left'],
  }),
  'POST /office/family/reopen': endpoint({
    summary: 'Open the closed account of a family again, until it is erased',
    tag,
    who: 'clerk',
    body: ofFamily,
    success: 'updated',
    refusals: ['not_found', 'account_erased'],
  }),
};
