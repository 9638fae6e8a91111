import type { OpenCharge } from '../../../contract/payment-objects.ts';
import { isPaymentType } from '../../../domain/billing/payment-methods.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { paths } from '../../../paths.ts';
import { useFormats, useLanguage } from '../../frame/page-info.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { useTexts } from './texts.ts';

/** What waits to be paid, how much, how, and until when; or that it is looked at, and that nothing is to be paid. */
export const useChargeWords = ({
  billing_desc,
  billing_desc_indo,
  gross_amount,
  payment_type,
  expiry_time,
  under_review,
}: OpenCharge) => {
  const { open, methods } = useTexts().payments;
  const { moment } = useFormats();
  const language = useLanguage();
  return {
    what: language === 'id' ? billing_desc_indo : billing_desc,
    how: open.how(
      formatRupiah(rupiah(gross_amount)),
      methods[isPaymentType(payment_type) ? payment_type : 'other'],
    ),
    title: under_review ? open.review : open.title,
    until: under_review ? open.payNothing : open.until(moment(new Date(expiry_time))),
  };
};

/** An open charge in one line. */
export const ChargeLine = ({ charge }: { charge: OpenCharge }) => {
  const { title, how, until } = useChargeWords(charge);
  return (
    <p>
      <strong>{title}</strong>: {how}. {until}
    </p>
  );
};

/** Leads to the charge as it is: its code, its lines, its time. One that is looked at is not gone on with. */
export const ContinueCharge = ({ charge }: { charge: OpenCharge }) => {
  const { goOn, goOnOf } = useTexts().payments;
  const { what } = useChargeWords(charge);
  if (charge.under_review) return null;
  return (
    <ButtonLink to={paths.openCharge(charge)} color="mango" aria-label={goOnOf(what)}>
      {goOn}
    </ButtonLink>
  );
};
