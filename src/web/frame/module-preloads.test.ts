import { expect, test } from 'vitest';
import { splitImports, withModulePreloads } from './module-preloads.ts';

const routeOf = (id: string, module: string, imports: string[]) => ({
  id,
  module,
  imports,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasErrorBoundary: false,
  hasDefaultExport: true,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

const manifest = {
  url: '/assets/manifest.js',
  version: '1',
  entry: { module: '/assets/entry.js', imports: ['/assets/react.js', '/assets/both.js'] },
  routes: {
    root: routeOf('root', '/assets/root.js', ['/assets/react.js']),
    '/admin/orders': routeOf('/admin/orders', '/assets/orders.js', ['/assets/both.js', '/assets/table.js']),
    '/admin/news': routeOf('/admin/news', '/assets/news.js', ['/assets/editor.js']),
  },
};

test('a page names each file once that its entry and its routes import', () => {
  const split = splitImports(manifest, ['root', '/admin/orders']);
  expect(split.imports).toEqual(['/assets/react.js', '/assets/both.js', '/assets/table.js']);
  expect(Object.keys(split.manifest.routes)).toEqual(['root', '/admin/orders']);
  expect([split.manifest.entry, ...Object.values(split.manifest.routes)].map((one) => one?.imports)).toEqual([
    [],
    [],
    [],
  ]);
});

test('a module that a route imports is left to React Router, which names all modules', () => {
  const routes = { ...manifest.routes, root: routeOf('root', '/assets/root.js', ['/assets/orders.js']) };
  expect(splitImports({ ...manifest, routes }, ['root', '/admin/orders']).imports).toEqual([
    '/assets/react.js',
    '/assets/both.js',
    '/assets/table.js',
  ]);
});

const pageWith = (links: string) => Buffer.from(`<html><head>${links}</head><body>Élan</body></html>`);
const link = (file: string) => `<link rel="modulepreload" href="${file}" nonce="n1"/>`;

test('the links stand behind that for the first module', () => {
  const page = withModulePreloads(
    pageWith(`<title>É</title>${link('/entry.js')}<meta/>`),
    '/entry.js',
    ['/a.js', '/b.js'],
    'n1',
  );
  const links = ['/entry.js', '/a.js', '/b.js'].map(link).join('');
  expect(page.toString()).toBe(pageWith(`<title>É</title>${links}<meta/>`).toString());
});

test('without a nonce the links have none', () => {
  const page = withModulePreloads(
    pageWith('<link rel="modulepreload" href="/entry.js"/>'),
    '/entry.js',
    ['/a.js'],
    undefined,
  );
  expect(page.toString()).toContain('<link rel="modulepreload" href="/a.js"/>');
});

test('a page without scripts stays as it is', () => {
  const page = pageWith('');
  expect(withModulePreloads(page, '/entry.js', ['/a.js'], 'n1')).toBe(page);
});
