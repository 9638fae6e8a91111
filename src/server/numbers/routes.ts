import type { numbers } from '../../contract/numbers.ts';
import type { Actors } from '../accounts/actors.ts';
import type { CalendarContext } from '../calendar/context.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { exportMonths } from './export-months.ts';
import { showNumbers } from './show-numbers.ts';

export const numbersRoutes = (
  context: Pick<CalendarContext, 'database' | 'clock'>,
): Handlers<typeof numbers, Actors> => ({
  'GET /office/numbers': ({ query }) => showNumbers(context, query.batch),
  'GET /export/numbers.csv': ({ actor, query: { separator, ...query }, language }) =>
    exportMonths(context, query, { by: actor.userId, language, separator }),
});
