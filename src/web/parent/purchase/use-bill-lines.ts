import type { BillView } from '../../../domain/billing/bill-view.ts';
import type { ItemKind } from '../../../domain/billing/price-items.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import type { PriceList } from '../../billing/price-list.ts';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import type { PanelLine } from './bill-panel.tsx';
import type { PurchaseAddress } from './purchase-address.ts';

interface Given {
  view: BillView;
  at: PurchaseAddress;
  /** what a bill is called that is paid by itself */
  name: string;
  list: PriceList;
}

/** The lines of a bill that is still being chosen, the fee of its method included. */
export const useBillLines = ({ view, ...given }: Given): PanelLine[] => {
  const { bill } = useTexts().purchase;
  const { percent } = useFormats();
  const nameOf = useLineName(given);
  const lines = view.lines.map(({ kind, item }) => ({
    key: kind,
    name: nameOf(kind, item !== null),
    value: item?.value ?? null,
    discount: item?.discount ?? 0,
  }));
  const { fee } = view;
  return fee === null
    ? lines
    : [...lines, { key: 'fee', name: bill.fee(percent(fee.share)), value: fee.amount, discount: 0 }];
};

const useLineName = ({ at, name, list: { fixed, intervals } }: Omit<Given, 'view'>) => {
  const { bill } = useTexts().purchase;
  const language = useLanguage();
  return (kind: ItemKind, made: boolean): string => {
    if (kind === 'bill') return name;
    if (kind === 'interval')
      return made && at.term ? bill.interval(intervals[at.term].name[language]) : bill.intervalOpen;
    if (kind === 'delivery')
      return made && at.courier ? bill.delivery(courierNames[at.courier]) : bill.deliveryOpen;
    return fixed[kind].name[language];
  };
};
