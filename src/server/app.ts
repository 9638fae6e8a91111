import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { api } from '../contract/api.ts';
import { DEFAULT_BODY_BYTES } from '../contract/endpoint.ts';
import { isRefused, refuse } from '../contract/refusals.ts';
import { isHttps, paths } from '../paths.ts';
import { type RequestSession, requestSession, sessionCookie } from './security/request-session.ts';
import { accountsRoutes } from './accounts/routes.ts';
import { loadRegions } from './shipping/regions.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { familyDeskRoutes } from './accounts/family-desk-routes.ts';
import { familyImportRoutes } from './family-import/routes.ts';
import { familyTodayRoutes } from './family-today/routes.ts';
import { familyFileRoutes } from './family-file/routes.ts';
import { secondFactorRoutes } from './security/second-factor-routes.ts';
import { securityRoutes } from './security/routes.ts';
import { staffRoutes } from './security/staff-routes.ts';
import { announcementsRoutes } from './announcements/routes.ts';
import { apiTokensRoutes } from './api-tokens/routes.ts';
import { tokenActor } from './api-tokens/token-actor.ts';
import { auditRoutes } from './audit/routes.ts';
import { enrolmentRoutes } from './enrolment/routes.ts';
import { dayCloseRoutes } from './day-close/routes.ts';
import { paymentLinkRoutes } from './links/routes.ts';
import { billDeskRoutes } from './desk/bill-routes.ts';
import { handRoutes } from './desk/hand-routes.ts';
import { paymentDeskRoutes } from './desk/routes.ts';
import { priceRoutes } from './prices/routes.ts';
import { cardReturnRoutes } from './payments/card-return-routes.ts';
import { billingRoutes } from './payments/routes.ts';
import { brandRoutes } from './brand/routes.ts';
import { contentRoutes } from './content/routes.ts';
import { certificatesRoutes } from './certificates/routes.ts';
import { calendarRoutes } from './calendar/routes.ts';
import { coursesRoutes } from './courses/routes.ts';
import { placementDeskRoutes } from './placement/desk-routes.ts';
import { placementRoutes } from './placement/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { healthOfficeRoutes } from './health/routes.ts';
import { numbersRoutes } from './numbers/routes.ts';
import { openingRoutes } from './opening/routes.ts';
import { todayRoutes } from './today/routes.ts';
import { shippingRoutes } from './shipping/routes.ts';
import { uploadsRoutes } from './uploads/routes.ts';
import { reportsRoutes } from './reports/routes.ts';
import { familyUploadsRoutes } from './family-uploads/routes.ts';
import { tasksRoutes } from './tasks/routes.ts';
import { familiesRoutes } from './families/routes.ts';
import { liveClassesRoutes } from './live-classes/routes.ts';
import { oralTestsRoutes } from './oral-tests/routes.ts';
import { countSignUp } from './visits/count-visit.ts';
import { visitsRoutes } from './visits/routes.ts';
import { waitingListRoutes } from './waiting-list/routes.ts';
import { webhooksRoutes } from './webhooks/routes.ts';
import { wordsRoutes } from './words/routes.ts';
import { writtenTestsRoutes } from './written-tests/routes.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { apiDocument } from './platform/http/api-document.ts';
import { sendRefusal } from './platform/http/answers.ts';
import { answerClientErrors } from './platform/http/client-errors.ts';
import { diskGuard } from './platform/http/disk-guard.ts';
import { answerErrors } from './platform/http/errors.ts';
import { limitBodyTime, timeouts } from './platform/http/timeouts.ts';
import { requestId } from './platform/http/request-id.ts';
import { requestTarget } from './platform/http/request-target.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { serve } from './platform/http/serve.ts';
import { multipartOptions } from './platform/http/upload.ts';
import type { Actors } from './accounts/actors.ts';
import type { Parts } from './parts.ts';
import { probes } from './probes.ts';
import { sandboxRoutes } from './sandbox/routes.ts';
import { wording } from './wording.ts';

/** What the pages need from the server besides the API. */
export type MountPages = (
  app: FastifyInstance,
  parts: Parts,
  given: Pick<RequestSession, 'language' | 'hasSession'>,
) => Promise<void>;

