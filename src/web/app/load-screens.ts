import { type ComponentType, type LazyExoticComponent, lazy, useEffect } from 'react';
import { type ClientInstrumentation, useLocation } from 'react-router';
import { ApiRefusal } from '../frame/api.ts';
import { areaOf, screenOf } from '../frame/guards.ts';
import { withProgress } from '../shell/with-progress.ts';
import {
  askWhetherReached,
  isUnreachable,
  fetchWhole,
  untilReached,
  waitForNewVersion,
} from './connection.ts';

interface OfThisPage {
  /** The files of each screen of the area, by its path: scripts/area-manifests.mjs writes them. Absent in tests and while developing. */
  screenFiles?: Readonly<Record<string, readonly string[]>>;
  navigator?: { connection?: { saveData?: boolean; effectiveType?: string } };
}
const ofThisPage = () => globalThis as OfThisPage;

/** React Router marks with a # what a part loaded later needs as well. */
const filesOf = (path: string) =>
  (ofThisPage().screenFiles?.[path] ?? []).map((file) => file.replace('#', ''));

/** The files that came with the page, and those fetched since. */
let known: Set<string> | undefined;

/**
 * Fetches all files of a screen before the first of them is run: some browsers never ask again for a module that did
 * not arrive, and a style sheet that is missing would leave the screen bare.
 */
const fetchScreen = async (path: string) => {
  const files = (known ??= new Set(filesOf(screenOf(location.pathname).path)));
  const missing = filesOf(path).filter((file) => !files.has(file));
  await Promise.all(missing.map((file) => fetchWhole(file)));
  for (const file of missing) files.add(file);
};

/**
 * A navigation begins when the files of its screen are there, however long the connection is cut: React Router reloads the page
 * when a module does not arrive, which without a connection ends on the browser's error page.
 */
export const filesBeforeNavigation: ClientInstrumentation = {
  router: ({ instrument }) =>
    instrument({
      navigate: async (navigate, { to }) => {
        if (typeof to === 'string') await filesFor(new URL(to, location.href));
        await navigate();
      },
    }),
};

const filesFor = async ({ pathname, search, hash }: URL) => {
  if (areaOf(pathname) !== areaOf(location.pathname)) return;
  const fetched = untilReached(() => fetchScreen(screenOf(pathname).path));
  await withProgress(fetched).catch((error: unknown) => orNewVersion(error, pathname + search + hash));
};

/** What browsers say of a module that did not arrive, or that fits no other, and Vite of a style sheet. */
const NOT_LOADED = /\bmodule\b|preload/i;

/** Files that are gone have a newer version, also in a browser that never asks again for a module that did not arrive. */
const orNewVersion = (error: unknown, wanted?: string): Promise<never> => {
  const isGone = error instanceof ApiRefusal ? error.code === 404 : NOT_LOADED.test(String(error));
  if (isGone) return waitForNewVersion(wanted);
  throw error;
};

/** Loads a part of a page on demand, however long the connection is cut. */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch((error: unknown) => {
    if (!NOT_LOADED.test(String(error))) throw error;
    return untilReached(askWhetherReached)
      .then(load)
      .catch((failure: unknown) => orNewVersion(failure));
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
  const { saveData = false, effectiveType = '' } = ofThisPage().navigator?.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
};

/** The screens of the same area that may come next: before signing in those of guests, and afterwards the others. */
const nextScreens = (area: string, signedIn: boolean) =>
  // Layouts have names without a slash, and are there.
  Object.keys(ofThisPage().screenFiles ?? {}).filter((path) => {
    if (!path.startsWith('/')) return false;
    const { area: its, guard } = screenOf(path);
    const forGuests = guard === 'guest' || guard === 'admin-sign-in';
    return its === area && (guard === 'any' || forGuests !== signedIn);
  });

/** Loads the area's other screens once the page is idle, so that no click needs a file that a cut line holds back. */
export const useLoadAhead = (signedIn: boolean) => {
  const { area } = screenOf(useLocation().pathname);
  useEffect(() => {
    if (isSparing()) return undefined;
    const stop = new AbortController();
    const begin = () => void setTimeout(() => void loadAhead(area, signedIn, stop.signal), REST_MS);
    if (document.readyState === 'complete') begin();
    else addEventListener('load', begin, { once: true, signal: stop.signal });
    return () => stop.abort();
  }, [area, signedIn]);
};

const loadAhead = async (area: string, signedIn: boolean, stop: AbortSignal) => {
  try {
    for (const path of nextScreens(area, signedIn)) await whenIdle(() => fetchScreen(path), stop);
    // A part may bring others, which the set's loop then meets as well.
    for (const load of parts) await whenIdle(load, stop);
  } catch (error) {
    // What is gone is loaded when it is asked for, and missed then.
    if (!isUnreachable(error)) return;
    addEventListener('online', () => void loadAhead(area, signedIn, stop), { once: true, signal: stop });
  }
};
