/** The state of a course for a child: not released, available, watched, or gone unwatched. */
export type CourseState = 'SCHEDULED' | 'AVAILABLE' | 'WATCHED' | 'EXPIRED';

/** When a course comes and goes in a child's year. */
export interface Release {
  readonly releasedAt: Date;
  readonly goneAt: Date;
}

/** Whether a course is there at `now`: released, and not gone. */
export const isAvailable = ({ releasedAt, goneAt }: Release, now: Date): boolean =>
  releasedAt.getTime() <= now.getTime() && now.getTime() < goneAt.getTime();

/**
 * The state at `now`. Watched outranks expired; a course that is released in the future is SCHEDULED even when it was
 * watched, which a swap or a change of grade can bring about (rule R27).
 */
export function courseState(release: Release, watchedAt: Date | null, now: Date): CourseState {
  if (now.getTime() < release.releasedAt.getTime()) return 'SCHEDULED';
  if (watchedAt !== null) return 'WATCHED';
  return isAvailable(release, now) ? 'AVAILABLE' : 'EXPIRED';
}
