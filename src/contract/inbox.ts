import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { familyKinds } from '../domain/messages/notice-kind.ts';
import { list } from './list.ts';
import { Notification } from './objects.ts';
import { namedObject } from './named-object.ts';

const tag = 'Inbox';

const mails = z.strictObject({
  video_new: z.boolean(),
  parcel_shipped: z.boolean(),
  grade_set: z.boolean(),
  year_ending: z.boolean(),
  holidays_changed: z.boolean(),
  live_class_tomorrow: z.boolean(),
  live_class_soon: z.boolean(),
  live_class_moved: z.boolean(),
  live_class_cancelled: z.boolean(),
  live_class_message: z.boolean(),
  school_message: z.boolean(),
  report_published: z.boolean(),
  test_slots_open: z.boolean(),
  written_test_open: z.boolean(),
  oral_test_tomorrow: z.boolean(),
  oral_test_cancelled: z.boolean(),
  certificate_ready: z.boolean(),
  registration_open: z.boolean(),
  registration_closing: z.boolean(),
});

/** More than anybody reads back; further back a narrower question leads. */
export const MOST_MESSAGES = 1000;

const MessageWords = z.object({
  title: z.string(),
  title_indo: z.string(),
  body: z.string(),
  body_indo: z.string(),
});

const ToldMessage = namedObject('ToldMessage', {
  notif_id: z.int(),
  kind: z.enum(familyKinds),
  created_at: z.string(),
  family: z.object({ user_id: z.int(), name: z.string(), language: z.enum(['EN', 'ID']) }),
  ...MessageWords.shape,
  is_read: z.boolean(),
});
export type ToldMessage = z.output<typeof ToldMessage>;

/** How a message is repeated outside the inbox. Its links lead nowhere: nothing in it can be used in the family's place. */
const MessagePreview = namedObject('MessagePreview', {
  /** `none`: the inbox alone. `own`: by a mail that is made of more than the message; `mails` are an example of it */
  mail: z.enum(['none', 'own', 'money', 'day', 'now']),
  /** when the mail goes; null: it has gone, or there is none */
  mail_at: z.nullable(z.string()),
  mails: z.array(
    z.object({ language: z.enum(['EN', 'ID']), subject: z.string(), html: z.string(), text: z.string() }),
  ),
  /** in the language of the family, ready to be sent */
  whatsapp: z.string(),
});
export type MessagePreview = z.output<typeof MessagePreview>;

const told = list('messages', ToldMessage);
const ToldQuery = z.extend(told.query, { kind: z.optional(z.enum(familyKinds)) });
export type ToldQuery = z.output<typeof ToldQuery>;

export const inbox = {
  'GET /notif/{userId}': endpoint({
    summary: 'The messages to an account, newest first',
    tag,
    who: 'anybody',
    params: z.object({ userId: field.id }),
    reply: z.object({ notifications: z.array(Notification) }),
  }),
  'GET /notif/mark/{id}': endpoint({
    summary: 'Mark a message as read',
    tag,
    who: 'anybody',
    params: z.object({ id: field.id }),
    reply: z.object({ notification: Notification }),
    changes: true,
  }),
  'POST /notif/mark-all': endpoint({
    summary: 'Mark all messages to the own account as read',
    tag,
    who: 'anybody',
  }),
  'GET /messages/settings': endpoint({
    summary: 'Which kinds of message are also mailed; those about money and security always are',
    tag,
    who: 'parent',
    reply: z.object({ mails }),
  }),
  'POST /messages/settings': endpoint({
    summary: 'Switch the mails of some kinds on or off',
    tag,
    who: 'parent',
    body: z.object({ mails: z.partial(mails) }),
    reply: z.object({ mails }),
  }),
  /** `q` looks for the family. `total` is at most `MOST_MESSAGES`. */
  'GET /messages': endpoint({
    summary: 'What families were told, newest first; at most the newest 1000 that match',
    tag,
    who: 'clerk',
    query: ToldQuery,
    reply: told.reply,
  }),
  'GET /messages/{id}/preview': endpoint({
    summary: 'A message with its mail and its text for WhatsApp, whose links lead nowhere',
    tag,
    who: 'clerk',
    params: z.object({ id: field.id }),
    reply: z.object({ message: ToldMessage, preview: MessagePreview }),
    refusals: ['not_found'],
  }),
  'GET /messages/kinds': endpoint({
    summary: 'Every kind of message to families, with when one was told last',
    tag,
    who: 'clerk',
    reply: z.object({
      kinds: z.array(z.object({ kind: z.enum(familyKinds), told_at: z.nullable(z.string()) })),
    }),
  }),
  /** `message` is null while nobody was told this, and `words` and `preview` as well where there is no child to name, or of `other`. */
  'GET /messages/kinds/{kind}': endpoint({
    summary: 'A kind of message as the newest one reads, or as an example',
    tag,
    who: 'clerk',
    params: z.object({ kind: z.enum(familyKinds) }),
    reply: z.object({
      message: z.nullable(ToldMessage),
      words: z.nullable(MessageWords),
      preview: z.nullable(MessagePreview),
    }),
  }),
  'POST /messages/whatsapp': endpoint({
    summary:
      'An address that opens WhatsApp with a short text about a message for its family; the log keeps who asked',
    tag,
    who: 'clerk',
    body: z.object({ notif_id: field.id }),
    reply: z.object({ link: z.string() }),
    refusals: ['not_found'],
  }),
  'GET /messages/leave/{token}': endpoint({
    summary: 'Which kinds of message are mailed to whoever holds the address that stands in one of them',
    tag,
    who: 'guest',
    params: z.object({ token: field.text(100) }),
    reply: z.object({ mails }),
    refusals: ['not_found'],
  }),
  'POST /messages/leave': endpoint({
    summary: 'Switch mails off by the address that stands in one of them',
    tag,
    who: 'guest',
    body: z.object({ token: field.text(100), kinds: z.array(z.keyof(mails)) }),
    refusals: ['not_found'],
  }),
};
