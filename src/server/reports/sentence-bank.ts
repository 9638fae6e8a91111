import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Sentence } from '../../contract/report-objects.ts';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { type InBoth, type SentenceGroup, mayBeSentence } from '../../domain/reports/sentences.ts';
import type { KeptSentence } from '../../domain/reports/content.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Database, Tx } from '../platform/db/database.ts';
import type { ReportsContext, Writer } from './context.ts';
import { shippedSentences } from './sentences.ts';
import { reportSentences } from './tables.ts';

type Context = Pick<ReportsContext, 'database' | 'clock'>;

/** As many sentences as staff add: more than anybody would look through. */
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

type SentenceRow = typeof reportSentences.$inferSelect;

const recordSentence = async (
  tx: Tx,
  { by, at }: { by: Writer; at: Date },
  before: SentenceRow | null,
  after: SentenceRow | null,
): Promise<void> => {
  const of = before ?? after;
  if (!of) return;
  const facts = (row: SentenceRow | null) =>
    row && { sentence_group: row.group, sentence: row.english, sentence_indo: row.indonesian };
  const said = { kind: 'report_sentence', objectId: of.sentenceId, name: of.english } as const;
  await recordChange(tx, { ...said, by: by.userId, at, before: facts(before), after: facts(after) });
};

/** An owner deals with every sentence that was added, a teacher with the own ones. */
const isOf = (by: Writer, number: number) =>
  and(
    eq(reportSentences.sentenceId, number),
    by.role === 'owner' ? undefined : eq(reportSentences.addedBy, by.userId),
  );

/** Until the transaction ends nobody else changes the bank: two at once do not overfill it. */
const lockBank = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('report_sentences'), 0)`);

/** Adds a sentence for everybody who writes reports; one that is there already stays alone. */
export const addSentence = (
  { database, clock }: Context,
  { by, group, en, id }: InBoth & { by: Writer; group: SentenceGroup },
): Promise<{ sentences: Sentence[] } | Refused<'sentence_names_differ' | 'too_many_sentences'>> =>
  database.transaction(async (tx) => {
    if (!mayBeSentence({ en, id })) return refuse('sentence_names_differ');
    const now = clock.now();
    await lockBank(tx);
    if ((await tx.$count(reportSentences)) >= MOST_OWN) return refuse('too_many_sentences');
    const [added] = await tx
      .insert(reportSentences)
      .values({ group, english: en, indonesian: id, addedBy: by.userId, addedAt: now })
      .onConflictDoNothing()
      .returning();
    if (added) await recordSentence(tx, { by, at: now }, null, added);
    return listSentences(tx);
  });

const ownNumber = (sentenceId: string): number | null => {
  const found = /^own-(\d{1,9})$/.exec(sentenceId)?.[1];
  return found === undefined ? null : Number(found);
};

/** Changes a sentence of the bank: an owner any that was added, a teacher the own ones. Reports keep what they say. */
export const changeSentence = (
  { database, clock }: Context,
  { by, sentenceId, group, en, id }: InBoth & { by: Writer; sentenceId: string; group: SentenceGroup },
): Promise<{ sentences: Sentence[] } | Refused<'not_found' | 'sentence_names_differ' | 'sentence_there'>> =>
  database.transaction(async (tx) => {
    const number = ownNumber(sentenceId);
    if (number === null) return refuse('not_found');
    if (!mayBeSentence({ en, id })) return refuse('sentence_names_differ');
    await lockBank(tx);
    const [before] = await tx.select().from(reportSentences).where(isOf(by, number));
    if (!before) return refuse('not_found');
    const same = and(eq(reportSentences.group, group), eq(reportSentences.english, en));
    if ((await tx.$count(reportSentences, and(same, ne(reportSentences.sentenceId, number)))) > 0)
      return refuse('sentence_there');
    const [after] = await tx
      .update(reportSentences)
      .set({ group, english: en, indonesian: id })
      .where(eq(reportSentences.sentenceId, number))
      .returning();
    if (after) await recordSentence(tx, { by, at: clock.now() }, before, after);
    return listSentences(tx);
  });

/** Takes a sentence out of the bank: an owner any that was added, a teacher the own ones. Reports keep what they say. */
export const removeSentence = (
  { database, clock }: Context,
  { by, sentenceId }: { by: Writer; sentenceId: string },
): Promise<{ sentences: Sentence[] } | Refused<'not_found'>> =>
  database.transaction(async (tx) => {
    const number = ownNumber(sentenceId);
    if (number === null) return refuse('not_found');
    const [removed] = await tx.delete(reportSentences).where(isOf(by, number)).returning();
    if (!removed) return refuse('not_found');
    await recordSentence(tx, { by, at: clock.now() }, removed, null);
    return listSentences(tx);
  });
