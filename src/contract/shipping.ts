import * as z from 'zod/mini';
import { kitEntryKinds, mostKits } from '../domain/shipping/kit-stock.ts';
import { maxResiLetters, mayBeResi } from '../domain/shipping/resi.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { pages, separated, sortedList } from './list.ts';
import { City, Order, Parcel } from './objects.ts';
import { namedObject } from './named-object.ts';

const tag = 'Shipping';
export const Province = namedObject('Province', { province_id: z.string(), province: z.string() });
export type Province = z.output<typeof Province>;

const cities = z.object({ cities: z.array(City) });

/** The parcel's prices. `origin` and `weight` are the school's own; another value is refused. */
export const CostQuestion = z.object({
  origin: field.origin,
  destination: field.cityId,
  weight: field.weight,
  courier: field.courier,
});
export const OrderChange = z.object({
  order_id: field.id,
  courier: field.courier,
  delivery_status: field.deliveryStatus,
  resi: z.nullable(
    z._default(
      field
        .trimmed(field.oneLine, maxResiLetters)
        .check(z.refine(mayBeResi, { error: field.problem('not_a_resi') })),
      '',
    ),
  ),
  version: field.version,
});
/** Labels printed at once: ten sheets. */
export const MOST_LABELS = 80;
/** Each with an index, of all orders and of those of one status. */
export const orderSorts = ['ordered', 'child_name', 'status', 'courier'] as const;
const orders = sortedList('orders', Order, orderSorts);

const { order_id, child, resi, delivery_status } = Order.shape;
/** What names an order and says where it stands. */
export const FoundOrder = z.object({ order_id, child, resi, delivery_status });
export type FoundOrder = z.output<typeof FoundOrder>;

/** What staff said of the stock: kits came, the count was wrong, or below how many the school warns. */
const KitEntry = z.object({
  entry_id: z.int(),
  kind: z.enum(kitEntryKinds),
  /** of `corrected` above or below zero */
  kits: z.int(),
  day: z.string(),
  note: z.string(),
  by: z.string(),
  at: z.string(),
});
export type KitEntry = z.output<typeof KitEntry>;

/** How many entries are shown: the sums hold all. */
export const MOST_KIT_ENTRIES = 100;

const KitStock = namedObject('KitStock', {
  /** null: nobody has written down kits yet; below zero: more was sent than came */
  left: z.nullable(z.int()),
  received: z.int(),
  corrected: z.int(),
  /** since the first entry */
  sent: z.int(),
  /** orders to be shipped */
  waiting: z.int(),
  warn_below: z.int(),
  /** how many of those that wait cannot be sent; 0: all can */
  missing: z.int(),
  /** with so many more all that waits can be sent and `warn_below` stay; 0: none are needed */
  to_order: z.int(),
  /** the newest first */
  entries: z.array(KitEntry),
});
export type KitStock = z.output<typeof KitStock>;
const stock = z.object({ stock: KitStock });

const kits = (least: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^-?\d{1,5}$/))], { error: field.missingOrInvalid }),
    z.pipe(
      z.transform((value: number | string) => Number(value)),
      z
        .int({ error: field.problem('invalid') })
        .check(z.minimum(least, field.problem('invalid')), z.maximum(mostKits, field.problem('invalid'))),
    ),
  );
export const ReceivedKits = z.object({
  kits: kits(1),
  /** the day on which they came, today or before */
  day: field.calendarDate,
  kit_note: field.optionalText(200),
});
export const CorrectedKits = z.object({
  /** how many more are there than counted, or fewer: below zero */
  kits: kits(-mostKits).check(z.refine((count) => count !== 0, { error: field.problem('invalid') })),
  reason: field.text(200),
});
export const WarnBelow = z.object({ warn_below: kits(0) });

/** What one courier takes on a day. */
const HandOver = z.object({
  courier: z.string(),
  parcels: z.array(z.object({ resi: z.nullable(z.string()), city: z.string(), pieces: z.int() })),
  pieces: z.int(),
});
export type HandOver = z.output<typeof HandOver>;

