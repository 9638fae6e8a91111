import { expect, test } from 'vitest';
import { calendarDate } from '../values/calendar-date.ts';
import { paymentsGo } from './old-payment.ts';

const moved = [new Date('2026-08-10T03:00:00Z'), new Date('2027-04-01T03:00:00Z')];

test.each([
  ['2037-03-31', false, false],
  ['2037-04-01', false, true],
  ['2037-04-01', true, false],
])(
  'on %s, with money that may move: %s, payments of 2026 and April 2027 go: %s (rule R182)',
  (today, mayMove, goes) => {
    expect(paymentsGo({ moved, mayMove }, calendarDate(today))).toBe(goes);
  },
);
