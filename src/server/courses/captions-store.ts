import { createHash } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { firstRow } from '../platform/db/rows.ts';
import { videoCaptions } from './tables.ts';

export type CaptionsLanguage = (typeof videoCaptions.$inferSelect)['language'];
/** The captions that a course is to have: a text, '' for none, undefined for those that are there. */
type SentCaptions = Readonly<Record<CaptionsLanguage, string | undefined>>;

const { courseId: itsCourse, language: itsLanguage } = videoCaptions;

/** Which captions a course has, by their digests. */
export const captionsOf = (db: Database, courseId: number) =>
  db
    .select({ language: itsLanguage, digest: videoCaptions.digest })
    .from(videoCaptions)
    .where(eq(itsCourse, courseId))
    .orderBy(asc(itsLanguage));

export const readCaptions = (
  db: Database,
  courseId: number,
  language: CaptionsLanguage,
): Promise<{ captions: string; digest: string } | null> =>
  firstRow(
    db
      .select({ captions: videoCaptions.captions, digest: videoCaptions.digest })
      .from(videoCaptions)
      .where(and(eq(itsCourse, courseId), eq(itsLanguage, language))),
  );

/** Puts captions in the place of those that are there, in either language. */
export const saveCaptions = async (tx: Tx, courseId: number, sent: SentCaptions): Promise<void> => {
  for (const language of ['EN', 'ID'] as const) {
    const captions = sent[language];
    if (captions === undefined) continue;
    await tx.delete(videoCaptions).where(and(eq(itsCourse, courseId), eq(itsLanguage, language)));
    const digest = createHash('sha256').update(captions).digest('hex').slice(0, 12);
    if (captions !== '') await tx.insert(videoCaptions).values({ courseId, language, captions, digest });
  }
};
