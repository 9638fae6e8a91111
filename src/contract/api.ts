import { accounts } from './accounts.ts';
import { delivery } from './delivery.ts';
import type { Contract } from './endpoint.ts';
import { families } from './families.ts';

/** Every call of the product, below `/api/v1`. */
export const api = { ...accounts, ...families, ...delivery } satisfies Contract;
export type Api = typeof api;
