import type { PlacesOf } from '../families/context.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';

/** What the search over everything works with. */
export interface SearchContext {
  database: OpenDatabase;
  clock: Clock;
  placesOf: PlacesOf;
}
