import type { HolidayRow } from './holiday-store.ts';
import type { TaskRow } from './task-store.ts';

/** What the audit log keeps of feedback: of its words, which may name the child, only how long they are. */
export const auditedFeedback = ({
  praise,
  onceMore,
  feedback,
  reviewedAt,
  correctedAt,
}: Pick<TaskRow, 'praise' | 'onceMore' | 'feedback' | 'reviewedAt' | 'correctedAt'>) => ({
  praise,
  once_more: onceMore,
  letters: feedback.length,
  feedback_at: (correctedAt ?? reviewedAt)?.toISOString() ?? null,
});

/** What the audit log keeps of a public holiday. */
export const auditedHoliday = ({ name, nameIndo }: HolidayRow) => ({ name, name_indo: nameIndo });
