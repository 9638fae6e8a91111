import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { User } from './objects.ts';

const tag = 'Accounts';
const users = z.object({ users: User });

export const SignIn = z.object({
  email: field.email,
  password: field.password,
  /** 1 admin, 2 parent */
  type: z._default(z.union([z.literal(1), z.literal(2)], { error: 'invalid' }), 2),
  /** of an admin with a second factor: a one-time code, or a recovery code */
  one_time_code: field.optionalText(40),
});

/** Somebody signed in with one browser. Instants are ISO 8601 in UTC. */
export const Session = z.object({
  session_id: z.number(),
  device: z.enum(['phone', 'tablet', 'computer', 'unknown']),
  /** "Android", "iOS", "Windows" …; '' when the browser does not say */
  system: z.string(),
  /** "Chrome", "Safari" …; '' when the browser does not say */
  browser: z.string(),
  signed_in_at: z.string(),
  /** up to an hour old */
  seen_at: z.string(),
  /** the session that asks */
  is_current: z.boolean(),
});
export type Session = z.output<typeof Session>;

export const sessions = {
  'POST /users/login': endpoint({
    summary: 'Sign in as a parent or, with type 1, as an admin; starts a session',
    tag,
    who: 'guest',
    body: SignIn,
    reply: users,
    refusals: ['wrong_password', 'account_not_found', 'not_verified', 'second_factor_required', 'wrong_code'],
    limits: [
      // By rule R72 one address may try one password with many accounts: generous, for whole towns share an address. What
      // strangers guess holds up nobody's own browser.
      { rule: 'sign_in', per: ['email', 'browser'], onlyFailures: true },
      { rule: 'sign_in_address', per: ['address'], onlyFailures: true, strangersOnly: true },
      { rule: 'sign_in_account', per: ['email'], onlyFailures: true, strangersOnly: true },
    ],
  }),
  'GET /users/session': endpoint({
    summary: 'Who is signed in',
    tag,
    who: 'anybody',
    beforeSecondFactor: true,
    reply: users,
  }),
  'POST /users/logout': endpoint({
    summary: 'End this session',
    tag,
    who: 'anybody',
    beforeSecondFactor: true,
  }),
  'GET /users/sessions': endpoint({
    summary: 'Where one is signed in, the newest sign-in first',
    tag,
    who: 'anybody',
    reply: z.object({ sessions: z.array(Session) }),
  }),
  'POST /users/sessions/end': endpoint({
    summary: 'Sign out one of the other browsers',
    tag,
    who: 'anybody',
    body: z.object({ session_id: field.id }),
    refusals: ['not_found'],
  }),
  'POST /users/sessions/end-others': endpoint({
    summary: 'Sign out all other browsers',
    tag,
    who: 'anybody',
  }),
};
