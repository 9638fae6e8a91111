import { and, asc, eq } from 'drizzle-orm';
import type { Sentence } from '../../contract/report-objects.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { type InBoth, type SentenceGroup, mayBeSentence } from '../../domain/reports/sentences.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Database } from '../platform/db/database.ts';
import type { ReportsContext, Writer } from './context.ts';
import type { KeptSentence } from '../../domain/reports/content.ts';
import { shippedSentences } from './sentences.ts';
import { reportSentences } from './tables.ts';

type Context = Pick<ReportsContext, 'database' | 'clock'>;

/** More than anybody would look through. */
const MOST_OWN = 500;
const own = 'own-';

const ownSentences = async (db: Database): Promise<KeptSentence[]> => {
  const rows = await db
    .select()
    .from(reportSentences)
    .orderBy(asc(reportSentences.sentenceId))
    .limit(MOST_OWN);
  return rows.map(({ sentenceId, group, english, indonesian }) => ({
    sentenceId: `${own}${sentenceId}`,
    group,
    en: english,
    id: indonesian,
  }));
};

/** The bank: what comes with the product, then what staff added. */
export const allSentences = async (db: Database): Promise<readonly KeptSentence[]> => [
  ...shippedSentences,
  ...(await ownSentences(db)),
];

/** A sentence as the wire shows it. */
export const presentSentence = ({ sentenceId, group, en, id }: KeptSentence): Sentence => ({
  sentence_id: sentenceId,
  group,
  en,
  id,
  is_own: sentenceId.startsWith(own),
});

/** The whole bank. */
export const listSentences = async (db: Database): Promise<{ sentences: Sentence[] }> => ({
  sentences: (await allSentences(db)).map(presentSentence),
});

/** Adds a sentence for everybody who writes reports; one that is there already stays alone. */
export const addSentence = (
  { database, clock }: Context,
  { by, group, en, id }: InBoth & { by: Writer; group: SentenceGroup },
): Promise<{ sentences: Sentence[] } | Refused<'sentence_names_differ'>> =>
  database.transaction(async (tx) => {
    if (!mayBeSentence({ en, id })) return refuse('sentence_names_differ');
    const now = clock.now();
    const [added] = await tx
      .insert(reportSentences)
      .values({ group, english: en, indonesian: id, addedBy: by.userId, addedAt: now })
      .onConflictDoNothing()
      .returning();
    if (added)
      await recordChange(tx, {
        by: by.userId,
        at: now,
        kind: 'report_sentence',
        objectId: added.sentenceId,
        name: en,
        before: null,
        after: { sentence_group: group, sentence: en, sentence_indo: id },
      });
    return listSentences(tx);
  });

const ownNumber = (sentenceId: string): number | null => {
  const found = /^own-(\d{1,9})$/.exec(sentenceId)?.[1];
  return found === undefined ? null : Number(found);
};

/** Takes a sentence out of the bank: an owner any that was added, a teacher the own ones. Reports keep what they say. */
export const removeSentence = (
  { database, clock }: Context,
  { by, sentenceId }: { by: Writer; sentenceId: string },
): Promise<{ sentences: Sentence[] } | Refused<'not_found'>> =>
  database.transaction(async (tx) => {
    const number = ownNumber(sentenceId);
    if (number === null) return refuse('not_found');
    const [removed] = await tx
      .delete(reportSentences)
      .where(
        and(
          eq(reportSentences.sentenceId, number),
          by.role === 'owner' ? undefined : eq(reportSentences.addedBy, by.userId),
        ),
      )
      .returning();
    if (!removed) return refuse('not_found');
    await recordChange(tx, {
      by: by.userId,
      at: clock.now(),
      kind: 'report_sentence',
      objectId: number,
      name: removed.english,
      before: { sentence_group: removed.group, sentence: removed.english, sentence_indo: removed.indonesian },
      after: null,
    });
    return listSentences(tx);
  });
