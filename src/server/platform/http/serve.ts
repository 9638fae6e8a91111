import type { Readable } from 'node:stream';
import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  type Body,
  type Contract,
  DEFAULT_BODY_BYTES,
  type EndpointKey,
  type EndpointShape,
  type Params,
  type Query,
  type Reply,
  type Who,
} from '../../../contract/endpoint.ts';
import { type Refused, isRefused, refuse } from '../../../contract/refusals.ts';
import { envelope, sendRefusal } from './answers.ts';
import { bearerOf } from './bearer.ts';
import { addressKey } from './client-address.ts';
import { type HandlerRefusal, type Method, answersFile, changesData } from './call-refusals.ts';
import { bytesToSend, compressAnswers } from './compression.ts';
import { type Idempotency, type ReadBy, handleOnce, readByOf } from './idempotency.ts';
import type { DiskGuard } from './disk-guard.ts';
import {
  type ArchiveAnswer,
  type FileAnswer,
  type PdfAnswer,
  type SpreadsheetAnswer,
  rangeOf,
  sendCalendar,
  sendFile,
  sendArchive,
  sendPdf,
  sendSpreadsheet,
} from './file-answer.ts';
import { refusalOfIssues } from './problems.ts';
import { acceptBytes, receiveBytes, takesBytes } from './receive-bytes.ts';
import { type RateLimiter, whoOf } from './rate-limit.ts';
import { isFollowedLink, isFromOtherSite, mayComeFrom } from './same-origin.ts';
import {
  type Receive,
  type ReceivedFile,
  type UploadForm,
  discardAll,
  isMultipart,
  receiveMultipart,
  uploadFormOf,
} from './upload.ts';
import { UploadSlots } from './upload-slots.ts';
import { type UploadPace, uploadPace } from './upload-watch.ts';
import type { Language, Wording } from './wording.ts';
import { WrittenReply } from './written-reply.ts';

/** An iCalendar text to answer with. */
export interface CalendarAnswer {
  calendar: string;
}
export interface RedirectAnswer {
  redirect: string;
}

export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, options: { maxAge: number; path?: string }): void;
  clear(name: string, path?: string): void;
}

/** What a handler gets. `actor` is the proof of who calls, as the endpoint's `who` demands. */
export interface Call<E extends EndpointShape, Actors extends Record<Who, unknown>> {
  params: Params<E>;
  query: Query<E>;
  body: Body<E>;
  files: { [Name in keyof E['upload']]?: ReceivedFile };
  /** the bytes of the body as they arrive, with an endpoint that takes them; reading them throws `UploadStopped` */
  bytes: E['bytes'] extends object ? Readable : undefined;
  actor: Actors[E['who']];
  language: Language;
  /** the caller's address, for counting */
  address: string;
  /** what the browser calls itself; '' when it does not say */
  userAgent: string;
  /** whether the browser asks, by `Sec-GPC` or `DNT`, that nothing is counted of its visit */
  refusesCounting: boolean;
  /** Counts the call by the limits that leave that to the handler; what it gives back is to be answered. */
  count(): Promise<Refused<'too_many_tries'> | null>;
  /** bytes asked for, with a file's endpoint */
  range: ReturnType<typeof rangeOf>;
  cookies: Cookies;
  /** Has the browser delete what it cached of this site, with the answer; it does so on https and on localhost. */
  clearBrowserCache(): void;
}

type AnswerOf<E extends EndpointShape> = E['answers'] extends 'redirect'
  ? RedirectAnswer
  : E['answers'] extends 'image' | 'video' | 'media'
    ? FileAnswer
    : E['answers'] extends 'calendar'
      ? CalendarAnswer
      : E['answers'] extends 'spreadsheet'
        ? SpreadsheetAnswer
        : E['answers'] extends 'archive'
          ? ArchiveAnswer
          : E['answers'] extends 'pdf'
            ? PdfAnswer
            : Reply<E> | WrittenReply<Reply<E>>;

