import type { HolidayRow } from './holiday-store.ts';
import type { TaskRow } from './task-store.ts';

/** What the audit log, which clerks read, keeps of feedback: when it was given or corrected, and how long its words are (rule R203). */
export const auditedFeedback = ({
  feedback,
  reviewedAt,
  correctedAt,
}: Pick<TaskRow, 'feedback' | 'reviewedAt' | 'correctedAt'>) => ({
  letters: feedback.length,
  feedback_at: (correctedAt ?? reviewedAt)?.toISOString() ?? null,
});

/** What the audit log keeps of a public holiday. */
export const auditedHoliday = ({ name, nameIndo }: HolidayRow) => ({ name, name_indo: nameIndo });
