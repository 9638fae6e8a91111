import type { Brand } from '../../contract/brand-objects.ts';
import type { BrandFacts } from '../../i18n/brand.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';

/** What the use cases of the brand work with. `clock` is the business clock. */
export interface BrandContext {
  database: OpenDatabase;
  clock: Clock;
  /** what identifies the school now, from memory */
  brandNow(): Promise<Brand>;
  /** what a new school has, until staff enter their own */
  asNew: BrandFacts;
}
