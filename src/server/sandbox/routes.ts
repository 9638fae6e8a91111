import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Refused, isRefused, refuse } from '../../contract/refusals.ts';
import { loadSchool } from '../../demo/load-school.ts';
import { paths } from '../../paths.ts';
import { languageAsked } from '../../i18n/language.ts';
import type { Parts } from '../parts.ts';
import { sendRefusal } from '../platform/http/answers.ts';
import { mayComeFrom } from '../platform/http/same-origin.ts';
import { wording } from '../wording.ts';
import { gatewayRoutes } from './gateway-routes.ts';
import { moveClock } from './move-clock.ts';
import { escapeHtml, linked, sendStandInPage as page } from './page.ts';
import { resetSchool } from './reset-school.ts';
import { roomRoutes } from './room-routes.ts';

const MAILS_SHOWN = 100;

/** The stand-ins' own calls, in the demo alone: a live school's server never registers them. */
export const sandboxRoutes = (parts: Parts) => async (app: FastifyInstance) => {
  const { publicUrl } = parts.config;
  const refusal = (request: FastifyRequest, reply: FastifyReply, refused: Refused) =>
    sendRefusal(reply, wording, languageAsked(request.headers['accept-language']), refused);

  // The pages post plain forms.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD' && !mayComeFrom(request, publicUrl, false))
      return refusal(request, reply, refuse('foreign_origin'));
    return undefined;
  });

  app.get(paths.sandbox, async (_request, reply) =>
    page(
      reply,
      'Stand-ins of this demo',
      `<ul>${parts.outbox ? '<li><a href="/sandbox/outbox">Outbox</a>: the mails this school has sent</li>' : ''}
      ${parts.paymentSandbox ? `<li><a href="${paths.sandboxGateway}">Payments</a>: what the school has charged, and what customers and the bank do</li>` : ''}
      <li><a href="/sandbox/clock">Clock</a>: the school’s own time, which can be moved forward</li></ul>
      <form method="post" action="/sandbox/reset"><button>Load the demo school again</button></form>`,
    ),
  );

  const { outbox, movableClock } = parts;
  if (outbox) {
    const mailsTo = async (request: FastifyRequest) => {
      // What was posted a moment ago should be here now.
      await parts.jobs.kick('send-letters');
      await parts.jobs.idle();
      const { to } = request.query as { to?: unknown };
      return outbox.list({
        // The database cannot compare with NUL, which no address holds.
        to: typeof to === 'string' ? to.replaceAll('\0', '').trim().toLowerCase() : undefined,
        limit: MAILS_SHOWN,
      });
    };
    app.get(`${paths.sandboxOutbox}.json`, async (request) => ({
      messages: (await mailsTo(request)).map(({ to, subject, text, html, sentAt }) => ({
        to,
        subject,
        text,
        html,
        sent_at: sentAt.toISOString(),
      })),
    }));
    app.get(paths.sandboxOutbox, async (request, reply) => {
      const mails = await mailsTo(request);
      const list = mails.map(
        (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
        <small>to ${escapeHtml(mail.to)}, ${mail.sentAt.toISOString()}</small><p class="letter">${linked(mail.text)}</p></article>`,
      );
      return page(reply, 'Outbox', list.join('') || '<p>No mail has been sent yet.</p>');
    });
  }

  if (movableClock) {
    app.get('/sandbox/clock', async (request, reply) => {
      const now = movableClock.now().toISOString();
      if ((request.headers.accept ?? '').includes('text/html'))
        return page(
          reply,
          'Clock',
          `<p>The school’s time is <strong>${now}</strong>.</p>
          <form method="post"><label>Forward by (ISO 8601, such as P3DT1H) <input name="advance" value="P1D"></label> <button>Move</button></form>`,
        );
      return { now };
    });
    app.post('/sandbox/clock', async (request, reply) => {
      // Going through a year takes minutes, in which the connection is idle; a call from within has none.
      const { socket } = request.raw;
      if (socket instanceof Socket) socket.setTimeout(0);
      const moved = await moveClock(parts, movableClock, request.body);
      return isRefused(moved) ? refusal(request, reply, moved) : { now: moved.toISOString() };
    });
  }

  if (parts.paymentSandbox) gatewayRoutes(app, parts.paymentSandbox, refusal);
  if (!parts.config.zoom) roomRoutes(app, parts.database, refusal);

  app.post('/sandbox/reset', async (request, reply) => {
    await resetSchool(parts, loadSchool);
    if ((request.headers.accept ?? '').includes('text/html')) return reply.redirect(paths.sandbox, 303);
    return { status: 'reset' };
  });
};
