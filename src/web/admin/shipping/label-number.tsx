import type { Order } from '../../../contract/objects.ts';
import { parcelLabelWords as words } from '../../../i18n/parcel-labels.ts';
import { Barcode } from './barcode.tsx';
import { isScannable, numberOf } from './label-sheets.ts';

/** The number of a parcel as a barcode and in letters; one that no barcode can say, in letters alone. */
export const LabelNumber = ({ order }: { order: Pick<Order, 'resi' | 'order_id'> }) => (
  <p>
    {isScannable(order) && <Barcode text={numberOf(order)} />}
    <span>{order.resi ? words.resi(order.resi) : words.order(String(order.order_id))}</span>
    {!isScannable(order) && <span> ({words.byHand})</span>}
  </p>
);
