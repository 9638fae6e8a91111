import * as z from 'zod/mini';
import { entryPages } from '../domain/visits/visit.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { User } from './objects.ts';

/** 10 MB, the agreed limit of every picture but a child's photo. */
export const PROFILE_PHOTO_MAX_BYTES = 10 * 1024 * 1024;

const tag = 'Accounts';
const users = z.object({ users: User });

const profile = {
  phone_number: field.phoneNumber,
  gender: field.gender,
  birthdate: field.calendarDate,
  province: field.provinceId,
  city: field.cityId,
  zip_code: field.zipCode,
  address_details: field.lines(500),
  special_notes: field.optionalLines(500),
};

export const Registration = z.object({
  first_name: field.name,
  last_name: field.optionalName,
  email: field.email,
  password: field.newPassword,
  phone_number: profile.phone_number,
  gender: profile.gender,
  birthdate: profile.birthdate,
  province: profile.province,
  city: profile.city,
  zip_code: profile.zip_code,
  address_details: profile.address_details,
  special_notes: profile.special_notes,
  locale: field.locale,
  /** the public page on which the visit began; absent: not known */
  came: z.optional(z.enum(entryPages)),
});

/**
 * The e-mail may be sent along, but it must be the session's own: it cannot change here. Names are checked by the
 * handler, which knows whether they change.
 */
export const ProfileUpdate = z.object({
  first_name: field.text(100),
  last_name: field.optionalText(100),
  ...profile,
  email: z.optional(field.email),
  locale: z.optional(field.locale),
  version: field.version,
});

const MailRequest = z.object({ email: field.email });

/** The address of an account that is not activated, and the right one. */
export const NewEmail = z.object({ email: field.email, password: field.password, new_email: field.email });

export const PasswordChange = z
  .object({
    email: field.email,
    old_password: field.password,
    new_password: field.password,
    password_confirmation: field.password,
  })
  .check(
    z.refine((value) => value.new_password === value.password_confirmation, {
      error: 'passwords_do_not_match',
      path: ['password_confirmation'],
    }),
  );

export const PasswordReset = z
  .object({ password: field.password, password_confirmation: field.password, token: field.text(200) })
  .check(
    z.refine((value) => value.password === value.password_confirmation, {
      error: 'passwords_do_not_match',
      path: ['password_confirmation'],
    }),
  );

/** With the limits per e-mail and on registration (rule R73). Counted for mails that are sent alone. */
const mailsPerAddress = {
  rule: 'mails_address',
  per: ['address'],
  strangersOnly: true,
  byHandler: true,
  silent: true,
} as const;

export const accounts = {
  'POST /users/register': endpoint({
    summary: "Register a parent's account; a mail with a link activates it",
    tag,
    who: 'guest',
    body: Registration,
    reply: users,
    status: 201,
    refusals: ['email_taken'],
    limits: [
      { rule: 'registration', per: ['address'] },
      // An address that was corrected is free again: else it could be registered, and mailed, as often as there are addresses to do so from.
      { rule: 'activation_mails', per: ['email'], byHandler: true, silent: true },
    ],
  }),
  'GET /users/activate/{token}': endpoint({
    summary: 'Activate an account by the token of its mail, and go on to a page that says so',
    tag,
    who: 'guest',
    params: z.object({ token: z.string() }),
    changes: true,
    answers: 'redirect',
    ownProof: true,
  }),
  'POST /users/activate': endpoint({
    summary: "Activate an account by the token of its mail, as the button of the mail's page does",
    tag,
    who: 'guest',
    body: z.object({ token: field.text(200) }),
    reply: z.object({ outcome: z.enum(['activated', 'already_activated', 'expired', 'unusable']) }),
    ownProof: true,
  }),
  'POST /users/resend-activation': endpoint({
    summary: 'Send the activation mail again; the answer never tells whether the account exists',
    tag,
    who: 'guest',
    body: MailRequest,
    limits: [mailsPerAddress, { rule: 'activation_mails', per: ['email'], byHandler: true, silent: true }],
  }),
  'POST /users/correct-email': endpoint({
    summary:
      'Correct the mistyped address of an account that is not activated; the activation mail goes to the new one',
    tag,
    who: 'guest',
    body: NewEmail,
    refusals: ['wrong_password', 'account_active', 'email_taken'],
    limits: [
      // Its password is guessed here as it would be at the sign-in.
      { rule: 'sign_in', per: ['email', 'browser'], onlyFailures: true },
      { rule: 'sign_in_address', per: ['address'], onlyFailures: true, strangersOnly: true },
      { rule: 'sign_in_account', per: ['email'], onlyFailures: true, strangersOnly: true },
      { rule: 'registration', per: ['address'] },
      { rule: 'activation_mails', per: ['new_email'], byHandler: true },
    ],
  }),
  'POST /forgot-password': endpoint({
    summary: 'Ask for a mail with a reset link; the answer never tells whether the account exists',
    tag,
    who: 'guest',
    body: MailRequest,
    success: 'password_request_sent',
    limits: [mailsPerAddress, { rule: 'reset_mails', per: ['email'], byHandler: true, silent: true }],
  }),
  'GET /reset-password/{token}': endpoint({
    summary: 'Whether the link of a reset mail still works; the page behind it asks before it shows the form',
    tag,
    who: 'guest',
    params: z.object({ token: field.text(200) }),
    // Not limited: nobody guesses 256 bits, and any page on the web can make a browser ask.
    refusals: ['reset_link_unusable'],
  }),
  'POST /reset-password': endpoint({
    summary: 'Change the password by the token of a reset mail; ends every session of the account',
    tag,
    who: 'guest',
    body: PasswordReset,
    success: 'password_changed',
    refusals: ['reset_link_unusable'],
  }),
  'POST /change-password': endpoint({
    summary: 'Change the own password; ends the other sessions of the account',
    tag,
    who: 'anybody',
    body: PasswordChange,
    reply: users,
    success: 'password_changed',
    limits: [
      { rule: 'password_change', per: ['account'], onlyFailures: true },
      // Each change sends a mail.
      { rule: 'change_mails', per: ['account'], byHandler: true },
    ],
    refusals: ['not_found'],
  }),
  'GET /users/{id}': endpoint({
    summary: 'The own account; for an admin, any',
    tag,
    who: 'anybody',
    params: z.object({ id: field.id }),
    reply: users,
  }),
  'POST /users/update-user': endpoint({
    summary: 'Change the own profile and address',
    tag,
    who: 'anybody',
    body: ProfileUpdate,
    reply: users,
    success: 'updated',
    refusals: ['not_found', 'changed_meanwhile'],
  }),
  'POST /users/update-image': endpoint({
    summary: 'Set the own profile picture',
    tag,
    who: 'anybody',
    body: z.object({ user_id: z.optional(field.id) }),
    upload: { image_url: { kind: 'image', maxBytes: PROFILE_PHOTO_MAX_BYTES, required: true } },
    reply: users,
    success: 'updated',
    refusals: ['not_found'],
  }),
  'POST /users/update-locale': endpoint({
    summary: 'Set the language of the own account',
    tag,
    who: 'anybody',
    beforeSecondFactor: true,
    body: z.object({ user_id: z.optional(field.id), locale: field.locale }),
    reply: users,
    refusals: ['not_found'],
  }),
  'GET /users/{id}/image': endpoint({
    summary: 'The own profile picture; for an admin, any',
    tag,
    who: 'anybody',
    params: z.object({ id: field.id }),
    answers: 'image',
  }),
};
