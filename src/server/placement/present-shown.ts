import type { PlacementQuestion } from '../../contract/placement.ts';
import type { ShownQuestion } from '../../domain/placement/item-shown.ts';
import type { Media } from './item-bank.ts';

/** A question as the wire has it for a child. @param urlOf the address of a picture or recording, which tells nothing about it */
export const presentShown = (shown: ShownQuestion, urlOf: (media: Media) => string): PlacementQuestion => {
  const { picture, recording, passage, choices, words, ...rest } = shown;
  return {
    ...rest,
    picture_url: picture === null ? null : urlOf({ kind: 'picture', name: picture }),
    recording: recording && {
      url: urlOf({ kind: 'recording', name: recording.name }),
      lines: recording.lines && [...recording.lines],
    },
    // What a text is called in the bank is nobody's business but staff's.
    passage: passage && { title: passage.title, text: passage.text },
    choices: choices.map((choice) => ({
      id: choice.id,
      text: 'text' in choice ? choice.text : null,
      picture_url: 'picture' in choice ? urlOf({ kind: 'picture', name: choice.picture }) : null,
    })),
    words: [...words],
  };
};
