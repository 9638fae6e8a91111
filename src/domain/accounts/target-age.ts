import { type CalendarDate, ageOn } from '../values/calendar-date.ts';

/** The ages the course is made for, both included (rule R8). */
export const targetAge = { from: 6, to: 13 } as const;

/** Whether the course suits a child born on `birthdate`. Only advice: a child of any age may be registered. */
export const suitsAge = (birthdate: CalendarDate, today: CalendarDate): 'too_young' | 'yes' | 'too_old' => {
  const age = ageOn(birthdate, today);
  if (age < targetAge.from) return 'too_young';
  return age > targetAge.to ? 'too_old' : 'yes';
};
