import type { numbers } from '../../contract/numbers.ts';
import type { Actors } from '../accounts/actors.ts';
import type { CalendarContext } from '../calendar/context.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { showNumbers } from './show-numbers.ts';

export const numbersRoutes = (
  context: Pick<CalendarContext, 'database' | 'clock'>,
): Handlers<typeof numbers, Actors> => ({
  'GET /office/numbers': ({ query }) => showNumbers(context, query.batch),
});
