import * as z from 'zod/mini';
import { familyUploadKinds } from '../domain/courses/family-upload.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import type { FieldProblem } from './refusals.ts';
import { PART_MAX_BYTES } from './uploads.ts';
import { namedObject } from './named-object.ts';

const tag = 'Family uploads';

/** A picture, sound or video that a family sends of a child for a lesson. */
export const FamilyUpload = namedObject('FamilyUpload', {
  upload_id: z.string(),
  child_id: z.int(),
  master_course_id: z.int(),
  /** as it is called where it comes from */
  name: z.string(),
  /** by what is in the file; null before its first bytes have arrived */
  kind: z.nullable(z.enum(familyUploadKinds)),
  /** in bytes: as announced, and once it is ready, of what is kept */
  size: z.int(),
  /** how many bytes have arrived: where the next part begins */
  received: z.int(),
  /** of a sound or video that is ready */
  seconds: z.nullable(z.int()),
  /**
   * `converting` into what every browser plays, without where and with what it was recorded; `ready`; or not taken: `too_long`,
   * longer than 3 minutes, or `unreadable`. What is not ready is removed a day after the last of it arrived.
   */
  state: z.enum(['arriving', 'converting', 'ready', 'too_long', 'unreadable']),
  /** where what is ready is read from, until `media_until`; the next answer has another address */
  media_url: z.nullable(z.string()),
  /** an ISO instant */
  media_until: z.nullable(z.string()),
  /** an ISO instant */
  created_at: z.string(),
  /** a task holds it, or it is kept as the child's own voice */
  is_used: z.boolean(),
});
export type FamilyUpload = z.output<typeof FamilyUpload>;

const one = z.object({ upload: FamilyUpload });
const ofUpload = z.object({ uploadId: field.uploadId });

export const familyUploads = {
  'POST /family-uploads': endpoint({
    summary:
      'Announce a picture, sound or video of an own child, for a lesson that is open, of 100 MB at most',
    tag,
    who: 'parent',
    body: z.object({
      child_id: field.id,
      master_course_id: field.id,
      name: field.text(255),
      size: field.byteCount.check(z.positive('invalid' satisfies FieldProblem)),
    }),
    reply: one,
    status: 201,
    creates: { object: 'upload', id: 'upload_id', readBy: 'GET /family-uploads/{uploadId}' },
    refusals: ['not_found', 'too_large', 'too_many_family_uploads', 'lesson_closed', 'disk_full'],
  }),
  'GET /family-uploads': endpoint({
    summary: 'What was sent of a child and is ready, the newest first',
    tag,
    who: 'family',
    query: z.object({ child_id: field.id }),
    reply: z.object({ uploads: z.array(FamilyUpload) }),
    refusals: ['not_found'],
  }),
  'GET /family-uploads/{uploadId}': endpoint({
    summary: 'How much of a file has arrived, what became of it, and where it is read from',
    tag,
    who: 'family',
    params: ofUpload,
    reply: one,
  }),
  'POST /family-uploads/{uploadId}/part': endpoint({
    summary: "Send the next part of a file; its kind is judged by the first part's first 4 kB",
    tag,
    who: 'parent',
    params: ofUpload,
    /** where the part begins: what has arrived so far */
    query: z.object({ offset: field.byteCount }),
    bytes: { maxBytes: PART_MAX_BYTES },
    reply: one,
    refusals: [
      'wrong_offset',
      'wrong_kind_of_file',
      'too_many_pixels',
      'only_pictures_taken',
      'recording_not_allowed',
    ],
  }),
  'GET /family-uploads/{uploadId}/media': endpoint({
    summary: 'The picture, sound or video itself, by an address that was given less than 5 minutes ago',
    tag,
    who: 'family',
    params: ofUpload,
    query: z.object({
      /** in seconds since 1970 */
      until: field.byteCount,
      signature: z.string(),
    }),
    answers: 'media',
    notFromOtherSites: true,
  }),
  'POST /family-uploads/{uploadId}/keep': endpoint({
    summary:
      "Keep a recording as what a child said of the words of its lesson, for the report, in place of the lesson's one before",
    tag,
    who: 'parent',
    params: ofUpload,
    refusals: ['not_found', 'task_file_unusable'],
  }),
  'DELETE /family-uploads/{uploadId}': endpoint({
    summary: 'Remove a file, arrived or not',
    tag,
    who: 'parent',
    params: ofUpload,
  }),
};
