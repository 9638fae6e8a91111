import { isRefused } from '../../contract/refusals.ts';
import type { secondFactor } from '../../contract/second-factor.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { Actors, Admin } from '../accounts/actors.ts';
import type { SecurityContext } from './context.ts';
import { switchOffSecondFactor } from './remove-second-factor.ts';
import { isFactorRequired } from './staff-store.ts';
import { countRecoveryCodes, findSecondFactor } from './second-factor-store.ts';
import { confirmSetUp, renewRecoveryCodes, startSetUp } from './set-up-second-factor.ts';

export const secondFactorRoutes = (context: SecurityContext): Handlers<typeof secondFactor, Actors> => {
  const present = async ({ userId, role }: Admin) => {
    const factor = await findSecondFactor(context.database.db, userId);
    return {
      second_factor: {
        enabled_at: factor?.enabledAt?.toISOString() ?? null,
        recovery_codes_left: await countRecoveryCodes(context.database.db, userId),
        is_required: await isFactorRequired(context, role),
      },
    };
  };
  return {
    'GET /users/second-factor': ({ actor }) => present(actor),
    'POST /users/second-factor/start': async ({ actor, body }) => {
      const setUp = await startSetUp(context, actor, body.password);
      return isRefused(setUp) ? setUp : { secret: setUp.secret, qr_url: setUp.qrPicture };
    },
    'POST /users/second-factor/confirm': async ({ actor, body }) => {
      const codes = await confirmSetUp(context, actor, body.one_time_code);
      return isRefused(codes) ? codes : { recovery_codes: codes, ...(await present(actor)) };
    },
    'POST /users/second-factor/recovery-codes': async ({ actor, body }) => {
      const codes = await renewRecoveryCodes(context, actor, body.password);
      return isRefused(codes) ? codes : { recovery_codes: codes, ...(await present(actor)) };
    },
    'POST /users/second-factor/remove': async ({ actor, body }) =>
      (await switchOffSecondFactor(context, actor, body.password)) ?? present(actor),
  };
};
