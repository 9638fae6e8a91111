import { and, eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../platform/db/database.ts';
import { type PartSet, placementAnswerCounts } from './tables.ts';

export type AnswerCount = typeof placementAnswerCounts.$inferSelect;

const { form, part, question, since, answer, times } = placementAnswerCounts;

/** Counts one answer to each question. They come in one order always, so that two tests scored at once cannot deadlock. */
export const countAnswers = async (tx: Tx, answers: readonly Omit<AnswerCount, 'times'>[]): Promise<void> => {
  await tx
    .insert(placementAnswerCounts)
    .values(answers.map((one) => ({ ...one, times: 1 })))
    .onConflictDoUpdate({
      target: [form, part, question, since, answer],
      set: { times: sql`${times} + 1` },
    });
};

/** What was counted, of one part or of all: a few rows for each question and version. */
export const selectAnswerCounts = async (
  db: Database,
  of?: { form: PartSet; part: number },
): Promise<AnswerCount[]> => {
  // The example of an introduction is answered by nobody.
  if (of?.form === 'intro') return [];
  return db
    .select()
    .from(placementAnswerCounts)
    .where(of && and(eq(form, of.form), eq(part, of.part)))
    .orderBy(form, part, question, answer);
};
