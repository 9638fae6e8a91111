import type { opening } from '../../contract/opening.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { OpeningContext } from './context.ts';
import { sayDone } from './say-done.ts';
import { sendTestMail } from './send-test-mail.ts';
import { showOpening } from './show-opening.ts';

export const openingRoutes = (context: OpeningContext): Handlers<typeof opening, Actors> => ({
  'GET /office/opening': () => showOpening(context),
  'POST /office/opening-done': ({ actor, body }) => sayDone(context, actor.userId, body),
  'POST /office/test-mail': ({ actor }) => sendTestMail(context, actor.userId),
});
