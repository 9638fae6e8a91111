import { and, asc, eq, isNotNull, isNull, lt, notExists, notInArray, or, sql } from 'drizzle-orm';
import { RENDITION_TRIES, type RenditionSide } from '../../domain/courses/renditions.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import { courseMasters, videoRenditions } from './tables.ts';

const { videoKey, tries, madeAt } = videoRenditions;
const itsVideo = courseMasters.videoKey;

/** The key of a smaller copy, or of the still, of a video: beside it, and no other video's. */
export const renditionKey = (video: string, what: RenditionSide | 'still'): string =>
  `${video.replace(/\.\w+$/, '')}/${what === 'still' ? 'still.jpg' : `${what}p.mp4`}`;

/** The video of a lesson in use whose smaller copies are to be made next, but for those passed over: the one that was tried least (rule R342). */
export const nextVideoToCopy = async (
  db: Database,
  passedOver: readonly string[],
): Promise<string | null> => {
  const [row] = await db
    .select({ video: itsVideo })
    .from(courseMasters)
    .leftJoin(videoRenditions, eq(videoKey, itsVideo))
    .where(
      and(
        isNotNull(itsVideo),
        notInArray(itsVideo, [...passedOver]),
        isNull(courseMasters.archivedAt),
        isNull(madeAt),
        or(isNull(tries), lt(tries, RENDITION_TRIES)),
      ),
    )
    .orderBy(sql`${tries} nulls first`, asc(courseMasters.courseId))
    .limit(1);
  return row?.video ?? null;
};

/** Videos of which copies may lie there, though no lesson has them any more. */
export const videosWithoutLesson = async (db: Database): Promise<string[]> => {
  const lesson = db.select().from(courseMasters).where(eq(itsVideo, videoKey));
  const rows = await db.select({ video: videoKey }).from(videoRenditions).where(notExists(lesson));
  return rows.map(({ video }) => video);
};

/** Says before anything is made that it is tried. @returns how often it was, with this time */
export const beginRenditions = async (tx: Tx, video: string): Promise<number> => {
  const [row] = await tx
    .insert(videoRenditions)
    .values({ videoKey: video, tries: 1, copies: [] })
    .onConflictDoUpdate({ target: videoKey, set: { tries: sql`${tries} + 1` } })
    .returning({ tries });
  return row?.tries ?? 1;
};

/** A try that was broken off from here does not count. */
export const takeBackTry = async (tx: Tx, video: string): Promise<void> => {
  await tx
    .update(videoRenditions)
    .set({ tries: sql`${tries} - 1` })
    .where(eq(videoKey, video));
};

type Made = Required<Pick<typeof videoRenditions.$inferInsert, 'madeAt' | 'height' | 'bytes' | 'copies'>>;

export const endRenditions = async (tx: Tx, video: string, made: Made): Promise<void> => {
  await tx.update(videoRenditions).set(made).where(eq(videoKey, video));
};

export const forgetRenditions = async (tx: Tx, video: string): Promise<void> => {
  await tx.delete(videoRenditions).where(eq(videoKey, video));
};
