import type { PlacesOf } from '../families/context.ts';
import type { OpenDatabase } from '../platform/db/database.ts';

/** What the search over everything works with. */
export interface SearchContext {
  database: OpenDatabase;
  placesOf: PlacesOf;
}
