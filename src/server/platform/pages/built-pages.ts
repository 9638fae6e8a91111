import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';

/** The compiled pages: built once in production, rebuilt after every change in development. */
export interface Pages {
  build: () => Promise<ServerBuild>;
  /** the built file of a source file, then those it imports, as addresses; none in development */
  builtFiles: (source: string) => readonly string[];
  /** the text of a built style sheet by its address; null when it is none of ours */
  style: (address: string) => string | null;
}

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

export const builtPages = async (app: FastifyInstance, folder: string): Promise<Pages> => {
  const client = join(folder, 'client');
  // Those of earlier builds are for pages that were open when this one began.
  const assets = [join(folder, 'earlier'), join(client, 'assets')];
  const build = (await import(pathToFileURL(join(folder, 'server', 'index.js')).href)) as ServerBuild;
  await app.register(fastifyStatic, {
    root: client,
    wildcard: false,
    globIgnore: ['assets/**'],
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', assets.some((one) => path.startsWith(one)) ? YEAR : HOUR);
    },
  });
  await serveAssets(app, assets);
  const manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const styles = await readStyles(client, manifest);
  return {
    build: async () => build,
    builtFiles: (source) => filesOf(manifest, source),
    style: (address) => styles.get(address) ?? null,
  };
};

/** The files named by their content. There are a thousand: a route for each took a tenth of a second at every start. */
const serveAssets = async (app: FastifyInstance, folders: readonly string[]) => {
  const folderOf = new Map<string, string>();
  for (const folder of folders) for (const name of await readdir(folder)) folderOf.set(name, folder);
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = request.params['*'];
    const folder = folderOf.get(name);
    if (folder === undefined) return reply.code(404).type('text/plain').send('Not found');
    return reply.sendFile(name, folder);
  });
};

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** What is loaded with a source file: its own built file first. */
const filesOf = (manifest: Manifest, source: string, known = new Set<string>()): string[] => {
  const entry = manifest[source];
  if (!entry || known.has(source)) return [];
  known.add(source);
  return [`/${entry.file}`, ...(entry.imports ?? []).flatMap((name) => filesOf(manifest, name, known))];
};

const readStyles = async (client: string, manifest: Manifest) => {
  const files = new Set(
    Object.values(manifest).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file, ...css] : css)),
  );
  const styles = new Map<string, string>();
  for (const file of files) styles.set(`/${file}`, (await readFile(join(client, file), 'utf8')).trim());
  return styles;
};

export const developedPages = async (app: FastifyInstance, root: string): Promise<Pages> => {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    configLoader: 'native',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  const { default: middie } = await import('@fastify/middie');
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return {
    build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    builtFiles: () => [],
    style: () => null,
  };
};
