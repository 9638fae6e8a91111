import * as z from 'zod/mini';
import { MOST_WORDS } from '../domain/words/lesson-words.ts';
import { MOST_PRACTISED } from '../domain/words/questions.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import type { FieldProblem } from './refusals.ts';
import { DeskWords, LessonWord, WordQuestion } from './word-objects.ts';

const tag = 'Words';
const ofChild = z.object({ childId: field.id });

const mediaName = z.nullable(
  z
    .string({ error: field.missingOrInvalid })
    .check(z.regex(/^[\w-]{1,80}$/, { error: 'invalid' satisfies FieldProblem })),
);

/** How a child answered: the word that was asked, and whether it was found at the first touch. */
const WordAnswer = z.object({ word_id: field.id, right: z.boolean({ error: field.missingOrInvalid }) });
export type WordAnswer = z.output<typeof WordAnswer>;
const answers = z
  .array(WordAnswer, { error: field.missingOrInvalid })
  .check(
    z.minLength(1, 'required' satisfies FieldProblem),
    z.maxLength(MOST_PRACTISED, 'too_long' satisfies FieldProblem),
  );

/** What is left to practise. */
const Practice = {
  /** how many words the child has met that can be asked */
  met: z.int(),
  /** how many of them it knows well, and how many are still shaky */
  known: z.int(),
  shaky: z.int(),
  /** how many of them wait today */
  due: z.int(),
  /** the next day on which one waits, `YYYY-MM-DD`; null before the first was met */
  next_day: z.nullable(z.string()),
  /** the last day on which it met or practised one, `YYYY-MM-DD`; null before */
  last_day: z.nullable(z.string()),
};

export const words = {
  'GET /course/words/{courseId}': endpoint({
    summary: 'The words of a course master, in their order',
    tag,
    who: 'clerk',
    params: z.object({ courseId: field.id }),
    reply: DeskWords,
    refusals: ['not_found'],
  }),
  'POST /course/words': endpoint({
    summary:
      'Write the words of a course master anew: those with a `word_id` stay what children have learned, those left out go',
    tag,
    who: 'clerk',
    body: z.object({
      master_course_id: field.id,
      /** of the course master */
      version: field.version,
      words: z
        .array(
          z.object({
            word_id: z.optional(field.id),
            english: field.text(60),
            indonesian: field.text(60),
            /** of the drawn set, or as `POST /placement-media/picture` named it */
            picture: z._default(mediaName, null),
            /** as `POST /placement-media/recording` named it */
            recording: z._default(mediaName, null),
          }),
          { error: field.missingOrInvalid },
        )
        .check(z.maxLength(MOST_WORDS, 'too_long' satisfies FieldProblem)),
    }),
    reply: DeskWords,
    success: 'updated',
    refusals: ['not_found', 'changed_meanwhile'],
  }),
  'GET /course/word-media/{wordId}/{kind}': endpoint({
    summary: 'The picture or recording of a word that staff uploaded',
    tag,
    who: 'member',
    params: z.object({ wordId: field.id, kind: z.enum(['picture', 'recording']) }),
    /** as in the addresses of the word: without it nothing is found */
    query: field.ofVersion,
    answers: 'media',
  }),
  'GET /course/play/{courseId}': endpoint({
    summary: 'Three questions about the words of a lesson that an own child may open or has watched',
    tag,
    who: 'parent',
    params: z.object({ courseId: field.id }),
    query: z.object({ child_id: field.id }),
    reply: z.object({
      words: z.array(LessonWord),
      questions: z.array(WordQuestion),
      /** an ISO instant; null: not played yet */
      played_at: z.nullable(z.string()),
    }),
    refusals: ['not_found', 'lesson_closed'],
  }),
  'POST /course/play': endpoint({
    summary: 'Say that an own child has played the words of a lesson that it watched: its second star',
    tag,
    who: 'parent',
    body: z.object({ child_id: field.id, course_id: field.id, answers }),
    reply: z.object({ played_at: z.string() }),
    refusals: ['not_found', 'lesson_closed'],
  }),
  'GET /course/practice/{childId}': endpoint({
    summary: 'The words that an own child has met and that wait today, the shakiest first',
    tag,
    who: 'parent',
    params: ofChild,
    reply: z.object({
      words: z.array(LessonWord),
      questions: z.array(WordQuestion),
      ...Practice,
      /** which words are still shaky, of any lesson */
      shaky_words: z.array(z.int()),
    }),
    refusals: ['not_found'],
  }),
  'POST /course/practice': endpoint({
    summary: 'How an own child has answered: an answer a word and day counts',
    tag,
    who: 'parent',
    body: z.object({ child_id: field.id, answers }),
    reply: z.object(Practice),
    refusals: ['not_found'],
  }),
};
