import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refused, refuse } from '../../contract/refusals.ts';
import { classTime } from '../../i18n/dates.ts';
import * as en from '../../i18n/en/demo-room.ts';
import * as id from '../../i18n/id/demo-room.ts';
import { type Language, isLanguage, languageAsked } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { showRoom } from '../live-classes/show-room.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { LANGUAGE_COOKIE } from '../security/request-session.ts';
import { escapeHtml, sendStandInPage } from './page.ts';

const texts = { en: en.demoRoom, id: id.demoRoom };

/** The rooms that stand for Zoom's. Who has an address may look at it, as with a link of Zoom; a meeting that no class has is not there. */
export const roomRoutes = (
  app: FastifyInstance,
  { db }: Pick<OpenDatabase, 'db'>,
  refusal: (request: FastifyRequest, reply: FastifyReply, refused: Refused) => FastifyReply,
) => {
  app.get('/sandbox/room/:meetingId', async (request, reply) => {
    const { meetingId } = request.params as { meetingId: string };
    // The database cannot compare with NUL, which no meeting has.
    const room = meetingId.includes('\0') ? null : await showRoom(db, meetingId);
    if (!room) return refusal(request, reply, refuse('not_found'));
    const { host, lang } = request.query as Readonly<Record<string, unknown>>;
    const language = languageOf(request, lang);
    const words = texts[language];
    const time = classTime(language, room.startsAt, 'WIB');
    return sendStandInPage(
      reply,
      words.title,
      `<article><p class="total">${escapeHtml(words.when(time, room.minutes))}</p><p>${escapeHtml(words.what)}</p>
      ${host === '1' ? `<p>${escapeHtml(words.asHost)}</p>` : ''}</article>
      <p><a href="${host === '1' ? paths.admin : paths.home}">${escapeHtml(words.back)}</a></p>`,
      { bare: true, language },
    );
  });
};

const languageOf = ({ cookies, headers }: FastifyRequest, asked: unknown): Language => {
  const chosen = [asked, cookies[LANGUAGE_COOKIE]].find(isLanguage);
  return chosen ?? languageAsked(headers['accept-language']);
};
