import type { FamiliesContext } from '../families/context.ts';
import type { LiveClassesContext } from '../live-classes/context.ts';
import type { OpeningContext } from '../opening/context.ts';

/** What the look at what waits works with. `clock` is the business clock. */
export type TodayContext = Pick<
  FamiliesContext,
  'database' | 'clock' | 'awaitedChildren' | 'owingChildren' | 'leftChildren'
> &
  Pick<LiveClassesContext, 'hasService'> &
  Pick<OpeningContext, 'brandNow'>;