export type Handler<E extends EndpointShape, Actors extends Record<Who, unknown>> = (
  call: Call<E, Actors>,
) => Promise<AnswerOf<E> | Refused<HandlerRefusal<E>>>;

/** One handler for each endpoint of a contract: a missing, unknown or mistyped one does not compile. */
export type Handlers<C extends Contract, Actors extends Record<Who, unknown>> = {
  [Key in keyof C & EndpointKey]: Handler<C[Key], Actors>;
};

export interface Serving<Actors extends Record<Who, unknown>> {
  wording: Wording;
  limiter: RateLimiter;
  /** remembers what keyed calls made; absent where a platform's test has no database */
  idempotent?: Idempotency;
  disk: DiskGuard;
  receive: Receive;
  /** The browser's number when an account signed in from it before, else null. */
  knownBrowser(cookies: Pick<Cookies, 'get'>, email: string): Promise<string | null>;
  /** how slowly uploads may arrive; as upload-watch.ts says, except in tests */
  uploadPace?: UploadPace;
  publicUrl: string;
  secureCookies: boolean;
  /** Who calls, or why this endpoint is not for them; made once a request. */
  actor<W extends Who>(
    request: FastifyRequest,
    endpoint: Pick<EndpointShape, 'beforeSecondFactor' | 'token'> & { who: W },
  ): Promise<Actors[W] | Refused>;
  language(request: FastifyRequest): Promise<Language>;
}

/** Longer ones say nothing more, and are kept with each session. */
const USER_AGENT_MAX = 400;

type LooseCall = Call<EndpointShape, Record<Who, unknown>>;
interface Route {
  key: EndpointKey;
  method: Method;
  path: string;
  shape: EndpointShape;
  form: UploadForm;
  slots: UploadSlots;
  handle: (call: LooseCall) => Promise<unknown>;
  /** what answers a repeat, where the call creates something */
  readBy: ReadBy<LooseCall> | null;
}

/** Registers every endpoint of `contract` below /api/v1, with session, role, origin, limits and validation. */
export const serve = <C extends Contract, Actors extends Record<Who, unknown>>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<C, Actors>,
  serving: Serving<Actors>,
) => {
  acceptBytes(app);
  compressAnswers(app);
  const slots = new UploadSlots();
  for (const key of Object.keys(contract) as (EndpointKey & keyof C)[]) {
    const [method, path] = key.split(' ') as [Method, string];
    const shape: EndpointShape = contract[key];
    // The loop forgets which handler belongs to which shape; `Handlers` has checked the pair.
    const handle = handlers[key] as unknown as Route['handle'];
    const readBy = readByOf<LooseCall>(shape, contract, handlers);
    const form = uploadFormOf(shape);
    register(app, { key, method, path, shape, form, slots, handle, readBy }, serving);
  }
};

