import { type CalendarDate, dayInJakarta, mondayOf } from '../values/calendar-date.ts';

/** The public pages on which a visit may begin; what is none of the others is `other`. */
export const entryPages = ['home', 'courses', 'cost', 'calendar', 'faq', 'news', 'other'] as const;
export type EntryPage = (typeof entryPages)[number];

/** What is counted of visits by their entry page: that they came, saw a price of their own, and signed up. */
export const visitSteps = ['came', 'priced', 'signed_up'] as const;
export type VisitStep = (typeof visitSteps)[number];

/** A browser that says of itself that nobody sits before it; robots that run no script are not heard of anyway. */
const robot = /bot|crawl|spider|slurp|preview|scan|monitor|headless|lighthouse|facebookexternalhit/i;

/**
 * Whether a visit is counted (rule R356).
 * @param userAgent what the browser calls itself; '' when it does not say
 * @param refusesCounting whether it asks by `Sec-GPC` or `DNT` to be left alone
 */
export const isCounted = (userAgent: string, refusesCounting: boolean): boolean =>
  !refusesCounting && userAgent !== '' && !robot.test(userAgent);

/** The Monday of the week in Jakarta in which something is counted. */
export const weekOf = (now: Date): CalendarDate => mondayOf(dayInJakarta(now));
