import type { Files } from '../providers/files/files.ts';
import type { PlacementContext } from '../placement/context.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import type { Clock } from '../providers/clock/clock.ts';

/** What the use cases of words work with. `clock` is the business clock; `items` opens what was uploaded, as for questions. */
export interface WordsContext extends Pick<PlacementContext, 'items'> {
  database: OpenDatabase;
  clock: Clock;
  files: Files;
}
