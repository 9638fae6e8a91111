import * as z from 'zod/mini';
import { forms } from '../domain/placement/items.ts';
import { isPart } from '../domain/placement/test-parts.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { missingOrInvalid, oneLine, problem, trimmed } from './fields.ts';
import { DeskPart } from './placement-desk-objects.ts';

const tag = 'Placement desk';

/** Bytes of a recording: a minute of uncompressed sound. */
export const RECORDING_MAX_BYTES = 8 * 1024 * 1024;
/** Bytes of a picture, as of all pictures but a child's photo. */
export const PLACEMENT_PICTURE_MAX_BYTES = 10 * 1024 * 1024;
/** Seconds of a recording; the longest of the delivered ones has 25. */
export const RECORDING_MAX_SECONDS = 60;

const partSet = z.enum([...forms, 'intro'], { error: missingOrInvalid });
const partNumber = z.pipe(
  field.id,
  z.int().check(z.refine((value) => isPart(value), { error: problem('invalid') })),
);
const ofPart = z.object({ form: partSet, part: partNumber });

/** null and '' are both nothing. */
const optional = (max: number, pattern = oneLine) =>
  z.pipe(
    z.nullable(trimmed(pattern, max)),
    z.transform((value: string | null) => (value === '' ? null : value)),
  );
const text = (max: number) => field.text(max);
const mediaName = z.nullable(
  z.string({ error: missingOrInvalid }).check(z.regex(/^[\w-]{1,80}$/, { error: problem('invalid') })),
);
/** A list of so many at most. */
export const few = <T extends z.ZodMiniType>(one: T, most: number) =>
  z.array(one, { error: missingOrInvalid }).check(z.maxLength(most, { error: problem('too_long') }));

/** What staff write of a question of any test. */
export const QuestionEdit = z.object({
  tests: text(300),
  prompt: optional(300),
  picture: mediaName,
  recording: z.nullable(
    z.object({
      name: z
        .string({ error: missingOrInvalid })
        .check(z.regex(/^[\w-]{1,80}$/, { error: problem('invalid') })),
      lines: few(
        z.object({ speaker: z.enum(['woman', 'man'], { error: missingOrInvalid }), text: text(300) }),
        12,
      ).check(z.minLength(1, { error: problem('required') })),
    }),
  ),
  passage: z.nullable(z.object({ title: optional(120), text: field.lines(2000) })),
  choices: few(z.object({ text: optional(200), picture: mediaName, why_wrong: optional(300) }), 4),
  right: z.nullable(z.enum(['a', 'b', 'c', 'd'], { error: missingOrInvalid })),
  words: few(text(30), 8),
  end: z.nullable(z.enum(['.', '?', '!'], { error: missingOrInvalid })),
  accepted: few(text(200), 10),
  mistakes: few(z.object({ order: text(200), why_wrong: text(300) }), 10),
});
export type QuestionEditBody = z.output<typeof QuestionEdit>;

const Introduction = z.object({
  title: text(80),
  title_indo: text(80),
  instruction: field.lines(400),
  instruction_indo: field.lines(400),
  example_note: field.lines(400),
  example_note_indo: field.lines(400),
});

const media = z.object({ kind: z.enum(['picture', 'recording']), name: z.string(), url: z.string() });

const refusals = ['not_found', 'changed_meanwhile', 'invalid_input'] as const;

/** What staff do with the questions of the placement test. These calls alone carry the key, and to admins alone. */
export const placementDesk = {
  'GET /placement-questions': endpoint({
    summary: 'Every part of both forms and the introductions, with how the questions were answered',
    tag,
    who: 'clerk',
    reply: z.object({ placement_parts: z.array(DeskPart) }),
  }),
  'GET /placement-questions/{form}/{part}': endpoint({
    summary: 'The questions of a part with their key, or its introduction with the worked example',
    tag,
    who: 'clerk',
    params: ofPart,
    reply: z.object({ placement_part: DeskPart }),
    refusals: ['not_found'],
  }),
  /** A test that runs keeps the questions that it began with. */
  'POST /placement-questions/update': endpoint({
    summary: 'Change the questions of a part; how many there are, and their kinds, levels and skills, stay',
    tag,
    who: 'clerk',
    body: z.extend(ofPart, {
      version: z.optional(z.int({ error: missingOrInvalid }).check(z.nonnegative(problem('invalid')))),
      questions: few(QuestionEdit, 5),
      /** with the form `intro` alone */
      introduction: z.optional(z.nullable(Introduction)),
    }),
    maxBodyBytes: 128 * 1024,
    reply: z.object({ placement_part: DeskPart }),
    success: 'updated',
    refusals,
  }),
  'POST /placement-questions/restore': endpoint({
    summary: 'Take the delivered questions of a part again',
    tag,
    who: 'clerk',
    body: z.extend(ofPart, {
      version: z.optional(z.int({ error: missingOrInvalid }).check(z.nonnegative(problem('invalid')))),
    }),
    reply: z.object({ placement_part: DeskPart }),
    success: 'updated',
    refusals,
  }),
  'POST /placement-media/picture': endpoint({
    summary: 'Keep a picture for a question; it is deleted a day later unless a part was saved with it',
    tag,
    who: 'clerk',
    upload: { file: { kind: 'image', maxBytes: PLACEMENT_PICTURE_MAX_BYTES, required: true } },
    status: 201,
    reply: z.object({ media }),
    refusals: ['wrong_kind_of_file'],
  }),
  'POST /placement-media/recording': endpoint({
    summary: 'Keep a recording for a question (wav, m4a, mp3, ogg, webm), of at most a minute',
    tag,
    who: 'clerk',
    upload: { file: { kind: 'audio', maxBytes: RECORDING_MAX_BYTES, required: true } },
    status: 201,
    reply: z.object({ media }),
    refusals: ['wrong_kind_of_file', 'recording_too_long'],
  }),
  'GET /placement-media/{kind}/{name}': endpoint({
    summary: 'A picture or recording of the placement test or a written test, for staff',
    tag,
    who: 'teacher',
    params: z.object({
      kind: z.enum(['picture', 'recording']),
      name: z.string().check(z.regex(/^[\w-]{1,80}$/)),
    }),
    answers: 'media',
    refusals: ['not_found'],
  }),
};
