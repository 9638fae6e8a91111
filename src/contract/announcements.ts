import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { list } from './list.ts';
import { namedObject } from './named-object.ts';

const tag = 'Messages to families';

/** The longest subject and text, in letters. */
export const SUBJECT_LETTERS = 120;
export const BODY_LETTERS = 2000;

export const NewAnnouncement = z.object({
  academic_year_id: field.id,
  /** absent: every grade */
  grade: z.optional(field.grade),
  /** absent: every group; named, the grade is its own */
  group_id: z.optional(field.id),
  subject: field.text(SUBJECT_LETTERS),
  subject_indo: field.text(SUBJECT_LETTERS),
  body: field.lines(BODY_LETTERS),
  body_indo: field.lines(BODY_LETTERS),
});

const Announcement = namedObject('Announcement', {
  announcement_id: z.int(),
  academic_year_id: z.int(),
  batch: z.int(),
  /** null: every grade */
  grade: z.nullable(z.int()),
  /** the number of the group; null: every group, or it is there no more */
  group: z.nullable(z.int()),
  subject: z.string(),
  subject_indo: z.string(),
  body: z.string(),
  body_indo: z.string(),
  by: z.string(),
  at: z.string(),
  /** how many were told … */
  families: z.int(),
  /** … and how many of them have opened it */
  read: z.int(),
});
export type Announcement = z.output<typeof Announcement>;

const one = z.object({ announcement: Announcement });
const { query, reply } = list('announcements', Announcement);
const whom = ['not_found', 'batch_is_over', 'link_in_message', 'no_families'] as const;

/** What staff write to many families at once (rules R277 to R280). Nobody takes it back. */
export const announcements = {
  'GET /announcements': endpoint({
    summary: 'What staff wrote to families, the newest first, with how many have opened it',
    tag,
    who: 'clerk',
    query: z.pick(query, { page: true, size: true }),
    reply,
  }),
  'GET /announcements/{announcementId}': endpoint({
    summary: 'One of them',
    tag,
    who: 'clerk',
    params: z.object({ announcementId: field.id }),
    reply: one,
    refusals: ['not_found'],
  }),
  'POST /announcements/preview': endpoint({
    summary: 'How many families a message would reach, and how its mail reads; nothing is sent or kept',
    tag,
    who: 'clerk',
    body: NewAnnouncement,
    reply: z.object({
      families: z.int(),
      mails: z.array(
        z.object({ language: z.enum(['EN', 'ID']), subject: z.string(), html: z.string(), text: z.string() }),
      ),
    }),
    refusals: whom,
  }),
  'POST /announcements': endpoint({
    summary: 'Write to the families: into their inbox at once, and by mail with the notices of the day',
    tag,
    who: 'clerk',
    body: NewAnnouncement,
    status: 201,
    reply: one,
    creates: { object: 'announcement', id: 'announcement_id', readBy: 'GET /announcements/{announcementId}' },
    refusals: [...whom, 'announcement_sent'],
  }),
};
