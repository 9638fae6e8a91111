import { firstBillRefusal } from '../../../domain/billing/first-charge.ts';
import { type Term, isTerm } from '../../../domain/billing/terms.ts';
import type { CalendarDate } from '../../../domain/values/calendar-date.ts';

const KEY = 'kancil.asked-term';

const regionIn = (search: URLSearchParams, name: string) => {
  const code = search.get(name) ?? '';
  return /^\d{1,6}$/.test(code) ? code : '';
};

/** The region that a guest had worked out a price for, in the address of signing up; null when it names none. */
export const askedRegion = (search: URLSearchParams): { province: string; city: string } | null => {
  const [province, city] = [regionIn(search, 'province'), regionIn(search, 'city')];
  return province === '' || city === '' ? null : { province, city };
};

/** The interval of that price, in the same address; null when it names none. */
export const askedTermIn = (search: URLSearchParams): Term | null => {
  const term = Number(search.get('term'));
  return isTerm(term) ? term : null;
};

/**
 * Remembers the interval of that price on this device: between signing up and buying stands a mail, whose link opens another tab.
 * Storage may be blocked: then it is chosen as always.
 */
export const keepAskedTerm = (search: URLSearchParams): void => {
  try {
    const term = askedTermIn(search);
    if (term) localStorage.setItem(KEY, String(term));
  } catch {
    // Nothing is remembered.
  }
};

/** That interval, where a first bill of it can still be paid in a batch (rule R354); null when none is remembered. */
export const askedTerm = (startDate: CalendarDate, today: CalendarDate): Term | null => {
  try {
    const term = Number(localStorage.getItem(KEY));
    return isTerm(term) && firstBillRefusal(startDate, term, today) === null ? term : null;
  } catch {
    return null;
  }
};
