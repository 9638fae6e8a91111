import { intakes } from '../../../domain/calendar/intakes.ts';
import { monthName } from '../../../i18n/dates.ts';
import type { BothIntakes } from '../../../i18n/intake-names.ts';
import type { Language } from '../../../i18n/language.ts';

/** The months of the two intakes, named for the texts that mention them. */
export const intakeNames = (language: Language): BothIntakes => {
  const named = (month: (typeof intakes)[number]) => ({
    register: monthName(language, month.register),
    start: monthName(language, month.start),
  });
  return [named(intakes[0]), named(intakes[1])];
};
