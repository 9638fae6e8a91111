import * as z from 'zod/mini';
import { cefrLevels, choiceTypes, forms, skills } from '../domain/placement/items.ts';
import { namedObject } from './named-object.ts';

const mediaUrl = z.nullable(z.string());

/** What is asked in a question of any test and what is right, as staff know it. */
export const DeskItem = namedObject('TestItem', {
  type: z.enum([...choiceTypes, 'order']),
  /** for staff: what it tests */
  tests: z.string(),
  prompt: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  picture_url: mediaUrl,
  recording: z.nullable(
    z.object({
      name: z.string(),
      url: z.string(),
      lines: z.array(z.object({ speaker: z.enum(['woman', 'man']), text: z.string() })),
    }),
  ),
  /** questions with the same name share the text */
  passage: z.nullable(z.object({ name: z.string(), title: z.nullable(z.string()), text: z.string() })),
  /** empty when words are put into order */
  choices: z.array(
    z.object({
      id: z.enum(['a', 'b', 'c', 'd']),
      text: z.nullable(z.string()),
      picture: z.nullable(z.string()),
      picture_url: mediaUrl,
      /** null of the right one */
      why_wrong: z.nullable(z.string()),
    }),
  ),
  right: z.nullable(z.enum(['a', 'b', 'c', 'd'])),
  /** in one right order; empty when a choice is picked */
  words: z.array(z.string()),
  end: z.nullable(z.enum(['.', '?', '!'])),
  accepted: z.array(z.string()),
  mistakes: z.array(z.object({ order: z.string(), why_wrong: z.string() })),
});
export type DeskItem = z.output<typeof DeskItem>;

/** A question of the placement test as staff know it, with its key and how it was answered. */
export const DeskQuestion = z
  .extend(DeskItem, {
    /** form, part and place, such as A-07-3 */
    id: z.string(),
    level: z.enum(cefrLevels),
    skill: z.enum(skills),
    /** of the finished tests since it was last changed: how many had it, how many were right */
    asked: z.int(),
    answered_right: z.int(),
    /** how often each choice was picked; of words to order `right` and `wrong`; `none` is no answer */
    answers: z.array(z.object({ answer: z.string(), times: z.int() })),
  })
  .check(z.meta({ id: 'PlacementDeskQuestion' }));
export type DeskQuestion = z.output<typeof DeskQuestion>;

/** A part of a form, or with `intro` what introduces it in both forms, whose one question is the worked example. */
export const DeskPart = z
  .object({
    form: z.enum([...forms, 'intro']),
    part: z.int(),
    /** 0 as delivered; one more with each change */
    version: z.int(),
    /** whether it is as delivered, also when that was restored */
    delivered: z.boolean(),
    changed_at: z.nullable(z.string()),
    /** who changed it last, by the name that the account had at that time */
    changed_by: z.nullable(z.string()),
    title: z.string(),
    title_indo: z.string(),
    /** null but of `intro` */
    introduction: z.nullable(
      z.object({
        title: z.string(),
        title_indo: z.string(),
        instruction: z.string(),
        instruction_indo: z.string(),
        example_note: z.string(),
        example_note_indo: z.string(),
      }),
    ),
    questions: z.array(DeskQuestion),
  })
  .check(z.meta({ id: 'PlacementDeskPart' }));
export type DeskPart = z.output<typeof DeskPart>;
