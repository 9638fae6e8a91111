import { dayInJakarta } from '../domain/values/calendar-date.ts';
import type { BrandFacts } from '../i18n/brand.ts';
import type { MountPages } from './app.ts';
import type { BrandContext } from './brand/context.ts';
import { buildFolder, projectRoot } from './open-school.ts';
import type { Parts } from './parts.ts';
import { mountPages as mount } from './platform/pages/mount-pages.ts';
import { sharePictures } from './share-pictures.ts';

/** What identifies the school; when the database cannot be asked, as it was last known. */
const siteFrom = ({ brandNow, asNew }: Pick<BrandContext, 'brandNow' | 'asNew'>) => {
  let last = asNew;
  return async (): Promise<BrandFacts> => {
    last = await brandNow().catch(() => last);
    return last;
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
  const { config, clock, contentVersion, log, brand, billing, files } = parts;
  return {
    site: siteFrom(brand),
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

/** The product's pages on this server, and the pictures of links to them. */
export const mountPages: MountPages = async (app, parts, session) => {
  sharePictures(app, parts);
  await mount(app, pageOptions(parts, session));
};
