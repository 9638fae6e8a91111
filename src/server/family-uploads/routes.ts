import type { familyUploads } from '../../contract/family-uploads.ts';
import { isRefused } from '../../contract/refusals.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { appendFamilyPart } from './append-family-part.ts';
import { beginFamilyUpload } from './begin-family-upload.ts';
import type { FamilyUploadsContext } from './context.ts';
import { keepOwnVoice } from './keep-own-voice.ts';
import { removeUpload } from './remove-upload.ts';
import { openUpload, showReady, showUpload } from './show-uploads.ts';
import { scopeAbout } from '../accounts/scope-about.ts';

export const familyUploadsRoutes = (
  context: FamilyUploadsContext,
): Handlers<typeof familyUploads, Actors> => {
  const showOr = async (actor: Actors['family'], id: string) => {
    const upload = await showUpload(context, scopeAbout(context, actor), id);
    return isRefused(upload) ? upload : { upload };
  };
  return {
    'POST /family-uploads': async ({ actor, body }) => {
      const { child_id: childId, master_course_id: courseId, name, size } = body;
      const begun = await beginFamilyUpload(context, actor.familyId, { childId, courseId, name, size });
      return isRefused(begun) ? begun : showOr(actor, begun.uploadId);
    },
    'GET /family-uploads': async ({ actor, query }) => {
      const ready = await showReady(context, scopeAbout(context, actor), query.child_id);
      return isRefused(ready) ? ready : { uploads: ready };
    },
    'GET /family-uploads/{uploadId}': ({ actor, params }) => showOr(actor, params.uploadId),
    'POST /family-uploads/{uploadId}/part': async ({ actor, params, query, bytes }) => {
      const part = { id: params.uploadId, offset: query.offset, bytes };
      const taken = await appendFamilyPart(context, actor.familyId, part);
      return isRefused(taken) ? taken : showOr(actor, params.uploadId);
    },
    'GET /family-uploads/{uploadId}/media': ({ actor, params, query, range }) =>
      openUpload(context, scopeAbout(context, actor), { id: params.uploadId, ...query }, range),
    'POST /family-uploads/{uploadId}/keep': ({ actor, params }) =>
      keepOwnVoice(context, actor.familyId, params.uploadId),
    'DELETE /family-uploads/{uploadId}': ({ actor, params }) =>
      removeUpload(context, actor.familyId, params.uploadId),
  };
};
