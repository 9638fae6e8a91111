import { endOrder } from './end-order.ts';
import { kitOf } from './kit-of.ts';
import { makeOrder } from './make-order.ts';

/** What payments do with study kits. */
export const kitOrders = { makeOrder, endOrder, kitOf };
