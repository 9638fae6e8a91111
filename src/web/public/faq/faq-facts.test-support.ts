import { paymentMethod, paymentTypes } from '../../../domain/billing/payment-methods.ts';
import { rupiah } from '../../../domain/values/money.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import type { SchoolRules } from '../../../i18n/questions.ts';
import { faqFacts } from './faq-facts.ts';

const interval = (normalPrice: number, discount: number) => ({
  normalPrice: rupiah(normalPrice),
  discount: rupiah(discount),
});

export const prices = {
  registration: rupiah(250_000),
  kit: rupiah(350_000),
  book: rupiah(200_000),
  intervals: {
    2: interval(700_000, 0),
    4: interval(1_400_000, 100_000),
    12: interval(4_200_000, 1_000_000),
  },
};

const names = { gopay: 'QRIS', echannel: 'Mandiri Virtual Account', credit_card: 'Credit Card' };

export const methods = paymentTypes.map((type) => paymentMethod(type, 0.03));

/** While no batch is open and no teacher is named. */
export const unsaid = {
  start: {
    batch: null,
    registrationMonth: calendarDate('2026-07-01'),
    startMonth: calendarDate('2026-08-01'),
  },
  teacher: null,
  classTimes: null,
};

/** Every figure of the school is another one here, from 71 on, so that an old one in a text is its own. */
export const changedRules: SchoolRules = {
  ages: { from: 71, to: 72 },
  grades: { first: 73, last: 74, count: 75 },
  placementAge: 76,
  test: { parts: 77, minutes: 78 },
  placementDays: 79,
  siblingMinutes: 81,
  units: 82,
  weeksInUnit: 84,
  unitsBetweenTests: 85,
  videoWeeks: 86,
  maxInLiveClass: 87,
  feedbackDays: 88,
  moneyDays: 95,
  nativeTeacherFrom: 89,
  parcelKilos: 91,
  activationHours: 92,
  resetHours: 93,
  unusedDays: 94,
};

export const courseFacts = faqFacts(
  { prices, methods },
  { language: 'en', methodName: (type) => names[type], ...unsaid },
);
