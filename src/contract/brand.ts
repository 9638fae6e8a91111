import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import * as office from './office-fields.ts';
import type { FieldProblem } from './refusals.ts';
import { Brand } from './brand-objects.ts';

const tag = 'Settings';
/** 30 MB: a minute that a phone has filmed */
export const LESSON_CLIP_MAX_BYTES = 30 * 1024 ** 2;
const problem = (name: FieldProblem) => name;

/** A field that is not left empty where the other one is filled. */
const goesWith = <Name extends string, Other extends string>(name: Name, other: Other) =>
  z.refine<Record<Name | Other, string>>((given) => given[other] === '' || given[name] !== '', {
    error: problem('required'),
    path: [name],
  });

export const BrandUpdate = z
  .object({
    name: office.plainText(30),
    whatsapp: field.phoneNumber,
    email: field.email,
    street: office.plainText(120),
    place: office.plainText(60),
    region: office.plainText(60),
    region_indo: office.plainText(60),
    postal_code: field.zipCode,
    instagram: office.optionalHttps,
    facebook: office.optionalHttps,
    youtube: office.optionalHttps,
    tiktok: office.optionalHttps,
    banner: office.plainText(120),
    banner_indo: office.plainText(120),
    teacher_name: office.optionalPlainText(80),
    teacher_about: office.optionalPlainText(400),
    teacher_about_indo: office.optionalPlainText(400),
    class_times: office.optionalPlainText(200),
    class_times_indo: office.optionalPlainText(200),
    /** a film of a lesson that has arrived before (`POST /uploads`), in place of the one that is there */
    video_upload: z.optional(field.uploadId),
    /** the film that is there goes */
    without_clip: z.optional(z.boolean()),
    version: field.version,
  })
  // A teacher's card has a name and words in both languages, usual class times are in both, or there is nothing at all.
  .check(
    goesWith('teacher_about', 'teacher_name'),
    goesWith('teacher_about_indo', 'teacher_name'),
    goesWith('class_times', 'class_times_indo'),
    goesWith('class_times_indo', 'class_times'),
  );

export const brand = {
  'GET /settings/brand': endpoint({
    summary: 'Name, address, contact, social links and banner of the school, as everybody sees them',
    tag,
    who: 'guest',
    reply: z.object({ brand: Brand }),
  }),
  'POST /settings/brand': endpoint({
    summary: 'Change what identifies the school; pages and mails show it from the next request on',
    tag,
    who: 'owner',
    body: BrandUpdate,
    reply: z.object({ brand: Brand }),
    success: 'updated',
    refusals: ['changed_meanwhile', 'upload_unusable', 'video_unplayable', 'too_large', 'wrong_kind_of_file'],
  }),
  'GET /settings/lesson-clip': endpoint({
    summary: 'The film of a lesson on the home page',
    tag,
    who: 'guest',
    query: field.ofVersion,
    answers: 'video',
    refusals: ['not_found'],
  }),
  'GET /settings/lesson-clip/still': endpoint({
    summary: 'A picture of the film of a lesson on the home page',
    tag,
    who: 'guest',
    query: field.ofVersion,
    answers: 'image',
    refusals: ['not_found'],
  }),
};
