import type { today } from '../../contract/today.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { TodayContext } from './context.ts';
import { showToday } from './show-today.ts';

export const todayRoutes = (context: TodayContext): Handlers<typeof today, Actors> => ({
  'GET /office/today': ({ actor }) => showToday(context, actor),
});
