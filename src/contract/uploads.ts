import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import type { FieldProblem } from './refusals.ts';
import { namedObject } from './named-object.ts';

/** 2 GB */
export const VIDEO_MAX_BYTES = 2 * 1024 ** 3;
/** 16 MB: what a part may hold. One that is cut off keeps what has arrived. */
export const PART_MAX_BYTES = 16 * 1024 ** 2;

const tag = 'Uploads';

/** A video on its way, which no lesson uses yet. It is removed a day after the last of it arrived. */
export const Upload = namedObject('Upload', {
  upload_id: z.string(),
  name: z.string(),
  /** in bytes, as it was announced */
  size: z.int(),
  /** how many bytes have arrived: where the next part begins */
  received: z.int(),
  /**
   * `ready` to be used; `converting` into what browsers play, where the server can do that; `failed` when that was not possible
   */
  state: z.enum(['arriving', 'converting', 'ready', 'failed']),
  /** how much of it is converted, in percent; null while that is not known */
  converted: z.nullable(z.int()),
});
export type Upload = z.output<typeof Upload>;

const one = z.object({ upload: Upload });
const ofUpload = z.object({ uploadId: field.uploadId });

export const uploads = {
  'POST /uploads': endpoint({
    summary: 'Announce a video that is sent in parts',
    tag,
    who: 'clerk',
    body: z.object({
      /** as it is called where it comes from */
      name: field.text(255),
      size: field.byteCount.check(z.positive('invalid' satisfies FieldProblem)),
    }),
    reply: one,
    status: 201,
    creates: { object: 'upload', id: 'upload_id', readBy: 'GET /uploads/{uploadId}' },
    refusals: ['too_large', 'too_many_unused_uploads', 'disk_full'],
  }),
  'GET /uploads/{uploadId}': endpoint({
    summary: 'How much of a video has arrived',
    tag,
    who: 'clerk',
    params: ofUpload,
    reply: one,
  }),
  'POST /uploads/{uploadId}/part': endpoint({
    summary: "Send the next part of a video; its kind is judged by the first part's first 4 kB",
    tag,
    who: 'clerk',
    params: ofUpload,
    /** where the part begins: what has arrived so far */
    query: z.object({ offset: field.byteCount }),
    bytes: { maxBytes: PART_MAX_BYTES },
    reply: one,
    refusals: ['wrong_offset', 'wrong_kind_of_file', 'video_unplayable'],
  }),
  'DELETE /uploads/{uploadId}': endpoint({
    summary: 'Give a video up',
    tag,
    who: 'clerk',
    params: ofUpload,
  }),
};
