import { accounts } from './accounts.ts';
import { calendar } from './calendar.ts';
import { delivery } from './delivery.ts';
import type { Contract } from './endpoint.ts';
import { families } from './families.ts';

/** Every call of the product, below `/api/v1`. */
export const api = { ...accounts, ...calendar, ...families, ...delivery } satisfies Contract;
export type Api = typeof api;
