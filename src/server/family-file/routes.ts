import type { familyFile } from '../../contract/family-file.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import { type FamilyFileContext, showFamily } from './show-family.ts';

export const familyFileRoutes = (context: FamilyFileContext): Handlers<typeof familyFile, Actors> => ({
  'GET /office/family/{userId}': ({ params }) => showFamily(context, params.userId),
});