const register = (app: FastifyInstance, route: Route, serving: Serving<Record<Who, unknown>>) => {
  const { method, shape } = route;
  const changes = changesData(method, shape);
  const answer: z.ZodMiniType = z.object({ ...envelope, ...shape.reply?.def.shape });
  const code = shape.status ?? 200;
  const envelopeIn = (language: Language) => ({
    code,
    message: serving.wording.success(language, shape.success ?? (code === 201 ? 'created' : 'ok')),
  });
  app.route({
    method,
    url: `/api/v1${route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    bodyLimit: shape.maxBodyBytes ?? DEFAULT_BODY_BYTES,
    config: { takesFiles: shape.upload !== undefined || shape.bytes !== undefined },
    onRequest: async (request, reply) => {
      // The framework answers HEAD by the GET handler. One that changes data must not run: mail scanners and link
      // previews ask with HEAD for every link they find, and an error would make them ask again with GET.
      if (changes && request.method === 'HEAD') return reply.header('cache-control', 'no-store').send();
      const language = await serving.language(request);
      const refused = await authorize(request, shape, changes, serving);
      if (refused) return sendRefusal(reply, serving.wording, language, refused);
      return undefined;
    },
    handler: async (request, reply) => {
      const language = await serving.language(request);
      const result = await run(route, request, reply, serving);
      if (isRefused(result)) return sendRefusal(reply, serving.wording, language, result);
      if (shape.answers === 'redirect')
        return reply.header('cache-control', 'no-store').redirect((result as RedirectAnswer).redirect, 303);
      if (shape.answers === 'calendar') return sendCalendar(reply, (result as CalendarAnswer).calendar);
      if (shape.answers === 'spreadsheet') return sendSpreadsheet(reply, result as SpreadsheetAnswer);
      if (shape.answers === 'archive') return sendArchive(reply, result as ArchiveAnswer);
      if (shape.answers === 'pdf') return sendPdf(reply, result as PdfAnswer);
      if (answersFile(shape)) return sendFile(reply, result as FileAnswer);
      reply.code(code).header('cache-control', 'no-store');
      // What is returned is sent; to return the reply would wait until it has been sent, with listeners for its end.
      if (result instanceof WrittenReply) {
        reply.type('application/json; charset=utf-8');
        return result.within(envelopeIn(language), (json) => bytesToSend(request, reply, json));
      }
      // Fields that the contract does not name are removed; a missing one is a bug. No reply transforms what it is given, and
      // without that reading is the same as `encode`, which looks at every number and object twice.
      return z.parse(answer, { ...envelopeIn(language), ...(result as object) });
    },
  });
};

const authorize = async (
  request: FastifyRequest,
  shape: EndpointShape,
  changes: boolean,
  serving: Serving<Record<Who, unknown>>,
): Promise<Refused | null> => {
  // A program that shows its token is no browser that carries somebody's cookie.
  const isProven = shape.ownProof || (shape.token !== undefined && bearerOf(request) !== null);
  if (changes && !isProven && !mayComeFrom(request, serving.publicUrl, shape.changes === true))
    return refuse('foreign_origin');
  const { notFromOtherSites } = shape;
  if (
    notFromOtherSites &&
    isFromOtherSite(request) &&
    !(notFromOtherSites === 'but_links' && isFollowedLink(request))
  )
    return refuse('foreign_origin');
  const actor = await serving.actor(request, shape);
  if (isRefused(actor)) return actor;
  if (changes && (await serving.disk.low())) return refuse('disk_full');
  return null;
};

const run = async (
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  serving: Serving<Record<Who, unknown>>,
): Promise<unknown> => {
  const { upload, bytes } = route.shape;
  if (takesBytes(request) !== (bytes !== undefined)) return refuse('wrong_kind_of_body');
  if (!request.isMultipart() && !bytes)
    return answerCall(route, request, reply, serving, { sent: request.body ?? {}, files: {} });
  if (!upload && !bytes) return refuse('wrong_kind_of_body');
  const caller = (await serving.actor(request, route.shape)) as { kind?: string; userId?: number };
  const leave = route.slots.take(String(caller.userId ?? request.ip), caller.kind === 'admin');
  if (isRefused(leave)) return leave;
  try {
    const { receive, disk, uploadPace: pace = uploadPace } = serving;
    if (bytes)
      return await receiveBytes(request, { ...bytes, disk, pace }, (arriving) =>
        answerCall(route, request, reply, serving, { sent: {}, files: {}, bytes: arriving }),
      );
    const received = await receiveMultipart(request, route.form, { receive, disk, pace });
    if (!isMultipart(received)) return received;
    const { fields, files } = received;
    return await answerCall(route, request, reply, serving, { sent: fields, files });
  } finally {
    leave();
  }
};

interface Sent {
  sent: unknown;
  files: Record<string, ReceivedFile>;
  bytes?: Readable;
}

const answerCall = async (
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  serving: Serving<Record<Who, unknown>>,
  { sent, files, bytes }: Sent,
): Promise<unknown> => {
  const { shape } = route;
  try {
    const input = validate(shape, request, sent, files);
    if (isRefused(input)) return input;
    const counting = (byHandler: boolean) => count({ ...input, shape, request, byHandler }, serving);
    const limited = await counting(false);
    if (isRefused(limited)) return limited;
    if (limited.silenced) return {};
    const actor = await serving.actor(request, shape);
    if (isRefused(actor)) return actor;
    const call = {
      ...input,
      files,
      bytes,
      actor,
      language: await serving.language(request),
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX),
      refusesCounting: request.headers['sec-gpc'] === '1' || request.headers['dnt'] === '1',
      count: async () => {
        const late = await counting(true);
        if (isRefused(late)) return late;
        return late.silenced ? refuse('too_many_tries') : null;
      },
      range: rangeOf(request.headers.range),
      cookies: cookiesOf(request, reply, serving.secureCookies),
      clearBrowserCache: () => void reply.header('clear-site-data', '"cache"'),
    };
    const result = await handleOnce(route, request, serving, call as LooseCall);
    if (!isRefused(result) || result.uncounted) await limited.giveBack();
    return result;
  } finally {
    await discardAll(files);
  }
};

const validate = (
  shape: EndpointShape,
  request: FastifyRequest,
  sent: unknown,
  files: Record<string, ReceivedFile>,
): { params: unknown; query: unknown; body: unknown } | Refused => {
  const params = shape.params?.safeParse(request.params);
  // An id that no row can have is an absent row, not a bad form.
  if (params && !params.success) return refuse('not_found');
  const query = shape.query?.safeParse(request.query);
  if (query && !query.success) return refusalOfIssues(query.error.issues);
  const body = shape.body?.safeParse(sent);
  if (body && !body.success) return refusalOfIssues(body.error.issues);
  for (const [name, part] of Object.entries(shape.upload ?? {})) {
    if (part.required && !files[name])
      return {
        refused: 'invalid_input',
        errors: { [name]: part.kind === 'audio' ? 'recording_required' : 'required' },
      };
  }
  return { params: params?.data, query: query?.data, body: body?.data };
};

interface Countable {
  shape: EndpointShape;
  params: unknown;
  body: unknown;
  request: FastifyRequest;
  byHandler: boolean;
}

/** Counts the call in each of its limits. `giveBack` undoes that for limits that count failures only. */
const count = async (
  { shape, params, body, request, byHandler }: Countable,
  { limiter, actor, knownBrowser }: Serving<Record<Who, unknown>>,
): Promise<{ silenced: boolean; giveBack: () => Promise<void> } | Refused> => {
  const all = (shape.limits ?? []).filter((limit) => (limit.byHandler ?? false) === byHandler);
  const { email } = (body ?? {}) as { email?: unknown };
  const asksBrowser = all.some(({ per, strangersOnly }) => strangersOnly || per.includes('browser'));
  const cookies = { get: (name: string) => request.cookies[name] };
  const browser = asksBrowser && typeof email === 'string' ? await knownBrowser(cookies, email) : null;
  const limits = all.filter(({ strangersOnly }) => !strangersOnly || browser === null);
  const caller = await actor(request, shape);
  if (isRefused(caller)) return caller;
  const known = {
    ...(params as Record<string, unknown> | undefined),
    ...(body as Record<string, unknown>),
    address: addressKey(request.ip),
    browser: browser ?? addressKey(request.ip),
    account: (caller as { userId?: number }).userId,
  };
  const tries = limits.map(({ rule, per }) => ({
    rule,
    who: whoOf(per.map((name) => known[name as keyof typeof known])),
  }));
  const full = await limiter.take(tries);
  if (full && limits[full.refusedBy]?.silent) return { silenced: true, giveBack: async () => {} };
  if (full) return { refused: 'too_many_tries', retryAfter: full.retryAfter };
  const failures = tries.filter((_, index) => limits[index]?.onlyFailures);
  return { silenced: false, giveBack: () => limiter.giveBack(failures) };
};

const cookiesOf = (request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies => ({
  get: (name) => request.cookies[name],
  set: (name, value, { maxAge, path = '/' }) =>
    void reply.setCookie(name, value, { maxAge, path, secure, httpOnly: true, sameSite: 'lax' }),
  clear: (name, path = '/') =>
    void reply.clearCookie(name, { path, secure, httpOnly: true, sameSite: 'lax' }),
});
