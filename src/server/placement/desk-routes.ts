import type { placementDesk } from '../../contract/placement-desk.ts';
import { isRefused, refuse } from '../../contract/refusals.ts';
import type { Actors } from '../accounts/actors.ts';
import type { Handlers } from '../platform/http/serve.ts';
import type { PlacementContext } from './context.ts';
import { keepPicture, keepRecording } from './keep-media.ts';
import { openNamedMedia } from './open-named-media.ts';
import { knownPart } from './part-content.ts';
import { showPart, showParts } from './show-parts.ts';
import { restorePart, updatePart } from './update-part.ts';

export const placementDeskRoutes = (context: PlacementContext): Handlers<typeof placementDesk, Actors> => ({
  'GET /placement-questions': async () => ({ placement_parts: await showParts(context) }),
  'GET /placement-questions/{form}/{part}': async ({ params }) => ({
    placement_part: await showPart(context, params.form, knownPart(params.part)),
  }),
  'POST /placement-questions/update': async ({ actor, body }) => {
    const { form, part, version, questions, introduction } = body;
    const changed = await updatePart(
      context,
      { form, part: knownPart(part), version, by: actor.userId },
      questions,
      introduction
        ? {
            title: { en: introduction.title, id: introduction.title_indo },
            instruction: { en: introduction.instruction, id: introduction.instruction_indo },
            exampleNote: { en: introduction.example_note, id: introduction.example_note_indo },
          }
        : null,
    );
    return isRefused(changed) ? changed : { placement_part: changed };
  },
  'POST /placement-questions/restore': async ({ actor, body }) => {
    const { form, part, version } = body;
    const changed = await restorePart(context, { form, part: knownPart(part), version, by: actor.userId });
    return isRefused(changed) ? changed : { placement_part: changed };
  },
  'POST /placement-media/picture': async ({ files }) => {
    const kept = files.file ? await keepPicture(context, files.file) : refuse('wrong_kind_of_file');
    return isRefused(kept) ? kept : { media: kept };
  },
  'POST /placement-media/recording': async ({ files }) => {
    const kept = files.file ? await keepRecording(context, files.file) : refuse('wrong_kind_of_file');
    return isRefused(kept) ? kept : { media: kept };
  },
  'GET /placement-media/{kind}/{name}': ({ params, range }) => openNamedMedia(context, params, range),
});
