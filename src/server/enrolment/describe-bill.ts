import { type Bill, openUntil } from '../../domain/billing/bills.ts';
import { type Term, billsInYear } from '../../domain/billing/terms.ts';
import type { CalendarDate } from '../../domain/values/calendar-date.ts';
import { longDate } from '../../i18n/dates.ts';
import * as en from '../../i18n/en/billing.ts';
import * as id from '../../i18n/id/billing.ts';
import type { Language } from '../../i18n/language.ts';

const words = { en: en.billing, id: id.billing };

/** What a bill is called: `Bill 1 of 6 · 12 August 2026 – 11 October 2026`. */
export const describeBill = (
  language: Language,
  bill: Pick<Bill, 'sequence' | 'periodStart' | 'periodEnd'>,
  { term, batch }: { readonly term: Term; readonly batch: { readonly startDate: CalendarDate } },
): string =>
  words[language].bill(
    bill.sequence,
    billsInYear[term],
    longDate(language, bill.periodStart),
    longDate(language, openUntil(bill, batch.startDate)),
  );
