import type { placement } from '../../contract/placement.ts';
import { isRefused } from '../../contract/refusals.ts';
import { type Actors, scopeOf } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { PlacementContext } from './context.ts';
import { openMedia, showQuestions } from './open-test.ts';
import { showTest } from './show-test.ts';
import { takeTest } from './take-test.ts';

export const placementRoutes = (context: PlacementContext): Handlers<typeof placement, Actors> => ({
  'GET /placement-test/{childId}': async ({ actor, params }) => {
    const test = await showTest(context, scopeOf(actor), params.childId);
    return isRefused(test) ? test : { placement_test: test };
  },
  'GET /placement-test/questions': ({ actor, query }) =>
    showQuestions(context, actor.familyId, query.child_id),
  'GET /placement-test/{childId}/media/{name}': ({ actor, params, range }) =>
    openMedia(context, actor.familyId, params, range),
  'POST /placement-test/take-test': async ({ actor, body }) => {
    const taken = await takeTest(context, actor.familyId, {
      childId: body.child_id,
      academicYearId: body.academic_year_id,
      activePart: body.active_part,
      answers: body.answer,
      answeredAgo: body.answered_ago,
      finishes: body.status === '1',
      readsRecordings: body.reads_recordings ?? false,
      replays: body.replays ?? 0,
    });
    return isRefused(taken) ? taken : { placement_test: taken };
  },
});
