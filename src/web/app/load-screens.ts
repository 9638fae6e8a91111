import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';
import { useMatches } from 'react-router';
import { ApiRefusal } from '../frame/api.ts';
import { screenOf } from '../frame/guards.ts';
import { type RouteFiles, type RouteModules, importModule } from '../frame/route-module-loader.ts';
import {
  askWhetherReached,
  isUnreachable,
  fetchWhole,
  untilReached,
  waitForNewVersion,
} from './connection.ts';

/** What React Router leaves in the document; absent in tests. */
interface RouterInDocument {
  __reactRouterManifest?: { routes: Readonly<Record<string, RouteFiles & { parentId?: string }>> };
  __reactRouterRouteModules?: RouteModules;
  navigator?: { connection?: { saveData?: boolean; effectiveType?: string } };
}
const inDocument = () => globalThis as RouterInDocument;

const filesOf = ({ module, imports = [], css = [] }: RouteFiles) => [module, ...imports, ...css];

/** The files that came with the screens loaded so far. */
const loadedFiles = (modules: RouteModules) => {
  const routes = Object.values(inDocument().__reactRouterManifest?.routes ?? {});
  return new Set(routes.filter(({ id }) => id in modules).flatMap(filesOf));
};

/**
 * Fetches all files of a screen before the first of them is run: some browsers never ask again for a module that did
 * not arrive, and a style sheet that is missing would leave the screen bare.
 */
const fetchScreen = async (route: RouteFiles, modules: RouteModules) => {
  const loaded = loadedFiles(modules);
  await Promise.all(filesOf(route).flatMap((file) => (loaded.has(file) ? [] : fetchWhole(file))));
  modules[route.id] ??= await importModule(route);
  return modules[route.id];
};

/** What browsers say of a module that did not arrive, or that fits no other, and Vite of a style sheet. */
const NOT_LOADED = /\bmodule\b|preload/i;

/** Files that are gone have a newer version, also in a browser that never asks again for a module that did not arrive. */
const orNewVersion = (error: unknown): Promise<never> => {
  const isGone = error instanceof ApiRefusal ? error.code === 404 : NOT_LOADED.test(String(error));
  if (isGone) return waitForNewVersion();
  throw error;
};

/** Loads a screen's module, however long the connection is cut. */
export const loadScreen = (route: RouteFiles, modules: RouteModules): Promise<unknown> =>
  untilReached(() => fetchScreen(route, modules)).catch(orNewVersion);

/** Loads a part of a page on demand, however long the connection is cut. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch((error: unknown) => {
    if (!NOT_LOADED.test(String(error))) throw error;
    return untilReached(askWhetherReached).then(load).catch(orNewVersion);
  });

const parts = new Set<() => Promise<unknown>>();

/** A component that is loaded on demand, or ahead once the page is idle. */
export const lazyPart = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => {
  parts.add(load);
  return lazy(() => loadPart(load));
};

/** Long enough for a page to show its pictures, and to answer its first touch. */
const REST_MS = 2000;
/** Between two files, in a browser that does not tell when it is idle. */
const IDLE_MS = 200;

const whenIdle = async (load: () => Promise<unknown>, stop: AbortSignal) => {
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, IDLE_MS);
  });
  if (!stop.aborted) await load();
};

/** Who pays for each megabyte, or waits for it, loads only what is asked for. */
const isSparing = () => {
  const { saveData = false, effectiveType = '' } = inDocument().navigator?.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
};

/** The screens of the same area that may come next: before signing in those of guests, and afterwards the others. */
const nextScreens = (layout: string, signedIn: boolean) =>
  Object.values(inDocument().__reactRouterManifest?.routes ?? {}).filter(({ id, parentId }) => {
    if (parentId !== layout) return false;
    const { guard } = screenOf(id);
    const forGuests = guard === 'guest' || guard === 'admin-sign-in';
    return guard === 'any' || forGuests !== signedIn;
  });

/** Loads the area's other screens once the page is idle, so that no click needs a file that a cut line holds back. */
export const useLoadAhead = (signedIn: boolean) => {
  const layout = useMatches().at(1)?.id;
  useEffect(() => {
    if (layout === undefined || isSparing()) return undefined;
    const stop = new AbortController();
    const begin = () => void setTimeout(() => void loadAhead(layout, signedIn, stop.signal), REST_MS);
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true, signal: stop.signal });
    return () => stop.abort();
  }, [layout, signedIn]);
};

const loadAhead = async (layout: string, signedIn: boolean, stop: AbortSignal) => {
  const modules = inDocument().__reactRouterRouteModules;
  if (!modules) return;
  const screens = nextScreens(layout, signedIn).map((route) => () => fetchScreen(route, modules));
  try {
    for (const load of screens) await whenIdle(load, stop);
    // A part may bring others, which the set's loop then meets as well.
    for (const load of parts) await whenIdle(load, stop);
  } catch (error) {
    // What is gone is loaded when it is asked for, and missed then.
    if (!isUnreachable(error)) return;
    addEventListener('online', () => void loadAhead(layout, signedIn, stop), { once: true, signal: stop });
  }
};
