import type { Refused } from '../../contract/refusals.ts';
import type { ShippingCost } from '../../domain/shipping/chargeable-costs.ts';
import type { Courier } from '../../domain/shipping/couriers.ts';
import type { KitOrders } from '../shipping/kit-orders.ts';
import type { RegionNames } from '../shipping/region-names.ts';
import type { NoteOrderChanges } from '../shipping/note-order-changes.ts';
import type { EndStaffMessages, NotifyAccount, NotifyStaff } from '../inbox/notify.ts';
import type { PostLetter } from '../inbox/post-letter.ts';
import type { Log } from '../platform/log.ts';
import type { PricesContext } from '../prices/context.ts';
import type { PollLimiter } from './poll-limiter.ts';

/** What the use cases of payments work with. */
export interface PaymentsContext extends PricesContext, KitOrders {
  log: Log;
  pollLimiter: PollLimiter;
  /** what a courier takes to a region, what is charged first; outside of any transaction */
  askShippingCosts(question: {
    courier: Courier;
    destination: string;
  }): Promise<readonly ShippingCost[] | Refused<'shipping_down'>>;
  /** what provinces and cities are called */
  regionNames(): Promise<RegionNames>;
  noteOrderChanges: NoteOrderChanges;
  /** in the transaction of what they tell of */
  notifyAccount: NotifyAccount;
  notifyStaff: NotifyStaff;
  /** once what they were told of is done */
  endStaffMessages: EndStaffMessages;
  post: PostLetter;
  publicUrl: string;
}
