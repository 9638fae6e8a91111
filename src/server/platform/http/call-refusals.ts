import type { EndpointShape, RefusalOf } from '../../../contract/endpoint.ts';
import { type PlatformRefusal, type RefusalName, refusals } from '../../../contract/refusals.ts';

export type Method = 'GET' | 'POST' | 'DELETE';

/** Whether a call is guarded like a write: against other sites and a full disk. */
export const changesData = (method: Method, shape: EndpointShape): boolean =>
  method !== 'GET' || shape.changes === true;

/** Whether the answer is the bytes of a file instead of the envelope. */
export const answersFile = ({ answers }: EndpointShape): boolean =>
  answers === 'image' || answers === 'video' || answers === 'media';

/** What the platform itself may refuse a call with, by what its endpoint takes and gives. */
const platformRefusals = (method: Method, shape: EndpointShape): PlatformRefusal[] => {
  const {
    who,
    params,
    query,
    body,
    upload,
    bytes,
    limits = [],
    creates,
    ownProof,
    beforeSecondFactor,
    token,
  } = shape;
  const { notFromOtherSites = false } = shape;
  const parts = Object.values(upload ?? {});
  const required = parts.some((part) => part.required);
  const changes = changesData(method, shape);
  const rows: [boolean, PlatformRefusal[]][] = [
    // A program whose token does not open the call is not allowed to make it.
    [who !== 'guest', ['not_signed_in', 'not_allowed']],
    [token !== undefined, ['token_unusable']],
    [who !== 'guest' && who !== 'parent' && !beforeSecondFactor, ['second_factor_due']],
    [(changes && !ownProof) || notFromOtherSites !== false, ['foreign_origin']],
    [params !== undefined, ['not_found']],
    // A body is read, and refused, wherever one may be sent.
    [method !== 'GET', ['malformed_request', 'too_slow', 'body_too_large', 'wrong_kind_of_body']],
    [body !== undefined || query !== undefined || required, ['invalid_input']],
    [
      upload !== undefined,
      ['unexpected_part', 'too_large', 'wrong_kind_of_file', 'too_many_uploads', 'uploads_busy'],
    ],
    [parts.some(({ kind }) => kind === 'image'), ['too_many_pixels']],
    [bytes !== undefined, ['too_large', 'too_many_uploads', 'uploads_busy']],
    [answersFile(shape), ['range_outside']],
    [limits.some(({ silent }) => !silent) || token !== undefined, ['too_many_tries']],
    [creates !== undefined, ['still_running', 'key_of_other_call']],
    [changes, ['disk_full']],
    // What every call needs may be away, such as the database.
    [true, ['part_down', 'unexpected']],
  ];
  return rows.flatMap(([applies, names]) => (applies ? names : []));
};

/** Everything a call may be refused with, its endpoint's own refusals and the platform's, by HTTP status. */
export const refusalsOfCall = (method: Method, shape: EndpointShape): ReadonlyMap<number, RefusalName[]> => {
  const names = new Set<RefusalName>([...platformRefusals(method, shape), ...(shape.refusals ?? [])]);
  const byStatus = Map.groupBy(names, (name) => refusals[name]);
  return new Map([...byStatus].toSorted(([a], [b]) => a - b));
};

type When<Part, Name> = Part extends object ? Name : never;

/** What a handler may refuse: what its endpoint lists, and of the platform's refusals those of its shape. */
export type HandlerRefusal<E extends EndpointShape> =
  | RefusalOf<E>
  | When<E['params'], 'not_found'>
  | When<E['query'] | E['body'] | E['upload'], 'invalid_input'>
  | When<E['upload'], 'wrong_kind_of_file'>
  | When<E['bytes'], 'too_large'>
  | When<E['limits'], 'too_many_tries'>
  | (E['answers'] extends 'image' | 'video' | 'media' ? 'range_outside' : never)
  | (E['who'] extends 'guest' ? never : 'not_signed_in');
