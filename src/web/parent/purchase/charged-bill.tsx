import { useQuery } from '@tanstack/react-query';
import type { PriceSetting } from '../../../contract/objects.ts';
import { isPaymentType } from '../../../domain/billing/payment-methods.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { BillPanel } from './bill-panel.tsx';
import { frozenBill } from '../../../domain/billing/bill-view.ts';
import type { Charge } from './charge.ts';
import { keptChoices } from './kept-choices.ts';
import type { PurchaseAddress } from './purchase-address.ts';
import { priceListAsk } from './purchase-questions.ts';
import { useBill } from './use-bill.ts';

interface Props {
  charge: Charge;
  at: PurchaseAddress;
  childId: number;
}

/** What the code is for: item by item while its choices are known, else the bill by its name. */
export const ChargedBill = (props: Props) => {
  const settings = useQuery({ ...priceListAsk, enabled: props.at.purpose !== 'COURSE_EXTENSION' });
  return settings.data ? (
    <ByItem {...props} settings={settings.data.settings} />
  ) : (
    <ByName {...props} settings={[]} />
  );
};

type Priced = Props & { settings: readonly PriceSetting[] };

/** The prices may have changed since the charge was opened: only what adds up to it is shown. */
const ByItem = (props: Priced) => {
  const { charge, childId, settings } = props;
  const method = isPaymentType(charge.paymentType) ? charge.paymentType : null;
  const at = { ...props.at, ...keptChoices(childId), method };
  const view = useBill(at, { settings, bill: null });
  if (!view.complete || view.total !== charge.gross) return <ByName {...props} />;
  return <BillPanel view={view} at={at} name="" settings={settings} />;
};

const ByName = ({ charge, at, settings }: Priced) => {
  const language = useLanguage();
  const name = charge.forWhat?.[language] ?? '';
  return <BillPanel view={frozenBill(charge.gross, null)} at={at} name={name} settings={settings} />;
};
