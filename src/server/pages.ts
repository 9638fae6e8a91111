import { dayInJakarta } from '../domain/values/calendar-date.ts';
import type { MountPages } from './app.ts';
import { projectRoot } from './open-school.ts';
import type { Parts } from './parts.ts';
import { mountPages as mount } from './platform/pages/mount-pages.ts';

/** The page server's options from this school's parts. The content version is raised by messages from every process. */
export const pageOptions = async (
  { config, clock, database, log }: Parts,
  { language, hasSession }: Parameters<MountPages>[2],
): Promise<Parameters<typeof mount>[1]> => {
  let version = 0;
  await database.listen('content', () => {
    version += 1;
  });
  return {
    root: projectRoot,
    dev: config.dev,
    publicUrl: config.publicUrl,
    hasSession,
    language,
    contentVersion: () => version,
    dayInJakarta: () => dayInJakarta(clock.now()),
    now: () => clock.now(),
    log,
  };
};

/** The product's pages on this server. */
export const mountPages: MountPages = async (app, parts, session) =>
  mount(app, await pageOptions(parts, session));
