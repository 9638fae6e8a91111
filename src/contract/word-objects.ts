import * as z from 'zod/mini';
import { questionKinds } from '../domain/words/questions.ts';
import { namedObject } from './named-object.ts';

/** A word of a lesson as a child meets it. */
export const LessonWord = namedObject('LessonWord', {
  word_id: z.int(),
  english: z.string(),
  indonesian: z.string(),
  /** of the drawn set, or one that staff uploaded; null: the word has none */
  picture_url: z.nullable(z.string()),
  /** null: the device says it, where it has an English voice */
  recording_url: z.nullable(z.string()),
});
export type LessonWord = z.output<typeof LessonWord>;

/** A word of a lesson as staff write it. */
export const DeskWord = z
  .extend(LessonWord, {
    /** the name of one of the drawn set, or of an uploaded one */
    picture: z.nullable(z.string()),
    /** the name of an uploaded one */
    recording: z.nullable(z.string()),
  })
  .register(z.globalRegistry, { id: 'DeskWord' });
export type DeskWord = z.output<typeof DeskWord>;

/** The words of a course master, with its version. */
export const DeskWords = z.object({ words: z.array(DeskWord), version: z.int() });
export type DeskWords = z.output<typeof DeskWords>;

/** What a child is asked of a word. */
export const WordQuestion = namedObject('WordQuestion', {
  word_id: z.int(),
  /**
   * `hear`: the word is spoken, its picture is picked; `read`: it is written, its picture is picked; `name`: its picture is shown, the
   * English word is picked; `mean`: the Indonesian word is shown, the English one is picked
   */
  kind: z.enum(questionKinds),
  /** words of the answer, the right one among them */
  choices: z.array(z.int()),
});
export type WordQuestion = z.output<typeof WordQuestion>;
