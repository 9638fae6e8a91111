import { goneAt } from '../calendar/release.ts';

/** The state of a course for a child: not released, available, watched, or gone unwatched. */
export type CourseState = 'SCHEDULED' | 'AVAILABLE' | 'WATCHED' | 'EXPIRED';

/** Whether a course released at `released` is available at `now`: from that instant for 14 x 24 hours. */
export const isAvailable = (released: Date, now: Date): boolean => now >= released && now < goneAt(released);

/**
 * The state at `now`. Watched outranks expired; a course that is released in the future is SCHEDULED even when it was
 * watched, which a swap or a change of grade can bring about (rule R27).
 */
export function courseState(released: Date, watchedAt: Date | null, now: Date): CourseState {
  if (now < released) return 'SCHEDULED';
  if (watchedAt !== null) return 'WATCHED';
  return now < goneAt(released) ? 'AVAILABLE' : 'EXPIRED';
}
