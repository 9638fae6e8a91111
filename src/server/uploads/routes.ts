import type { Upload, uploads } from '../../contract/uploads.ts';
import { isRefused, refuse } from '../../contract/refusals.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { StartedUpload } from '../providers/files/files.ts';
import { appendPart } from './append-part.ts';
import { beginUpload } from './begin-upload.ts';
import type { UploadsContext } from './context.ts';
import { stateOf } from './upload-state.ts';

const presenting = ({ converter, conversions }: UploadsContext) => {
  const present = (upload: StartedUpload): Upload => {
    const { id, name, size, received } = upload;
    const share = conversions.shareOf(id);
    return {
      upload_id: id,
      name,
      size,
      received,
      state: stateOf(upload, converter),
      converted: share === null ? null : Math.round(share * 100),
    };
  };
  return <R>(result: StartedUpload | R) =>
    isRefused(result) ? result : { upload: present(result as StartedUpload) };
};

export const uploadsRoutes = (context: UploadsContext): Handlers<typeof uploads, Actors> => {
  const presentOr = presenting(context);
  return {
    'POST /uploads': async ({ actor, body }) => presentOr(await beginUpload(context, actor.userId, body)),
    'GET /uploads/{uploadId}': async ({ actor, params }) =>
      presentOr(
        (await context.files.resumable().find(String(actor.userId), params.uploadId)) ?? refuse('not_found'),
      ),
    'POST /uploads/{uploadId}/part': async ({ actor, params, query, bytes }) =>
      presentOr(
        await appendPart(context, actor.userId, { id: params.uploadId, offset: query.offset, bytes }),
      ),
    'DELETE /uploads/{uploadId}': async ({ actor, params }) => {
      const owner = String(actor.userId);
      const uploads = context.files.resumable();
      if (!(await uploads.find(owner, params.uploadId))) return refuse('not_found');
      await uploads.remove(owner, params.uploadId);
      // Now that nobody finds it, its conversion is not begun anew.
      context.conversions.cancel(params.uploadId);
      return {};
    },
  };
};
