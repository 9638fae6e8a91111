import { totalsOf } from '../../../domain/billing/amounts.ts';
import { packageExtras } from '../../../domain/billing/packages.ts';
import type { PaymentType } from '../../../domain/billing/payment-methods.ts';
import { type Prices, intervalPrice, priceItems, savedInYear } from '../../../domain/billing/price-items.ts';
import { type Term, billsInYear, terms } from '../../../domain/billing/terms.ts';
import { longDate } from '../../../i18n/dates.ts';
import { formatsOf } from '../../../i18n/formats.ts';
import type { Language } from '../../../i18n/language.ts';
import type { CourseFacts, PackageFacts } from '../../../i18n/questions.ts';
import type { PriceList } from '../../billing/price-list.ts';
import type { Start } from '../our-courses/finders/next-start.ts';
import { intakeNames } from '../pieces/intake-names.ts';
import { schoolRules } from '../pieces/school-rules.ts';

interface Told {
  readonly language: Language;
  /** words a way to pay */
  readonly methodName: (type: PaymentType) => string;
  readonly start: Start;
  readonly teacher: CourseFacts['teacher'];
  readonly classTimes: CourseFacts['classTimes'];
}

/** Every figure of the answers, from the school's rules, its price list and the next start. */
export const faqFacts = (
  { prices, methods }: Pick<PriceList, 'prices' | 'methods'>,
  { language, methodName, start, teacher, classTimes }: Told,
): CourseFacts => ({
  ...schoolRules,
  intakes: intakeNames(language),
  open: openFacts(start, language),
  teacher,
  classTimes,
  packages: terms.map((term) => packageFacts(prices, term)),
  once: onceFacts(prices),
  methods: {
    taken: methods.filter(({ offered }) => offered).map(({ type }) => ({ type, name: methodName(type) })),
    others: methods.filter(({ offered }) => !offered).map(({ type }) => methodName(type)),
  },
  cardFee: cardFee(methods, language),
});

const openFacts = (start: Start, language: Language): CourseFacts['open'] => {
  if (start.batch === null) return null;
  const { from, to } = start.registration;
  return {
    from: longDate(language, from),
    to: longDate(language, to),
    start: longDate(language, start.startDate),
  };
};

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
