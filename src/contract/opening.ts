import * as z from 'zod/mini';
import { openingSteps, saidSteps } from '../domain/access/opening-steps.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { namedObject } from './named-object.ts';

const tag = 'Opening';

export const Opening = namedObject('Opening', {
  /** in the order in which they are best done */
  steps: z.array(
    z.object({
      step: z.enum(openingSteps),
      done: z.boolean(),
      /** it is done because an owner says so, who can take that back */
      said: z.boolean(),
    }),
  ),
  /** nobody is reminded of what is left any more */
  put_away: z.boolean(),
});
export type Opening = z.output<typeof Opening>;

/** What is left to be done before the first family comes (rules R297 and R298). */
export const opening = {
  'GET /office/opening': endpoint({
    summary: 'What a new school does before its first family, and how much of it is done',
    tag,
    who: 'owner',
    reply: z.object({ opening: Opening }),
  }),
  'POST /office/opening-done': endpoint({
    summary:
      'Say that something is done which the school does not show by itself, or not; or put the list away',
    tag,
    who: 'owner',
    body: z.object({
      step: z.enum(saidSteps, { error: 'invalid' }),
      done: z.boolean({ error: field.missingOrInvalid }),
    }),
    reply: z.object({ opening: Opening }),
    success: 'updated',
  }),
  'POST /office/test-mail': endpoint({
    summary: 'Send a mail to the own address: whether it arrives, and where, shows how the mail server does',
    tag,
    who: 'owner',
    reply: z.object({ sent_to: z.string() }),
    limits: [{ rule: 'change_mails', per: ['account'] }],
    refusals: ['not_found'],
  }),
};
