import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

const tag = 'Accounts';

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
  'GET /users/sessions': endpoint({
    summary: 'Where one is signed in, the newest sign-in first',
    tag,
    who: 'member',
    reply: z.object({ sessions: z.array(Session) }),
  }),
  'POST /users/sessions/end': endpoint({
    summary: 'Sign out one of the other browsers',
    tag,
    who: 'member',
    body: z.object({ session_id: field.id }),
    refusals: ['not_found'],
  }),
  'POST /users/sessions/end-others': endpoint({
    summary: 'Sign out all other browsers',
    tag,
    who: 'member',
  }),
};
