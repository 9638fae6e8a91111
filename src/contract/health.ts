import * as z from 'zod/mini';
import { type Found, checks, stateOf } from '../domain/health/finding.ts';
import { endpoint } from './endpoint.ts';
import { namedObject } from './named-object.ts';

/** What one check found. Its words are in the texts of the back office; programs go by `check` and `state`. */
export const HealthFinding = namedObject('HealthFinding', {
  check: z.enum(checks),
  state: z.enum(['failed', 'warning', 'ok']),
  found: z.enum(Object.keys(stateOf) as [Found, ...Found[]]),
  /** what is said with it: numbers, and `reason` in the words of a machine */
  facts: z.object({
    count: z.optional(z.int()),
    of: z.optional(z.int()),
    bytes: z.optional(z.number()),
    days: z.optional(z.int()),
    minutes: z.optional(z.int()),
    seconds: z.optional(z.int()),
    reason: z.optional(z.string()),
  }),
});

/** How the school's server is. Instants are of the wall clock. */
export const SchoolHealth = namedObject('SchoolHealth', {
  checked_at: z.string(),
  /** the failures first, then the warnings, then what is well */
  findings: z.array(HealthFinding),
  /** every job, with its last success as far as one was noted and how often it failed since */
  jobs: z.array(z.object({ job: z.string(), last_success: z.nullable(z.string()), failures: z.int() })),
  /**
   * What the data takes, by kind: `database` and the folders of the file store; and how much more that is than `grown_days` days
   * before, null where nobody had looked by then
   */
  sizes: z.array(z.object({ kind: z.string(), bytes: z.number(), grown: z.nullable(z.number()) })),
  grown_days: z.int(),
});
export type SchoolHealth = z.output<typeof SchoolHealth>;

export const health = {
  'GET /office/health': endpoint({
    summary: 'How the server is: what is broken and what is well. An answer is kept for half a minute',
    tag: 'Health',
    who: 'owner',
    reply: z.object({ health: SchoolHealth }),
  }),
};
