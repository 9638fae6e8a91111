import type { DeskReport, ReportContent, Sentence } from '../../../contract/report-objects.ts';
import {
  type LadderStep,
  type ReportSkill,
  isLadderStep,
  reportSkills,
} from '../../../domain/reports/ladder.ts';
import { saidOf } from '../../../domain/reports/sentences.ts';

/** As many sentences as a report takes. */
export const mostSentences = { remarks: 12, next_steps: 6 } as const;
export type SentenceField = keyof typeof mostSentences;

/** What the form of a report holds, as texts: a step is '' or its number, sentences are their ids with spaces between. */
export type ReportEntry = Record<ReportSkill | SentenceField | 'text_en' | 'text_id' | 'same_words', string>;

/** The names of what the form holds. */
export const entryNames = [
  ...reportSkills,
  'remarks',
  'next_steps',
  'text_en',
  'text_id',
  'same_words',
] as const satisfies readonly (keyof ReportEntry)[];

export const stepOf = (text: string): LadderStep | null => {
  const step = Number(text);
  return isLadderStep(step) ? step : null;
};

/** The ids that a field of sentences holds, in their order. */
export const idsIn = (text: string): string[] => text.split(' ').filter(Boolean);

/** A field of sentences with one more at its end, or without one that it held. */
export const toggled = (text: string, sentenceId: string): string => {
  const ids = idsIn(text);
  const without = ids.filter((id) => id !== sentenceId);
  return (without.length < ids.length ? without : [...ids, sentenceId]).join(' ');
};

const idsOf = (sentences: ReportContent['remarks']) => sentences.map(({ sentence_id: id }) => id).join(' ');

/** What the form shows of a report. */
export const entryOf = ({
  content: { ladder, remarks, next_steps: home, text },
  same_words: same,
}: Pick<DeskReport, 'content' | 'same_words'>): ReportEntry => ({
  listening: String(ladder.listening ?? ''),
  speaking: String(ladder.speaking ?? ''),
  reading: String(ladder.reading ?? ''),
  writing: String(ladder.writing ?? ''),
  words: String(ladder.words ?? ''),
  remarks: idsOf(remarks),
  next_steps: idsOf(home),
  text_en: text.en,
  text_id: text.id,
  same_words: same ? 'yes' : '',
});

/** What the call that keeps a report takes. */
export const contentOf = (entry: ReportEntry) => ({
  ladder: {
    listening: stepOf(entry.listening),
    speaking: stepOf(entry.speaking),
    reading: stepOf(entry.reading),
    writing: stepOf(entry.writing),
    words: stepOf(entry.words),
  },
  remarks: idsIn(entry.remarks),
  next_steps: idsIn(entry.next_steps),
  text: { en: entry.text_en, id: entry.text_id },
  same_words: entry.same_words !== '',
});

/** The steps that the tests propose where none was chosen. */
export const withProposed = (entry: ReportEntry, proposed: ReportContent['ladder']): ReportEntry => ({
  ...entry,
  ...Object.fromEntries(
    reportSkills
      .filter((skill) => entry[skill] === '' && proposed[skill] !== null)
      .map((skill) => [skill, String(proposed[skill])]),
  ),
});

/** The sentences that can be chosen for a child, its name in them: those of the bank, and those that its report holds already. */
export const sentencesFor = (
  bank: readonly Sentence[],
  { remarks, next_steps: home }: Pick<ReportContent, 'remarks' | 'next_steps'>,
  name: string,
): Pick<Sentence, 'sentence_id' | 'group' | 'en' | 'id'>[] => {
  const known = new Set(bank.map(({ sentence_id: id }) => id));
  const gone = [...remarks, ...home].filter(({ sentence_id: id }) => !known.has(id));
  return [...bank.map((one) => ({ ...one, en: saidOf(one.en, name), id: saidOf(one.id, name) })), ...gone];
};
export type ShownSentence = ReturnType<typeof sentencesFor>[number];

const wordsIn = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** The sentences that have all of these words, in either language. */
export const foundSentences = (sentences: readonly ShownSentence[], asked: string): ShownSentence[] => {
  const words = wordsIn(asked);
  return sentences.filter(({ en, id }) => {
    const [english, indonesian] = [en.toLowerCase(), id.toLowerCase()];
    return words.every((word) => english.includes(word)) || words.every((word) => indonesian.includes(word));
  });
};

/** What a report still lacks before it can be handed over (rule R212). */
export interface Missing {
  skills: ReportSkill[];
  strength: boolean;
  home: boolean;
}

export const missingIn = (entry: ReportEntry, sentences: readonly ShownSentence[]): Missing => {
  const remarks = idsIn(entry.remarks);
  return {
    skills: reportSkills.filter((skill) => stepOf(entry[skill]) === null),
    strength: !sentences.some(({ sentence_id: id, group }) => group === 'strengths' && remarks.includes(id)),
    home: idsIn(entry.next_steps).length === 0,
  };
};
