import type { Api } from '../../contract/api.ts';
import type { ReportThere } from '../../contract/day-close.ts';
import type { ReportProblem } from '../../domain/billing/settlement-report.ts';
import type { CallInput, EndpointShape, Reply } from '../../contract/endpoint.ts';
import type { Present } from '../../contract/present.ts';
import type { RefusalName, Refused } from '../../contract/refusals.ts';
import { LANGUAGE_HEADER } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';

type Answering = {
  [Key in keyof Api]: Api[Key] extends { answers: string } ? never : Key;
}[keyof Api];

/** `GET /childs/{id}` and the like: every call that answers with the envelope. */
export type CallKey = Answering;
export type Answer<Key extends CallKey> = Reply<Api[Key] & EndpointShape> & { code: number; message: string };
export type Input<Key extends CallKey> = CallInput<Api[Key] & EndpointShape>;
type InputArgument<Key extends CallKey> =
  object extends Input<Key> ? [input?: Input<Key>] : [input: Input<Key>];

/** What a call takes after its key. */
export type CallRest<Key extends CallKey> = [...InputArgument<Key>, options?: CallOptions | undefined];

/** One typed call, the same in the browser and while a page is made on the server. */
export type Call = <Key extends CallKey>(key: Key, ...rest: CallRest<Key>) => Promise<Answer<Key>>;

export interface CallOptions {
  signal?: AbortSignal;
  /** of what is created: a repeat with the same key creates nothing more */
  idempotencyKey?: string;
  /** 0 to 1, while files or bytes are sent */
  onProgress?: (share: number) => void;
}

/** Sends a request to the API and returns status and envelope. */
export type Send = (
  method: string,
  path: string,
  body: FormData | Blob | object | undefined,
  options: CallOptions,
) => Promise<{ status: number; answer: unknown; retryAfter?: string | null }>;

type ClosedDays = NonNullable<Refused['closed']>;

interface RefusalDetails {
  error?: RefusalName | null;
  errors?: Readonly<Record<string, string>>;
  retryAfter?: number | null;
  orderId?: string | null;
  report?: ReportProblem | null;
  reports?: readonly ReportThere[];
  closed?: ClosedDays | null;
  present?: Present;
}

/** A refusal of the API, with its message in the visitor's language. */
export class ApiRefusal extends Error {
  /** the HTTP status; 0 when the server could not be reached */
  readonly code: number;
  /** the refusal's name; null when it was not the API that answered */
  readonly error: RefusalName | null;
  readonly errors: Readonly<Record<string, string>>;
  /** seconds, where the server says how long to wait */
  readonly retryAfter: number | null;
  /** the payment to ask about, where the server names one */
  readonly orderId: string | null;
  /** why a settlement report was not taken, where it was not */
  readonly report: ReportProblem | null;
  /** the settlement reports of the same days, with `report_there` */
  readonly reports: readonly ReportThere[];
  /** of a family's account that its mail can still open again */
  readonly closed: ClosedDays | null;
  /** what was to be changed as it stands now, with `changed_meanwhile` */
  readonly present: Present;
  constructor(
    code: number,
    message: string,
    {
      error = null,
      errors = {},
      retryAfter = null,
      orderId = null,
      report = null,
      reports = [],
      closed = null,
      present = {},
    }: RefusalDetails = {},
  ) {
    super(message);
    this.name = 'ApiRefusal';
    this.code = code;
    this.error = error;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.orderId = orderId;
    this.report = report;
    this.reports = reports;
    this.closed = closed;
    this.present = present;
  }
}

/** Whether a call failed with one of these refusals. */
export const isRefusedAs = (failure: unknown, ...names: readonly RefusalName[]): failure is ApiRefusal =>
  failure instanceof ApiRefusal && failure.error !== null && names.includes(failure.error);

interface RefusalAnswer extends Present {
  code?: number;
  message?: string;
  error?: RefusalName;
  errors?: Record<string, string>;
  order_id?: string;
  report?: ReportProblem;
  reports?: readonly ReportThere[];
  closed?: ClosedDays;
}

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: object;
  form?: FormData;
  bytes?: Blob;
}

const addressOf = (path: string, { params, query }: LooseInput) => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const asked = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return `${paths.api}${filled}${search && `?${search}`}`;
};

export const makeCall = (send: Send): Call => {
  const call = async (key: string, input: LooseInput = {}, options: CallOptions = {}) => {
    const [method = '', path = ''] = key.split(' ');
    const { status, answer, retryAfter } = await send(
      method,
      addressOf(path, input),
      input.form ?? input.bytes ?? input.body,
      options,
    );
    if (status === 200 || status === 201) return answer;
    const refused = (answer ?? {}) as RefusalAnswer;
    const {
      message = '',
      order_id: orderId = null,
      report = null,
      reports = [],
      closed = null,
      error,
      errors,
      code: _,
      ...present
    } = refused;
    const seconds = Number.parseInt(retryAfter ?? '', 10) || null;
    throw new ApiRefusal(status, message, {
      error: error ?? null,
      errors: errors ?? {},
      retryAfter: seconds,
      orderId,
      report,
      reports,
      closed,
      present,
    });
  };
  // The loose call above serves every key; the type pairs each with its own input and answer.
  return call as Call;
};

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const headersOf = ({ idempotencyKey }: CallOptions): Record<string, string> => ({
  ...languageHeader(),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
});

/** The server's words come in the language that the page is shown in; a test's page is none. */
const languageHeader = () =>
  typeof document === 'undefined' ? {} : { [LANGUAGE_HEADER]: document.documentElement.lang };

/** XMLHttpRequest, because fetch does not report upload progress. */
const upload: Send = (method, path, body, { signal, onProgress, ...how }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    for (const [name, value] of Object.entries(headersOf(how))) request.setRequestHeader(name, value);
    if (body instanceof Blob) request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress?.(total ? loaded / total : 0),
    );
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        answer: read(request.responseText),
        retryAfter: request.getResponseHeader('retry-after'),
      }),
    );
    request.addEventListener('error', () => reject(new ApiRefusal(0, '')));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    signal?.addEventListener('abort', () => request.abort());
    request.send(body as FormData | Blob);
  });

const sendFromBrowser: Send = async (method, path, body, how) => {
  if (body instanceof FormData || body instanceof Blob) return upload(method, path, body, how);
  const response = await fetch(path, {
    method,
    ...(how.signal && { signal: how.signal }),
    headers: {
      ...headersOf(how),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw how.signal?.aborted ? error : new ApiRefusal(0, '');
  });
  return {
    status: response.status,
    answer: read(await response.text()),
    retryAfter: response.headers.get('retry-after'),
  };
};

/**
 * Calls the API from the browser. Throws `ApiRefusal`; code 0 with an empty message means that the server
 * could not be reached. In loaders on the server take the call from `apiContext` instead.
 */
export const call: Call = makeCall(sendFromBrowser);
