import type { familyToday } from '../../contract/family-today.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { WrittenTestsContext } from '../written-tests/context.ts';
import { showFamilyToday } from './show-family.ts';

export const familyTodayRoutes = (
  context: Pick<WrittenTestsContext, 'database' | 'clock'>,
): Handlers<typeof familyToday, Actors> => ({
  'GET /childs/today': ({ actor }) => showFamilyToday(context, actor.familyId),
});
