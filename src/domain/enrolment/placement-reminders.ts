import { placementDeadline } from './placement-status.ts';

const HOUR = 60 * 60 * 1000;

/** How long before the time for the placement test ends its parent is reminded, in milliseconds: a day and 3 hours (rule R95). */
const reminderLeads = [24 * HOUR, 3 * HOUR] as const;

/** How many reminders of the placement test there are at most. */
export const reminderCount = reminderLeads.length;

/** When the reminder after the first `given` ones is due; null when there is none more. `settledAt` as of the first payment. */
export const nextReminderAt = (settledAt: Date, given: number): Date | null => {
  const lead = reminderLeads[given];
  return lead === undefined ? null : new Date(placementDeadline(settledAt).getTime() - lead);
};

/** How many reminders have become due at `now`, whether they were given or missed. */
export const remindersDue = (settledAt: Date, now: Date): number =>
  reminderLeads.filter((lead) => now.getTime() >= placementDeadline(settledAt).getTime() - lead).length;
