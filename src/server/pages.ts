import { batchToJoin } from '../domain/calendar/intakes.ts';
import { type CalendarDate, dayInJakarta } from '../domain/values/calendar-date.ts';
import { withTrueBanner } from '../i18n/banner.ts';
import type { BrandFacts } from '../i18n/brand.ts';
import type { MountPages } from './app.ts';
import type { Batch } from './calendar/batch-store.ts';
import { openBatches } from './calendar/open-batches.ts';
import { buildFolder, projectRoot } from './open-school.ts';
import type { Parts } from './parts.ts';
import { keptRows } from './platform/db/kept-rows.ts';
import { mountPages as mount } from './platform/pages/mount-pages.ts';
import { schoolPictures } from './school-pictures.ts';

/** What identifies the school, with a banner that is true today; when the database cannot be asked, as it was last known. */
const siteFrom = (parts: Pick<Parts, 'brand' | 'clock' | 'contentVersion' | 'database'>) => {
  const { brand, clock, contentVersion, database } = parts;
  const kept = keptRows<'open', { today: CalendarDate; open: Batch[] }>(contentVersion);
  const nextStart = async () => {
    const today = dayInJakarta(clock.now());
    const read = async () => ({ today, open: await openBatches(database.db, today) });
    const { open } = await kept.get('open', read, (known) => known.today === today);
    return batchToJoin(open, today)?.startDate ?? null;
  };
  let last: { now: BrandFacts; start: CalendarDate | null; facts: BrandFacts } = {
    now: brand.asNew,
    start: null,
    facts: brand.asNew,
  };
  return async (): Promise<BrandFacts> => {
    const [now, start] = await Promise.all([brand.brandNow(), nextStart()]).catch(
      () => [last.now, last.start] as const,
    );
    // The same object while nothing changed: texts are filled in anew for each other one (`withBrand`).
    if (now !== last.now || start !== last.start) last = { now, start, facts: withTrueBanner(now, start) };
    return last.facts;
  };
};

/** The back office, and what its pages send beside it. */
const isOfStaff = (pathname: string) => /^\/(admin|language)(\/|\.data$|$)/.test(pathname);

/** Of a school whose staff have not said yet who it is: guests would read of an address and a number that are nobody's. */
export const isNotYetOpen = async ({ config, brand }: Pick<Parts, 'config' | 'brand'>): Promise<boolean> =>
  config.mode === 'live' && (await brand.brandNow()).version === 1;

/** The page server's options from this school's parts. */
export const pageOptions = (
  parts: Parts,
  { language, hasSession }: Parameters<MountPages>[2],
): Parameters<typeof mount>[1] => {
  const { config, clock, contentVersion, log, billing, files } = parts;
  return {
    site: siteFrom(parts),
    isClosed: async (pathname) => !isOfStaff(pathname) && (await isNotYetOpen(parts)),
    root: projectRoot,
    built: buildFolder,
    dev: config.dev,
    publicUrl: config.publicUrl,
    hasSession,
    language,
    contentVersion,
    dayInJakarta: () => dayInJakarta(clock.now()),
    now: () => clock.now(),
    log,
    mediaOrigin: files.mediaOrigin,
    watchQueue: parts.metrics?.watchPages,
    // Read for each page, as the price list is.
    cardSources: () =>
      billing.offers('credit_card') ? (billing.payments.cardScript?.sources ?? null) : null,
  };
};

/** The product's pages on this server, the pictures of links to them, and the icons. */
export const mountPages: MountPages = async (app, parts, session) => {
  schoolPictures(app, parts);
  await mount(app, pageOptions(parts, session));
};
