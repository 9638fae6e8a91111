import { dayInJakarta } from '../domain/values/calendar-date.ts';
import { type BrandFacts, defaultBrand } from '../i18n/brand.ts';
import type { MountPages } from './app.ts';
import { projectRoot } from './open-school.ts';
import type { Parts } from './parts.ts';
import { mountPages as mount } from './platform/pages/mount-pages.ts';

/** What identifies the school; when the database cannot be asked, as it was last known. */
const siteFrom = (brandNow: () => Promise<BrandFacts>) => {
  let last: BrandFacts = defaultBrand;
  return async (): Promise<BrandFacts> => {
    last = await brandNow().catch(() => last);
    return last;
  };
};

/** The page server's options from this school's parts. */
export const pageOptions = (
  { config, clock, contentVersion, log, brand, billing }: Parts,
  { language, hasSession }: Parameters<MountPages>[2],
): Parameters<typeof mount>[1] => ({
  site: siteFrom(brand.brandNow),
  root: projectRoot,
  dev: config.dev,
  publicUrl: config.publicUrl,
  hasSession,
  language,
  contentVersion,
  dayInJakarta: () => dayInJakarta(clock.now()),
  now: () => clock.now(),
  log,
  // Read for each page, as the price list is.
  cardSources: () => (billing.offers('credit_card') ? (billing.payments.cardScript?.sources ?? null) : null),
});

/** The product's pages on this server. */
export const mountPages: MountPages = async (app, parts, session) => mount(app, pageOptions(parts, session));
