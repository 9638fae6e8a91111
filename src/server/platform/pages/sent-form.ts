import type { FastifyRequest } from 'fastify';
import { type RouteObject, type ServerBuild, matchRoutes } from 'react-router';
import { mayComeFrom } from '../http/same-origin.ts';
import type { FallbackReason } from './entry.ts';

/** The largest form of the product is a few words long. */
const MOST_BYTES = 16 * 1024;

/** Why what was sent to a page is not taken. */
export interface NotTaken {
  status: 403 | 405 | 413;
  reason: FallbackReason;
  /** the methods that the address knows, where the asked one is not among them */
  allow?: string;
}

const trees = new WeakMap<object, RouteObject[]>();

/** The build lists its routes side by side, each with the id of the one above it. */
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
export const pageAt = (build: Pick<ServerBuild, 'routes'>, pathname: string): 'absent' | 'read' | 'form' => {
  const found = matchRoutes(treeOf(build), pathname.replace(/\.data$/, ''))?.at(-1)?.route;
  if (!found?.id || found.path?.endsWith('*')) return 'absent';
  return build.routes[found.id]?.module.action ? 'form' : 'read';
};

const lengthOf = ({ headers }: FastifyRequest) => Number(headers['content-length'] ?? 0);

/** Why a request that brings something to a page is not read; null when it may be. */
export const refusalOf = (
  request: FastifyRequest,
  page: 'read' | 'form',
  publicUrl: string,
): NotTaken | null => {
  if (request.method !== 'POST' || page === 'read')
    return { status: 405, reason: 'noForm', allow: page === 'form' ? 'GET, HEAD, POST' : 'GET, HEAD' };
  if (!mayComeFrom(request, publicUrl, false)) return { status: 403, reason: 'foreign' };
  return lengthOf(request) <= MOST_BYTES ? null : tooLarge;
};

export const tooLarge: NotTaken = { status: 413, reason: 'tooLarge' };

/** Reads a form whole, also one that does not say how long it is; null when it is too long, or broke off. */
export const readForm = ({ raw }: FastifyRequest): Promise<Buffer | null> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    // Who hung up before this was asked is heard of no more.
    if (raw.destroyed) return resolve(null);
    raw.on('data', (part: Buffer) => {
      length += part.length;
      // The rest of one that is too long is read past, until the answer hangs up.
      if (length <= MOST_BYTES) parts.push(part);
      else resolve(null);
    });
    raw.once('end', () => resolve(Buffer.concat(parts)));
    raw.once('close', () => resolve(null));
  });
