import type { StaffRole } from '../accounts/staff-role.ts';

/** The praise that goes with every feedback on a task, as one of three stickers (rule R203). */
export const praises = ['wonderful', 'well_done', 'brave_try'] as const;
export type Praise = (typeof praises)[number];

/** Letters of a feedback. */
export const MOST_FEEDBACK = 2000;

/** What a teacher says of a task. */
export interface Feedback {
  readonly text: string;
  readonly praise: Praise;
  /** the teacher asks for the task once more */
  readonly onceMore: boolean;
}

/** Whether somebody of the staff sees what a child sent in, and says something of it: owners, and the child's teacher (rule R203). */
export const maySeeWork = (role: StaffRole): boolean => role !== 'clerk';

/**
 * What becomes of a feedback (rule R203): the family is told of the first one, which is `given`, and of one that now asks for the
 * task once more (`asked_again`); another that says something else is a correction of which nobody is told; one that says the same
 * changes nothing.
 */
export function effectOf(
  stored: Feedback | null,
  said: Feedback,
): 'given' | 'asked_again' | 'corrected' | 'kept' {
  if (stored === null) return 'given';
  if (said.onceMore && !stored.onceMore) return 'asked_again';
  const isSame =
    stored.text === said.text && stored.praise === said.praise && stored.onceMore === said.onceMore;
  return isSame ? 'kept' : 'corrected';
}

/** A task, as far as it decides whether it may be shown to everybody. */
export interface ShowableTask {
  readonly reviewedAt: Date | null;
  /** one of its files is a video that is ready */
  readonly hasVideo: boolean;
  /** the child's parent allows that it is shown in public */
  readonly mayBeShown: boolean;
}

/** Whether the draft of a student performance may be made of a task: with feedback, a video and the parent's consent (rule R204). */
export function showingOf({
  reviewedAt,
  hasVideo,
  mayBeShown,
}: ShowableTask): 'yes' | 'task_not_reviewed' | 'task_without_video' | 'task_without_consent' {
  if (reviewedAt === null) return 'task_not_reviewed';
  if (!mayBeShown) return 'task_without_consent';
  return hasVideo ? 'yes' : 'task_without_video';
}
