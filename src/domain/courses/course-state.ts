import * as release from '../calendar/release.ts';

/** The state of a course for a child: not released, available, watched, or gone unwatched. */
export type CourseState = 'SCHEDULED' | 'AVAILABLE' | 'WATCHED' | 'EXPIRED';

/** Whether a course is there at `now`: released, and not gone. */
export const isAvailable = (
  { releasedAt, goneAt }: { readonly releasedAt: Date; readonly goneAt: Date },
  now: Date,
): boolean => releasedAt.getTime() <= now.getTime() && now.getTime() < goneAt.getTime();

/**
 * The state at `now`. Watched outranks expired; a course that is released in the future is SCHEDULED even when it was
 * watched, which a swap or a change of grade can bring about (rule R27).
 */
export function courseState(released: Date, watchedAt: Date | null, now: Date): CourseState {
  if (now.getTime() < released.getTime()) return 'SCHEDULED';
  if (watchedAt !== null) return 'WATCHED';
  return now.getTime() < release.goneAt(released).getTime() ? 'AVAILABLE' : 'EXPIRED';
}
