import type { inbox } from '../../contract/inbox.ts';
import type { Notification } from '../../contract/objects.ts';
import { isRefused, refuse } from '../../contract/refusals.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { InboxContext } from './context.ts';
import { listNotifications } from './list-notifications.ts';
import { listTold } from './list-told.ts';
import { changeMailSettings, leaveMails, mailSettings, mailSettingsByToken } from './mail-settings.ts';
import { markAllAsRead, markAsRead } from './mark-as-read.ts';
import type { NotificationRow } from './notification-store.ts';
import { listKinds, previewKind, previewMessage } from './preview-message.ts';
import { repeatByWhatsapp } from './repeat-by-whatsapp.ts';

const presentNotification = (row: NotificationRow, isPaid?: boolean): Notification => ({
  notif_id: row.notifId,
  user_id: row.userId,
  kind: row.kind,
  child_id: row.childId,
  title: row.title,
  title_indo: row.titleIndo,
  body: row.body,
  body_indo: row.bodyIndo,
  link: row.link,
  is_read: row.readAt !== null,
  ...(isPaid !== undefined && { is_paid: isPaid }),
  created_at: row.createdAt.toISOString(),
});

export const inboxRoutes = (context: InboxContext): Handlers<typeof inbox, Actors> => ({
  'GET /notif/{userId}': async ({ actor, params }) => {
    if (params.userId !== actor.userId) return refuse('not_found');
    const rows = await listNotifications(context.database, actor.userId);
    const paid = await context.paidReminders(context.database.db, rows);
    return { notifications: rows.map((row) => presentNotification(row, paid.get(row.notifId))) };
  },
  'GET /notif/mark/{id}': async ({ actor, params }) => {
    const marked = await markAsRead(context, actor.userId, params.id);
    if (isRefused(marked)) return marked;
    const paid = await context.paidReminders(context.database.db, [marked]);
    return { notification: presentNotification(marked, paid.get(marked.notifId)) };
  },
  'POST /notif/mark-all': async ({ actor }) => {
    await markAllAsRead(context, actor.userId);
    return {};
  },
  'GET /messages/settings': async ({ actor }) => ({ mails: await mailSettings(context, actor.userId) }),
  'POST /messages/settings': async ({ actor, body }) => ({
    mails: await changeMailSettings(context, actor.userId, body.mails),
  }),
  'GET /messages': ({ query }) => listTold(context.database.db, query),
  'GET /messages/{id}/preview': ({ params }) => previewMessage(context, params.id),
  'GET /messages/kinds': async () => ({ kinds: await listKinds(context) }),
  'GET /messages/kinds/{kind}': ({ params }) => previewKind(context, params.kind),
  'POST /messages/whatsapp': ({ actor, body }) =>
    repeatByWhatsapp(context, { by: actor.userId, notifId: body.notif_id }),
  'GET /messages/leave/{token}': async ({ params }) => {
    const mails = await mailSettingsByToken(context, params.token);
    return mails ? { mails } : refuse('not_found');
  },
  'POST /messages/leave': async ({ body }) =>
    (await leaveMails(context, body.token, body.kinds)) ? {} : refuse('not_found'),
});
