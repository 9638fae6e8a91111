import type { families } from '../../contract/families.ts';
import type { Child } from '../../contract/objects.ts';
import { isRefused, refuse } from '../../contract/refusals.ts';
import { paths } from '../../paths.ts';
import type { Actors, Parent } from '../accounts/actors.ts';
import { versionOf } from '../accounts/present-user.ts';
import { scopeOf } from '../accounts/resume-session.ts';
import { answerFile } from '../platform/http/file-answer.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { type ChildRow, findChild } from './child-store.ts';
import type { FamiliesContext } from './context.ts';
import { registerChild } from './register-child.ts';
import { searchChildren } from './search-children.ts';
import { changeChildDetails, changeChildPhoto } from './update-child.ts';

/** A child as the wire shows it. Nothing can be bought yet, so no child is enrolled in a year. */
const presentChild = (child: ChildRow): Child => {
  const image = child.imageKey && paths.childImage(child.childId, versionOf(child.imageKey));
  return {
    child_id: child.childId,
    first_name: child.firstName,
    last_name: child.lastName,
    gender: child.gender,
    birthdate: child.birthdate,
    image,
    image_url: image,
    academic_year_id: null,
    grade: null,
    is_auto: false,
    payment_status: '',
    result: null,
    eligible_next_grade: false,
    latest_academic_year: null,
  };
};

const presentOr = <R>(result: ChildRow | R) =>
  isRefused(result) ? result : { childs: presentChild(result as ChildRow) };

const isForeign = (actor: Parent, email: string | undefined) => email !== undefined && email !== actor.email;

export const familiesRoutes = (context: FamiliesContext): Handlers<typeof families, Actors> => ({
  'POST /users/register-child': async ({ actor, body, files }) =>
    isForeign(actor, body.email)
      ? refuse('not_found')
      : presentOr(await registerChild(context, actor.familyId, body, files.image)),
  'GET /childs/{id}': async ({ actor, params }) =>
    presentOr((await findChild(context.database.db, scopeOf(actor), params.id)) ?? refuse('not_found')),
  'POST /childs/update-child': async ({ actor, body }) =>
    presentOr(await changeChildDetails(context, actor.familyId, body.child_id, body)),
  'POST /childs/update-image': async ({ actor, body, files }) =>
    files.image_url
      ? presentOr(await changeChildPhoto(context, actor.familyId, body.child_id, files.image_url))
      : { refused: 'invalid_input', errors: { image_url: 'required' } },
  'GET /childs/{id}/image': async ({ actor, params, range }) => {
    const child = await findChild(context.database.db, scopeOf(actor), params.id);
    return answerFile(context.files, child?.imageKey, range);
  },
  'GET /childs': ({ query }) => searchChildren(context.database, query),
});
