import { createHash } from 'node:crypto';
import type { Announcement, announcements } from '../../contract/announcements.ts';
import type { RefusalOf } from '../../contract/endpoint.ts';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { dayInJakarta } from '../../domain/values/calendar-date.ts';
import { absolute, paths } from '../../paths.ts';
import { recordChange } from '../audit/record-change.ts';
import { notifyAccounts } from '../inbox/notify.ts';
import { type Words, addressedFamilies } from './addressed-families.ts';
import { insertAnnouncement } from './announcement-store.ts';
import type { AnnouncementsContext } from './context.ts';
import { showAnnouncement } from './list-announcements.ts';

type Contract = typeof announcements;
type Sent = { announcement: Announcement } | Refused<RefusalOf<Contract['POST /announcements']>>;

/**
 * Writes to the families, each once: into the inbox with this change, by mail with the notices of the day (rules R277 and R278). The same
 * words to the same families go once a day, whoever sends them (rule R279).
 */
export const sendAnnouncement = async (
  { database, clock }: AnnouncementsContext,
  by: number,
  words: Words,
): Promise<Sent> => {
  const now = clock.now();
  const { subject: title, subject_indo: titleIndo, body, body_indo: bodyIndo } = words;
  const sent = await database.transaction(async (tx) => {
    const reached = await addressedFamilies(tx, words, now);
    if (isRefused(reached)) return reached;
    const { academicYearId, batch, grade, groupId, number, familyIds } = reached;
    const families = familyIds.length;
    const to = { academicYearId, grade, groupId };
    const once = JSON.stringify([...Object.values(to), title, titleIndo, body, bodyIndo, dayInJakarta(now)]);
    const announcementId = await insertAnnouncement(tx, {
      ...to,
      title,
      titleIndo,
      body,
      bodyIndo,
      sentBy: by,
      sentAt: now,
      families,
      onceKey: createHash('sha256').update(once).digest('base64url'),
    });
    if (announcementId === null) return refuse('announcement_sent');
    const notice = { kind: 'school_message', childId: null, title, titleIndo, body, bodyIndo } as const;
    await notifyAccounts(
      tx,
      familyIds.map((userId) => ({ ...notice, userId, link: null, announcementId, now })),
    );
    await recordChange(tx, {
      by,
      at: now,
      kind: 'announcement',
      objectId: announcementId,
      // Not the words, which may name a child.
      name: String(batch),
      before: null,
      after: { batch, ...(grade !== null && { grade }), ...(number !== null && { group: number }), families },
    });
    return announcementId;
  });
  return isRefused(sent) ? sent : showAnnouncement(database.db, sent);
};

/** How a message would reach its families: how many they are, and its mail in both languages. */
export const previewAnnouncement = async (
  { database, clock, render, publicUrl }: AnnouncementsContext,
  words: Words,
) => {
  const reached = await addressedFamilies(database.db, words, clock.now());
  if (isRefused(reached)) return reached;
  const inboxUrl = absolute(publicUrl, paths.inbox());
  const mailIn = async (language: 'en' | 'id') => {
    const [title, body] =
      language === 'en' ? [words.subject, words.body] : [words.subject_indo, words.body_indo];
    const { subject, html, text } = await render('notices', language, {
      firstName: null,
      gender: null,
      notices: [{ kind: 'school_message', title, body, url: inboxUrl }],
      inboxUrl,
      // It knows no family's account.
      leaveUrl: '#',
    });
    return { language: language === 'en' ? ('EN' as const) : ('ID' as const), subject, html, text };
  };
  return { families: reached.familyIds.length, mails: [await mailIn('id'), await mailIn('en')] };
};