/** The whole server, not yet listening: API, stand-ins' pages, and the product's pages when they are handed in. */
export const buildApp = async (parts: Parts, mountPages?: MountPages): Promise<FastifyInstance> => {
  const { config, database, log } = parts;
  const app = Fastify({
    ...timeouts,
    trustProxy: trustedHops(config.trustProxy),
    bodyLimit: DEFAULT_BODY_BYTES,
    genReqId: requestId,
    rewriteUrl: requestTarget,
    clientErrorHandler: answerClientErrors(wording),
    logger: false,
    routerOptions: { maxParamLength: 300 },
    // While the server stops, the calls of a page under way are still answered, and so is what still comes on a busy connection.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  });
  await app.register(fastifyCookie);
  acceptEmptyBodies(app);
  await app.register(fastifyMultipart, multipartOptions);
  const secureCookies = isHttps(config.publicUrl);
  const { actor, language, hasSession } = requestSession(app, {
    database,
    wallClock: parts.wallClock,
    sessions: parts.security.sessions,
    secureCookies,
    secondFactorRequired: config.secondFactorRequired,
    tokenActor: (token, scope) => tokenActor(parts.apiTokens, token, scope),
  });
  limitBodyTime(app, {
    async answerLate(request, reply) {
      // A form of the pages gets no answer in JSON.
      if (!request.url.startsWith('/api/')) return request.raw.socket.destroy();
      return sendRefusal(reply, wording, await language(request), refuse('too_slow'));
    },
  });
  app.server.maxConnections = config.maxConnections;
  securityHeaders(app, { https: secureCookies });
  logRequests(app, parts);
  answerErrors(app, wording, log, language);
  probes(app, parts);
  const documented = {
    contract: api,
    publicUrl: config.publicUrl,
    sessionCookie: sessionCookie(secureCookies),
    wording,
  };
  // Its viewer runs inline scripts on the school's origin: in live mode nobody but staff is shown it.
  await apiDocument(
    app,
    documented,
    async (request) => config.mode === 'demo' || !isRefused(await actor(request, { who: 'clerk' })),
  );
  await app.register(async (scope) =>
    serve<typeof api, Actors>(
      scope,
      api,
      {
        ...accountsRoutes({ ...parts.accounts, countSignUp }),
        ...familyDeskRoutes(parts.accounts),
        ...secondFactorRoutes(parts.security),
        ...securityRoutes(parts.security),
        ...staffRoutes(parts.security),
        ...calendarRoutes(parts.calendar),
        ...uploadsRoutes(parts.uploads),
        ...coursesRoutes(parts.courses),
        ...familyUploadsRoutes(parts.familyUploads),
        ...tasksRoutes(parts.tasks),
        ...reportsRoutes(parts.reports),
        ...familiesRoutes(parts.families),
        ...enrolmentRoutes(parts.enrolment),
        ...placementRoutes(parts.placement),
        ...placementDeskRoutes(parts.placement),
        ...wordsRoutes(parts.placement),
        ...liveClassesRoutes(parts.liveClasses),
        ...oralTestsRoutes(parts.oralTests),
        ...writtenTestsRoutes(parts.writtenTests),
        ...certificatesRoutes(parts.certificates),
        ...familyTodayRoutes(parts.writtenTests),
        ...billingRoutes(parts.billing),
        ...paymentDeskRoutes(parts.billing),
        ...billDeskRoutes(parts.billing),
        ...handRoutes(parts.billing),
        ...dayCloseRoutes(parts.billing),
        ...paymentLinkRoutes(parts.billing),
        ...priceRoutes(parts.billing),
        ...brandRoutes(parts.brand),
        ...shippingRoutes(parts.shipping),
        ...inboxRoutes(parts.inbox),
        ...announcementsRoutes(parts.inbox),
        ...contentRoutes(parts.content),
        ...searchRoutes(parts.search),
        ...numbersRoutes(parts.calendar),
        ...visitsRoutes(parts.calendar),
        ...waitingListRoutes(parts.accounts),
        ...healthOfficeRoutes(parts.health),
        ...openingRoutes({ ...parts.billing, ...parts.brand }),
        ...todayRoutes({ ...parts.families, ...parts.brand, hasService: parts.liveClasses.hasService }),
        ...familyFileRoutes(parts),
        ...apiTokensRoutes(parts.apiTokens),
        ...webhooksRoutes(parts.webhooks),
        ...auditRoutes(parts),
        ...familyImportRoutes({ accounts: parts.accounts, regions: loadRegions }),
        ...privacyRoutes({ accounts: parts.accounts, payments: parts.billing, content: parts.content }),
      },
      {
        wording,
        limiter: parts.limiter,
        idempotent: parts.idempotent,
        disk: diskGuard(config.dataDir, config.diskReserveBytes, parts.wallClock),
        receive: (stream) => parts.files.temporary().receive(stream),
        knownBrowser: parts.accounts.browsers.recognise,
        publicUrl: config.publicUrl,
        secureCookies,
        actor,
        language,
      },
    ),
  );
  await app.register(
    cardReturnRoutes(parts.billing, async (request) => {
      const parent = await actor(request, { who: 'parent' });
      return isRefused(parent) ? null : parent.familyId;
    }),
  );
  if (config.mode === 'demo') await app.register(sandboxRoutes(parts));
  if (mountPages) await mountPages(app, parts, { language, hasSession });
  // Last: the first notification makes the app ready, and then no route can be added.
  deliverSandboxNotifications(app, parts);
  return app;
};

/** With a count of proxies, as many hops are trusted from the connection on. */
const trustedHops = (given: Parts['config']['trustProxy']) =>
  typeof given === 'number' ? (_address: string, hop: number) => hop < given : given;

/** The sandbox posts its notifications to the same endpoint as Midtrans would. @returns what posts one */
export const notificationsTo = (app: FastifyInstance) => async (payload: string) => {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: `${paths.api}/payment/notification`,
    headers: { 'user-agent': 'Veritrans', 'content-type': 'application/json' },
    payload,
  });
  return statusCode;
};

const deliverSandboxNotifications = (app: FastifyInstance, { paymentSandbox, jobs }: Parts) => {
  if (!paymentSandbox) return;
  paymentSandbox.deliverTo(notificationsTo(app));
  // Notifications of charges made before this start are still waiting.
  app.addHook('onReady', () => jobs.kick('payment-sandbox'));
};

/** An empty body with a JSON content type, as at signing out, counts as no body instead of a malformed one. */
const acceptEmptyBodies = (app: FastifyInstance) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body as string, done);
  });
};

/** One line a request: the route, never the address, which may hold a token or a name. */
const logRequests = (app: FastifyInstance, { log, metrics }: Pick<Parts, 'log' | 'metrics'>) => {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    metrics?.answered(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    const answered = {
      request: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    log.info(answered, 'answered');
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
};
