import type { FastifyRequest } from 'fastify';
import type { RouteObject, ServerBuild } from 'react-router';
import { mayComeFrom } from '../http/same-origin.ts';
import { entryOf } from './entry.ts';
import type { FallbackReason } from './entry.ts';

/** The largest form of the public pages has a few short fields. */
const MAX_FORM_BYTES = 16 * 1024;

/** Why a request with a body is refused. */
export interface FormRefusal {
  status: 403 | 405 | 413;
  reason: FallbackReason;
  /** the methods that the page supports, for status 405 */
  allow?: string;
}

const trees = new WeakMap<object, RouteObject[]>();

/** The build lists its routes flat, each with the id of its parent. */
const treeOf = ({ routes }: Pick<ServerBuild, 'routes'>) => {
  const below = (parentId: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap((route) => {
      if (!route || route.parentId !== parentId) return [];
      const { id, path, index } = route;
      return [index ? { id, path, index } : { id, path, children: below(id) }] as RouteObject[];
    });
  const tree = trees.get(routes) ?? below(undefined);
  trees.set(routes, tree);
  return tree;
};

/** Whether a path has a page, and whether that page takes forms: the routes say so themselves. */
export const pageAt = (
  build: Pick<ServerBuild, 'entry' | 'routes'>,
  pathname: string,
): 'absent' | 'read' | 'form' => {
  const { matchRoutes } = entryOf(build);
  const found = matchRoutes(treeOf(build), pathname.replace(/\.data$/, ''))?.at(-1)?.route;
  if (!found?.id || found.path?.endsWith('*')) return 'absent';
  return build.routes[found.id]?.module.action ? 'form' : 'read';
};

const lengthOf = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? 0);

/** Why the body of a request is not read; null when it may be. */
export const formRefusal = (
  request: FastifyRequest,
  page: 'read' | 'form',
  publicUrl: string,
): FormRefusal | null => {
  if (request.method !== 'POST' || page === 'read')
    return { status: 405, reason: 'noForm', allow: page === 'form' ? 'GET, HEAD, POST' : 'GET, HEAD' };
  if (!mayComeFrom(request, publicUrl, false)) return { status: 403, reason: 'foreign' };
  return lengthOf(request) <= MAX_FORM_BYTES ? null : tooLarge;
};

export const tooLarge: FormRefusal = { status: 413, reason: 'tooLarge' };

/** Reads the whole body, also without a content length; null when it is too long or the connection broke. */
export const readForm = ({ raw }: FastifyRequest): Promise<Buffer | null> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    // The connection is closed already: no event will come.
    if (raw.destroyed) return resolve(null);
    raw.on('data', (part: Buffer) => {
      length += part.length;
      // The rest of a body that is too long is ignored until the response closes the connection.
      if (length <= MAX_FORM_BYTES) parts.push(part);
      else resolve(null);
    });
    raw.once('end', () => resolve(Buffer.concat(parts)));
    raw.once('close', () => resolve(null));
  });
