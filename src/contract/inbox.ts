import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { Notification } from './objects.ts';

const tag = 'Inbox';

const mails = z.strictObject({
  video_new: z.boolean(),
  parcel_shipped: z.boolean(),
  grade_set: z.boolean(),
  year_ending: z.boolean(),
  holidays_changed: z.boolean(),
  registration_open: z.boolean(),
  registration_closing: z.boolean(),
});

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
  'POST /messages/leave': endpoint({
    summary: 'Switch mails off by the address that stands in one of them',
    tag,
    who: 'guest',
    body: z.object({ token: field.text(100), kinds: z.array(z.keyof(mails)) }),
    refusals: ['not_found'],
  }),
};
