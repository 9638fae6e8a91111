import type { Order } from '../../../contract/objects.ts';
import { canBeBarcode } from '../../../domain/shipping/resi.ts';
import type { PlaceNames } from '../list/place-names.ts';

/** Labels on a sheet of A4: two beside each other, four rows. */
export const PLACES = 8;

/** What is printed of the orders that were asked for, and what staff have to know of the others. */
export interface LabelRun {
  readonly printed: readonly Order[];
  /** their payment was taken back, so they are not sent */
  readonly held: readonly Order[];
  /** they were sent already: printed or not, as staff choose */
  readonly shipped: readonly Order[];
  /** printed, with a gap in the address, or with a code whose place nobody knows */
  readonly incomplete: readonly Order[];
  /** printed, with a number that no barcode can say */
  readonly byHand: readonly Order[];
}

/** What the barcode of a label says: the courier's number, else that of the order. */
export const numberOf = ({ resi, order_id: id }: Pick<Order, 'resi' | 'order_id'>): string =>
  resi || String(id);

/** Whether a label can have its number as a barcode; one that was saved long ago may hold any sign. */
export const isScannable = (order: Pick<Order, 'resi' | 'order_id'>): boolean =>
  canBeBarcode(numberOf(order));

/** Held parcels get no label; one whose family has not said all of its address gets one with a gap. */
export const labelRun = (
  orders: readonly Order[],
  { withShipped, places }: { withShipped: boolean; places: PlaceNames },
): LabelRun => {
  const isShipped = ({ delivery_status: status }: Order) => status === 'shipped';
  const printed = orders.filter((order) => !order.held && (withShipped || !isShipped(order)));
  return {
    printed,
    held: orders.filter(({ held }) => held),
    shipped: orders.filter(isShipped),
    byHand: printed.filter((order) => !isScannable(order)),
    incomplete: printed.filter(
      ({ users }) =>
        [users.address_details, users.zip_code, users.phone_number].some((part) => part.trim() === '') ||
        !places.has(users.city) ||
        !places.has(users.province),
    ),
  };
};

/** Labels on sheets, the first of them at `place` (1 to 8) of a sheet that was begun; null is a place that stays empty. */
export const sheetsOf = <Label>(labels: readonly Label[], place: number): (Label | null)[][] => {
  const free = Math.min(Math.max(place, 1), PLACES) - 1;
  const places = [...Array.from({ length: free }, () => null), ...labels];
  return Array.from({ length: Math.ceil(places.length / PLACES) }, (_sheet, sheet) =>
    places.slice(sheet * PLACES, (sheet + 1) * PLACES),
  );
};
