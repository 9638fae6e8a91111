import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

const tag = 'Accounts';

/** A one-time code of six digits, or a recovery code, as it was typed. */
export const typedCode = field.text(40);

export const SecondFactorPassword = z.object({ password: field.password });
export const SecondFactorCode = z.object({ one_time_code: typedCode });

const second_factor = z.object({
  /** since when codes are asked for at sign-in, an instant; null while they are not */
  enabled_at: z.nullable(z.string()),
  recovery_codes_left: z.int(),
  /** whether the school requires one of its staff */
  is_required: z.boolean(),
});
const recovery_codes = z.array(z.string());

/** Every change asks for the password again, and guesses at it are limited as at a change of the password. */
const password = {
  body: SecondFactorPassword,
  limits: [{ rule: 'password_change', per: ['account'], onlyFailures: true }],
} as const;

/** The own second factor of staff (rule R76). An admin who has to set one up may call these before. */
export const secondFactor = {
  'GET /users/second-factor': endpoint({
    summary: 'Whether the own account has a second factor',
    tag,
    who: 'teacher',
    beforeSecondFactor: true,
    reply: z.object({ second_factor }),
  }),
  'POST /users/second-factor/start': endpoint({
    summary:
      'Begin to set up a second factor: the secret for an authenticator app, also as a QR code, shown once',
    tag,
    who: 'teacher',
    beforeSecondFactor: true,
    ...password,
    reply: z.object({ secret: z.string(), qr_url: z.string() }),
  }),
  'POST /users/second-factor/confirm': endpoint({
    summary:
      'Confirm the set-up by the first code; answers the recovery codes, shown once, and ends other sessions',
    tag,
    who: 'teacher',
    beforeSecondFactor: true,
    body: SecondFactorCode,
    reply: z.object({ recovery_codes, second_factor }),
    limits: [{ rule: 'second_factor', per: ['account'], onlyFailures: true }],
    refusals: ['second_factor_not_started', 'wrong_code'],
  }),
  'POST /users/second-factor/recovery-codes': endpoint({
    summary: 'Make new recovery codes; those made before work no longer',
    tag,
    who: 'teacher',
    ...password,
    reply: z.object({ recovery_codes, second_factor }),
    refusals: ['second_factor_not_started'],
  }),
  'POST /users/second-factor/remove': endpoint({
    summary: 'Switch the second factor off, unless the school requires it',
    tag,
    who: 'teacher',
    ...password,
    reply: z.object({ second_factor }),
    refusals: ['second_factor_compulsory'],
  }),
};
