import * as z from 'zod/mini';
import { mayBeBirthdate } from '../../../domain/accounts/birthdate.ts';
import { type CalendarDate, parseCalendarDate } from '../../../domain/values/calendar-date.ts';
import type { FieldProblem } from '../../../contract/refusals.ts';
import { useToday } from '../../frame/today.ts';

const problem: FieldProblem = 'invalid';

/** The contract's schema with the server's further check: the birthdate is possible today (rule R8). */
export const withBirthdateCheck = <Schema extends z.ZodMiniType<{ birthdate: string }>>(
  schema: Schema,
  today: CalendarDate,
): Schema =>
  schema.check(
    z.refine(
      ({ birthdate }) => {
        const day = parseCalendarDate(birthdate);
        return !day || mayBeBirthdate(day, today);
      },
      {
        error: problem,
        path: ['birthdate'],
        // Also while other fields are still wrong.
        when: ({ value }) => typeof (value as { birthdate?: unknown } | null)?.birthdate === 'string',
      },
    ),
  );

export const useBirthdateCheck = <Schema extends z.ZodMiniType<{ birthdate: string }>>(schema: Schema) =>
  withBirthdateCheck(schema, useToday());
