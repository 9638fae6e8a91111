import type { OpenDatabase } from '../platform/db/database.ts';

/**
 * Does `work` while nobody else lets go of a lesson's video or takes one up. A file may serve several lessons, and is
 * removed after the change that let go of it last: without taking turns, a lesson could point to a file just removed.
 */
export const whileVideosStand = <T>(database: OpenDatabase, work: () => Promise<T>): Promise<T> =>
  database.exclusively("lessons' videos", work);
