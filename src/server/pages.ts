import { dayInJakarta } from '../domain/values/calendar-date.ts';
import { SESSION_COOKIE } from './accounts/request-session.ts';
import type { MountPages } from './app.ts';
import { projectRoot } from './open-school.ts';
import { mountPages as mount } from './platform/pages/mount-pages.ts';

/** The product's pages on this server; a change by staff shows on the next request, of any process within a second. */
export const mountPages: MountPages = async (app, { config, clock, database, log }, language) => {
  let version = 0;
  await database.listen('content', () => {
    version += 1;
  });
  await mount(app, {
    root: projectRoot,
    dev: config.dev,
    publicUrl: config.publicUrl,
    sessionCookieName: SESSION_COOKIE,
    language,
    contentVersion: () => version,
    dayInJakarta: () => dayInJakarta(clock.now()),
    now: () => clock.now(),
    log,
  });
};
