import { linkLifetime } from '../../../domain/accounts/account-status.ts';
import { retention } from '../../../domain/accounts/retention.ts';
import { targetAge } from '../../../domain/accounts/target-age.ts';
import { defaultFeeShare, totalsOf } from '../../../domain/billing/amounts.ts';
import { packageExtras } from '../../../domain/billing/packages.ts';
import {
  type PaymentType,
  bearsFee,
  isOffered,
  paymentTypes,
} from '../../../domain/billing/payment-methods.ts';
import { type Prices, intervalPrice, priceItems } from '../../../domain/billing/price-items.ts';
import { type Term, billsInYear, terms } from '../../../domain/billing/terms.ts';
import { releaseLength } from '../../../domain/calendar/release.ts';
import { units, weeksOfUnit } from '../../../domain/calendar/unit-and-week.ts';
import {
  feedbackDays,
  firstGradeWithNativeTeacher,
  mostInLiveClass,
  unitsBetweenTests,
} from '../../../domain/courses/class-rules.ts';
import { firstGrade, grades, highestGrade } from '../../../domain/enrolment/grade.ts';
import { placementAge, placementTime } from '../../../domain/enrolment/placement-standing.ts';
import { siblingPause } from '../../../domain/placement/starting.ts';
import { parts } from '../../../domain/placement/test-parts.ts';
import { testLength } from '../../../domain/placement/test-window.ts';
import { parcelWeight } from '../../../domain/shipping/parcel.ts';
import { noMoney } from '../../../domain/values/money.ts';
import type { CourseFacts, PackageFacts } from '../../../i18n/questions.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Every figure of the answers, from the school's rules and today's prices. `methodName` words a way to pay. */
export const faqFacts = (prices: Prices, methodName: (type: PaymentType) => string): CourseFacts => ({
  ages: targetAge,
  grades: { first: firstGrade, last: highestGrade, count: grades.length },
  placementAge,
  test: { parts: parts.length, minutes: testLength / minute },
  placementDays: placementTime / day,
  siblingMinutes: siblingPause / minute,
  units: units.length,
  weeksInUnit: weeksOfUnit.length,
  unitsBetweenTests,
  videoWeeks: releaseLength / (7 * day),
  mostInLiveClass,
  feedbackDays,
  nativeTeacherFrom: firstGradeWithNativeTeacher,
  packages: terms.map((term) => packageFacts(prices, term)),
  once: onceFacts(prices),
  parcelKilos: parcelWeight / 1000,
  methods: {
    taken: paymentTypes.filter(isOffered).map(methodName),
    others: paymentTypes.filter((type) => !isOffered(type)).map(methodName),
  },
  cardFee: paymentTypes.some((type) => isOffered(type) && bearsFee(type)) ? defaultFeeShare * 100 : null,
  activationHours: linkLifetime.activation / hour,
  resetHours: linkLifetime.reset / hour,
  unusedDays: retention.unusedAccounts / day,
});

const packageFacts = ({ intervals }: Prices, term: Term): PackageFacts => {
  const bills = billsInYear[term];
  // The same discount comes with every bill of the year.
  const bill = { kind: 'interval', value: noMoney, discount: intervals[term].discount } as const;
  const saving = totalsOf(Array.from({ length: bills }, () => bill)).discount;
  return { months: term, bills, price: intervalPrice(intervals[term]), saving, ...packageExtras[term] };
};

const onceFacts = (prices: Prices): CourseFacts['once'] => ({
  registration: prices.registration,
  kit: prices.kit,
  book: prices.book,
  total: totalsOf(priceItems('BUY_COURSE', prices, { term: null, delivery: null })).net,
});
