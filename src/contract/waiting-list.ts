import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

const tag = 'Waiting list';
const body = z.object({ token: field.text(100) });

/** Guests who wait for a batch to open. No answer tells whether an address waits already (rule R358). */
export const waitingList = {
  'POST /waiting-list': endpoint({
    summary: 'Ask for one mail when a batch opens; a mail with a button confirms the address first',
    tag,
    who: 'guest',
    body: z.object({ email: field.email, locale: field.locale }),
    limits: [
      { rule: 'mails_address', per: ['address'], byHandler: true, silent: true },
      { rule: 'waiting_mails', per: ['email'], byHandler: true, silent: true },
    ],
  }),
  'POST /waiting-list/confirm': endpoint({
    summary: 'Confirm the address by the link of its mail',
    tag,
    who: 'guest',
    body,
    refusals: ['not_found'],
  }),
  'POST /waiting-list/leave': endpoint({
    summary: 'Take the address off the list by the link of its mail',
    tag,
    who: 'guest',
    body,
    refusals: ['not_found'],
  }),
};
