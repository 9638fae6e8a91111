import type { families } from '../../contract/families.ts';
import { isRefused, refuse } from '../../contract/refusals.ts';
import { type Actors, type Parent, scopeOf } from '../accounts/actors.ts';
import { localeOf } from '../../i18n/language.ts';
import { answerFile } from '../platform/http/file-answer.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { type ChildRow, findChild } from './child-store.ts';
import { childrenWanted } from './children-in-state.ts';
import type { FamiliesContext } from './context.ts';
import { changeConsent, consentsOfFamily } from './change-consent.ts';
import { registerChild } from './register-child.ts';
import { searchChildren } from './search-children.ts';
import { setFamilySize } from './set-family-size.ts';
import { showChild, showRow } from './show-child.ts';
import { changeChildDetails, changeChildPhoto } from './update-child.ts';

const isForeign = (actor: Parent, email: string | undefined) => email !== undefined && email !== actor.email;

export const familiesRoutes = (context: FamiliesContext): Handlers<typeof families, Actors> => {
  const showOr = async <R>(result: ChildRow | R) =>
    isRefused(result) ? result : { childs: await showRow(context, result as ChildRow) };
  return {
    'POST /users/register-child': async ({ actor, body, files, language }) => {
      if (isForeign(actor, body.email)) return refuse('not_found');
      const consents = body.consents && { kinds: body.consents, language: localeOf(language) };
      return showOr(await registerChild(context, actor.familyId, body, files.image, consents));
    },
    'GET /childs/{id}': async ({ actor, params }) => {
      const childs = await showChild(context, scopeOf(actor), params.id);
      return childs ? { childs } : refuse('not_found');
    },
    'POST /childs/update-child': async ({ actor, body }) =>
      showOr(await changeChildDetails(context, actor.familyId, body.child_id, body)),
    'POST /childs/update-image': async ({ actor, body, files }) =>
      files.image_url
        ? showOr(await changeChildPhoto(context, actor.familyId, body.child_id, files.image_url))
        : { refused: 'invalid_input', errors: { image_url: 'required' } },
    'GET /childs/{id}/image': async ({ actor, params, range }) => {
      const child = await findChild(context.database.db, scopeOf(actor), params.id);
      return answerFile(context.files, child?.imageKey, range);
    },
    'GET /childs/consents': async ({ actor }) => ({
      consents: await consentsOfFamily(context.database.db, actor.familyId),
    }),
    'GET /users/{id}/consents': async ({ params }) => ({
      consents: await consentsOfFamily(context.database.db, params.id),
    }),
    'POST /childs/consent': ({ actor, body, language }) =>
      changeConsent(context, actor.familyId, {
        childId: body.child_id,
        kind: body.kind,
        given: body.given,
        language: localeOf(language),
      }),
    'POST /childs/family-size': ({ actor, body }) =>
      setFamilySize(context, scopeOf(actor), {
        by: actor.userId,
        childId: body.child_id,
        maxChildren: body.max_children,
        version: body.version,
      }),
    'GET /childs': ({ query: { state, grade, ...query } }) => {
      const { db } = context.database;
      const among = childrenWanted(db, { state, grade }, context);
      return searchChildren(db, { ...query, among }, context.placesOf);
    },
  };
};
