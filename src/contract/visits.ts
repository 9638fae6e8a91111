import * as z from 'zod/mini';
import { entryPages } from '../domain/visits/visit.ts';
import { endpoint } from './endpoint.ts';

const tag = 'Numbers';
const params = z.object({ entry: z.enum(entryPages) });
/** A flood can only raise a number, and by so much (rule R357). */
const limits = [{ rule: 'visits', per: ['address'], silent: true }] as const;

/** What the scripts of public pages say of a visit: sums by week are kept, and nothing of who came. */
export const visits = {
  'POST /visit/{entry}': endpoint({
    summary: 'Count a visit that begins on this page',
    tag,
    who: 'guest',
    params,
    limits,
  }),
  'POST /visit/{entry}/priced': endpoint({
    summary: 'Count that a visit which began on this page was told a price of its own',
    tag,
    who: 'guest',
    params,
    limits,
  }),
};
