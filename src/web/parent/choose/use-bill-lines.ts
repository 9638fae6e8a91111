import { useQuery } from '@tanstack/react-query';
import type { ChargeLine } from '../../../contract/payment-objects.ts';
import type { BillView } from '../../../domain/billing/bill-view.ts';
import { type ItemKind, savedInYear } from '../../../domain/billing/price-items.ts';
import { formatRupiah } from '../../../domain/values/money.ts';
import { courierNames } from '../../../i18n/couriers.ts';
import { courierDays } from '../../billing/courier-days.ts';
import type { PriceList } from '../../billing/price-list.ts';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { useParent } from '../pattern/profile-session.ts';
import { useTexts } from '../pattern/texts.ts';
import type { PanelLine } from '../pay/bill-panel.tsx';
import { panelLinesOf } from '../pay/charged-lines.ts';
import type { PurchaseAddress } from '../pay/purchase-address.ts';
import { costQuery } from '../pay/purchase-queries.ts';

interface Given {
  view: BillView;
  at: PurchaseAddress;
  /** what a bill is called that is paid by itself */
  name: string;
  list: PriceList;
  /** what the bill consists of, where that is known although it is paid by itself */
  charged: readonly ChargeLine[] | null;
}

type LineWords = Pick<PanelLine, 'name' | 'description' | 'discountText' | 'info'>;

const onlyName = (name: string): LineWords => ({ name, description: '', discountText: '', info: '' });

/** The lines of a bill that is still being chosen, the fee of its method included. */
export const useBillLines = ({ view, charged, ...given }: Given): PanelLine[] => {
  const language = useLanguage();
  const { bill } = useTexts().purchase;
  const { percent } = useFormats();
  const wordsOf = useLineWords(given);
  const lines = charged
    ? panelLinesOf(charged, language)
    : view.lines.map(({ kind, item }) => ({
        key: kind,
        ...wordsOf(kind, item !== null),
        value: item?.value ?? null,
        discount: item?.discount ?? 0,
      }));
  const { fee } = view;
  return fee === null
    ? lines
    : [...lines, { key: 'fee', ...onlyName(bill.fee(percent(fee.share))), value: fee.amount, discount: 0 }];
};

const useLineWords = ({ at, name, list }: Omit<Given, 'view' | 'charged'>) => {
  const { bill } = useTexts().purchase;
  const language = useLanguage();
  const intervalWords = useIntervalWords(list);
  const deliveryWords = useDeliveryWords(at);
  return (kind: ItemKind, made: boolean): LineWords => {
    if (kind === 'bill') return onlyName(name);
    if (kind === 'interval') return made && at.term ? intervalWords(at.term) : onlyName(bill.intervalOpen);
    if (kind === 'delivery') return made ? deliveryWords : onlyName(bill.deliveryOpen);
    const { name: called, description } = list.fixed[kind];
    const words = { ...onlyName(called[language]), description: description[language] };
    return at.purpose === 'NEXT_GRADE' ? { ...words, discountText: bill.paidBefore } : words;
  };
};

const useIntervalWords = (list: PriceList) => {
  const { bill, interval } = useTexts().purchase;
  const language = useLanguage();
  return (term: NonNullable<PurchaseAddress['term']>): LineWords => {
    const { name, description } = list.intervals[term];
    const saved = savedInYear(list.prices.intervals[term], term);
    return {
      name: bill.interval(name[language]),
      description: description[language],
      discountText: bill.discountFor(name[language]),
      info: saved > 0 ? interval.saved(formatRupiah(saved)) : '',
    };
  };
};

/** What the courier says of its service, as on the step where it is chosen. */
const useDeliveryWords = ({ courier }: PurchaseAddress): LineWords => {
  const { bill, delivery } = useTexts().purchase;
  const query = costQuery(courier ?? 'jne', useParent());
  const { data } = useQuery({ ...query, enabled: courier !== null && query.enabled });
  if (courier === null) return onlyName(bill.deliveryOpen);
  const { service = '', etd = '' } = data?.costs[0] ?? {};
  return {
    ...onlyName(bill.delivery(courierNames[courier])),
    description: service,
    info: etd === '' ? '' : delivery.days(courierDays(etd)),
  };
};
