import type { health } from '../../contract/health.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { HealthContext } from './context.ts';
import { healthCache } from './show-health.ts';

export const healthOfficeRoutes = (context: HealthContext): Handlers<typeof health, Actors> => {
  const shown = healthCache(context);
  return { 'GET /office/health': () => shown() };
};