export const shipping = {
  'POST /rajaongkir/cost': endpoint({
    summary: 'What a courier takes for the study kit, what is charged first',
    tag,
    who: 'guest',
    body: CostQuestion,
    reply: z.object({
      costs: z.array(
        z.object({ service: z.string(), description: z.string(), value: z.int(), etd: z.string() }),
      ),
    }),
    limits: [{ rule: 'shipping', per: ['address'], byHandler: true }],
    refusals: ['shipping_down'],
  }),
  'GET /order': endpoint({
    summary: 'Orders, newest first',
    tag: 'Orders',
    who: 'clerk',
    token: 'orders:read',
    ...orders,
  }),
  'GET /export/orders.csv': endpoint({
    summary: 'The orders of that list as a table, of one delivery status or of all',
    tag: 'Orders',
    who: 'clerk',
    token: 'orders:read',
    query: z.extend(z.omit(orders.query, pages), {
      status: z.optional(field.deliveryStatus),
      ...separated,
    }),
    notFromOtherSites: true,
    limits: [{ rule: 'office_exports', per: ['account'] }],
    answers: 'spreadsheet',
  }),
  'GET /order/family': endpoint({
    summary: 'The study kits of the family, the newest first',
    tag: 'Orders',
    who: 'parent',
    reply: z.object({ parcels: z.array(Parcel) }),
  }),
  'GET /order/status/{status}': endpoint({
    summary: 'Orders of one delivery status, newest first',
    tag: 'Orders',
    who: 'clerk',
    token: 'orders:read',
    params: z.object({ status: field.deliveryStatus }),
    ...orders,
  }),
  'GET /order/resi': endpoint({
    summary: 'The newest orders that carry a tracking number, at most five',
    tag: 'Orders',
    who: 'clerk',
    token: 'orders:read',
    /** compared as a whole, in capital or small letters */
    query: z.object({ resi: field.text(60) }),
    reply: z.object({ orders: z.array(FoundOrder) }),
  }),
  'GET /order/labels': endpoint({
    summary:
      'The orders whose labels are printed, in the order in which they were asked for; unknown ones are left out',
    tag: 'Orders',
    who: 'clerk',
    /** their ids with hyphens between them, at most 80 */
    query: z.object({
      ids: field.text(900).check(z.regex(/^\d{1,9}(-\d{1,9}){0,79}$/, field.problem('invalid'))),
    }),
    reply: z.object({ orders: z.array(Order) }),
  }),
  'GET /order/hand-over': endpoint({
    summary: 'What was shipped on a day, by courier: what each of them signs for',
    tag: 'Orders',
    who: 'clerk',
    query: z.object({ day: field.calendarDate }),
    reply: z.object({ hand_overs: z.array(HandOver) }),
  }),
  'GET /order/stock': endpoint({
    summary: 'How many study kits are there, and what staff said of them; at most the newest 100 entries',
    tag: 'Orders',
    who: 'clerk',
    reply: stock,
  }),
  'POST /order/stock/receive': endpoint({
    summary: 'Write down kits that came',
    tag: 'Orders',
    who: 'clerk',
    body: ReceivedKits,
    status: 201,
    reply: stock,
    creates: { readBy: 'GET /order/stock' },
    refusals: ['day_to_come'],
  }),
  'POST /order/stock/correct': endpoint({
    summary: 'Say that more kits are there than counted, or fewer, and why',
    tag: 'Orders',
    who: 'clerk',
    body: CorrectedKits,
    status: 201,
    reply: stock,
    creates: { readBy: 'GET /order/stock' },
  }),
  'POST /order/stock/warn-below': endpoint({
    summary: 'Set below how many kits the school warns',
    tag: 'Orders',
    who: 'owner',
    body: WarnBelow,
    reply: stock,
    success: 'updated',
  }),
  'GET /order/{id}': endpoint({
    summary: 'One order',
    tag: 'Orders',
    who: 'clerk',
    token: 'orders:read',
    params: z.object({ id: field.id }),
    reply: z.object({ order: Order }),
  }),
  'POST /order/update': endpoint({
    summary: "Set an order's courier, tracking number and status",
    tag: 'Orders',
    who: 'clerk',
    token: 'orders:write',
    body: OrderChange,
    reply: z.object({ order: Order }),
    success: 'updated',
    refusals: ['not_found', 'data_erased', 'changed_meanwhile', 'order_held'],
  }),
  'GET /rajaongkir/provinces': endpoint({
    summary: 'The provinces of Indonesia by their official codes',
    tag,
    who: 'guest',
    reply: z.object({ provinces: z.array(Province) }),
  }),
  'GET /rajaongkir/cities/{provinceId}': endpoint({
    summary: 'The cities and regencies of one province',
    tag,
    who: 'guest',
    params: z.object({ provinceId: z.string() }),
    reply: cities,
  }),
  'GET /rajaongkir/cities': endpoint({
    summary: 'All cities and regencies',
    tag,
    who: 'guest',
    reply: cities,
  }),
};
