import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';
import { Notification } from './objects.ts';

const tag = 'Inbox';

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
};
