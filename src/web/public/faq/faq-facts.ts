import { totalsOf } from '../../../domain/billing/amounts.ts';
import { packageExtras } from '../../../domain/billing/packages.ts';
import type { PaymentType } from '../../../domain/billing/payment-methods.ts';
import { type Prices, intervalPrice, priceItems, savedInYear } from '../../../domain/billing/price-items.ts';
import { type Term, billsInYear, terms } from '../../../domain/billing/terms.ts';
import { formatsOf } from '../../../i18n/formats.ts';
import type { Language } from '../../../i18n/language.ts';
import type { CourseFacts, PackageFacts } from '../../../i18n/questions.ts';
import type { PriceList } from '../../billing/price-list.ts';
import { intakeNames } from '../pieces/intake-names.ts';
import { schoolRules } from '../pieces/school-rules.ts';

/** Every figure of the answers, from the school's rules and its price list. `methodName` words a way to pay. */
export const faqFacts = (
  { prices, methods }: Pick<PriceList, 'prices' | 'methods'>,
  { language, methodName }: { language: Language; methodName: (type: PaymentType) => string },
): CourseFacts => ({
  ...schoolRules,
  intakes: intakeNames(language),
  packages: terms.map((term) => packageFacts(prices, term)),
  once: onceFacts(prices),
  methods: {
    taken: methods.filter(({ offered }) => offered).map(({ type }) => ({ type, name: methodName(type) })),
    others: methods.filter(({ offered }) => !offered).map(({ type }) => methodName(type)),
  },
  cardFee: cardFee(methods, language),
});

const cardFee = (methods: PriceList['methods'], language: Language): CourseFacts['cardFee'] => {
  const card = methods.find(({ offered, feeShare }) => offered && feeShare > 0);
  return card ? formatsOf(language).percent(card.feeShare) : null;
};

const packageFacts = ({ intervals }: Prices, term: Term): PackageFacts => {
  const price = intervals[term];
  return {
    months: term,
    bills: billsInYear[term],
    price: intervalPrice(price),
    saving: savedInYear(price, term),
    ...packageExtras[term],
  };
};

const onceFacts = (prices: Prices): CourseFacts['once'] => ({
  registration: prices.registration,
  kit: prices.kit,
  book: prices.book,
  total: totalsOf(priceItems('BUY_COURSE', prices, { term: null, delivery: null })).net,
});
