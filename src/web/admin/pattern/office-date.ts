import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import type { Formats } from '../../../i18n/formats.ts';

/** A day as the back office reads it: DD-MM-YYYY of the wire's YYYY-MM-DD. */
export const officeDate = (day: string): string => day.split('-').toReversed().join('-');

/** An instant of the wire as the back office reads it: DD-MM-YYYY hh:mm. */
export const officeMoment = (instant: string, { time }: Pick<Formats, 'time'>): string => {
  const moment = new Date(instant);
  return `${officeDate(dayInJakarta(moment))} ${time(moment)}`;
};
