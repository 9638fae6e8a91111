import * as z from 'zod/mini';
import type { TokenScope } from '../domain/accounts/api-token.ts';
import type { Caller } from '../domain/accounts/staff-role.ts';
import type { RefusalName } from './refusals.ts';
import type { Tag } from './tags.ts';

/** Who may call (rule R165). A new call is closed to clerks and teachers until it names them. */
export type Who = Caller;

/** A file of a multipart call. `maxBytes` is checked while it streams in; `kind` by its first bytes, not its name. */
export interface UploadPart {
  readonly kind: 'image' | 'video' | 'audio';
  readonly maxBytes: number;
  readonly required?: boolean;
}

/**
 * Counted in the database on the wall clock. `per` names fields of the path or the body, the caller's `address` (an IPv6 address by
 * its first 64 bits) or `account`, or the `browser`: the one from which the account of the body's `email` signed in before,
 * else the address.
 */
export type RateLimit = CountedBefore | CountedByHandler;

interface Limit {
  readonly rule:
    | 'sign_in'
    | 'sign_in_address'
    | 'sign_in_account'
    | 'registration'
    | 'activation_mails'
    | 'reset_mails'
    | 'mails_address'
    | 'password_change'
    | 'change_mails'
    | 'second_factor'
    | 'shipping'
    | 'calendar'
    | 'payment_link'
    | 'payment_links_made'
    | 'exports'
    | 'office_exports'
    | 'certificate_page'
    | 'certificate_codes'
    | 'visits'
    | 'waiting_mails'
    | 'api_token'
    | 'webhook_sends';
  readonly per: readonly string[];
  /** Not for a browser from which the account of the body's `email` signed in before. */
  readonly strangersOnly?: true;
}

/** Counted before the handler is asked. */
interface CountedBefore extends Limit {
  readonly byHandler?: never;
  /** A call that succeeds is not counted, so that only wrong tries use the limit up. */
  readonly onlyFailures?: boolean;
  /** Above the limit nothing is done, but answered as if it had been: the answer must not reveal what others asked for. */
  readonly silent?: boolean;
}

/** Counted by the handler, once it knows that the call is worth counting: it answers for itself what is too much. */
interface CountedByHandler extends Limit {
  readonly byHandler: true;
  readonly onlyFailures?: never;
  /** Above the limit the handler does nothing, but answers as if it had. */
  readonly silent?: boolean;
}

/** Bytes of a JSON body, unless its endpoint says more. */
export const DEFAULT_BODY_BYTES = 64 * 1024;
/** Bytes of a text field of a multipart call, unless its endpoint says more. */
export const DEFAULT_FIELD_BYTES = 8 * 1024;

export interface EndpointShape {
  readonly summary: string;
  readonly tag: Tag;
  readonly who: Who;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  /** JSON, or the text fields of a multipart call when `upload` is there */
  readonly body?: z.ZodMiniType;
  readonly upload?: Readonly<Record<string, UploadPart>>;
  /** The body is bytes as they are (`application/octet-stream`), which the handler reads while they arrive. */
  readonly bytes?: { readonly maxBytes: number };
  /** bytes of a JSON body; absent: `DEFAULT_BODY_BYTES` */
  readonly maxBodyBytes?: number;
  /** bytes of each text field of a multipart call; absent: `DEFAULT_FIELD_BYTES` */
  readonly maxFieldBytes?: number;
  /** payload beside `code` and `message`; absent: nothing besides */
  readonly reply?: z.ZodMiniObject;
  readonly status?: 200 | 201;
  /**
   * What a call creates that may be repeated with the same `Idempotency-Key`: where its id stands in the reply, and the GET that answers
   * a repeat; or, where the reply is a whole list, the GET of that alone; or, of what cannot be read again, that its answer is kept.
   */
  readonly creates?:
    | { readonly object: string; readonly id: string; readonly readBy: `GET /${string}` }
    | { readonly object?: never; readonly id?: never; readonly readBy: `GET /${string}` }
    | { readonly object?: never; readonly id?: never; readonly readBy: null };
  /** the key of the success message; absent: OK */
  readonly success?: 'updated' | 'password_changed' | 'password_request_sent';
  readonly refusals?: readonly RefusalName[];
  /** the first that is reached answers, and then none of them counts the call */
  readonly limits?: readonly RateLimit[];
  /** a GET that no page of another site may make a browser ask, as by an image; a program may, and with `but_links` a person who follows a link */
  readonly notFromOtherSites?: true | 'but_links';
  /** a GET that changes data: the same-origin guard treats it like a write, and HEAD does nothing */
  readonly changes?: true;
  /** how it answers when not with the envelope */
  readonly answers?:
    | 'redirect'
    | 'image'
    | 'video'
    | 'media'
    | 'calendar'
    | 'spreadsheet'
    | 'archive'
    | 'pdf';
  /** what a program's token has to hold; absent: the call is closed to programs, but for what is open to everybody (rule R264) */
  readonly token?: TokenScope;
  /** open to an admin who has still to set up the second factor that the school requires */
  readonly beforeSecondFactor?: true;
  /** its proof is in the call itself (a token, a signature): no same-origin guard */
  readonly ownProof?: true;
}

/** Keeps the literal types of one endpoint's definition. */
export const endpoint = <const E extends EndpointShape>(shape: E): E => shape;

/** `METHOD /path/{param}` below /api/v1 */
export type EndpointKey = `${'GET' | 'POST' | 'DELETE'} /${string}`;
export type Contract = Record<EndpointKey, EndpointShape>;

type OutputOf<T> = T extends z.ZodMiniType ? z.output<T> : undefined;
type InputOf<T> = T extends z.ZodMiniType ? z.input<T> : undefined;

/** What a handler gets. */
export type Params<E extends EndpointShape> = OutputOf<E['params']>;
export type Query<E extends EndpointShape> = OutputOf<E['query']>;
export type Body<E extends EndpointShape> = OutputOf<E['body']>;
/** What a handler gives back, and a caller gets beside code and message. */
export type Reply<E extends EndpointShape> = E['reply'] extends z.ZodMiniType ? z.output<E['reply']> : Empty;
/** No payload; and no refusal either, which would pass for any other empty type. */
interface Empty {
  readonly refused?: never;
}
export type RefusalOf<E extends EndpointShape> = E['refusals'] extends readonly RefusalName[]
  ? E['refusals'][number]
  : never;

/** The names of a body's fields; of one that takes several forms, those of all. */
export const fieldsOfBody = (body: z.ZodMiniType | undefined): string[] => {
  if (body instanceof z.ZodMiniObject) return Object.keys(body.def.shape);
  if (!(body instanceof z.ZodMiniDiscriminatedUnion)) return [];
  const forms = body.def.options as readonly z.ZodMiniType[];
  return [...new Set(forms.flatMap(fieldsOfBody))];
};

/** What a caller sends: `params`, `query` and `body` where the endpoint has them; a FormData for an upload, a Blob for bytes. */
export type CallInput<E extends EndpointShape> = (E['params'] extends z.ZodMiniType
  ? { params: InputOf<E['params']> }
  : object) &
  (E['query'] extends z.ZodMiniType ? { query?: InputOf<E['query']> } : object) &
  (E['upload'] extends object
    ? { form: FormData }
    : E['bytes'] extends object
      ? { bytes: Blob }
      : E['body'] extends z.ZodMiniType
        ? { body: InputOf<E['body']> }
        : object);
