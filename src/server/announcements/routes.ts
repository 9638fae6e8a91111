import type { announcements } from '../../contract/announcements.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { AnnouncementsContext } from './context.ts';
import { listAnnouncements, showAnnouncement } from './list-announcements.ts';
import { previewAnnouncement, sendAnnouncement } from './send-announcement.ts';

export const announcementsRoutes = (
  context: AnnouncementsContext,
): Handlers<typeof announcements, Actors> => ({
  'GET /announcements': ({ query }) => listAnnouncements(context.database.db, query),
  'GET /announcements/{announcementId}': ({ params }) =>
    showAnnouncement(context.database.db, params.announcementId),
  'POST /announcements/preview': ({ body }) => previewAnnouncement(context, body),
  'POST /announcements': ({ actor, body }) => sendAnnouncement(context, actor.userId, body),
});
