import type { DeskItem } from '../../contract/placement-desk-objects.ts';
import type { Choice, Item } from '../../domain/placement/items.ts';
import { paths } from '../../paths.ts';

const pictureUrl = (name: string | null) => name && paths.placementDeskMedia('picture', name);

const presentChoice = (choice: Choice) => {
  const picture = 'picture' in choice ? choice.picture : null;
  return {
    id: choice.id,
    text: 'text' in choice ? choice.text : null,
    picture,
    picture_url: pictureUrl(picture),
    why_wrong: choice.whyWrong,
  };
};

/** What a kind of question does not have. */
const nothing = {
  prompt: null,
  picture: null,
  picture_url: null,
  recording: null,
  passage: null,
  choices: [],
  right: null,
  words: [],
  end: null,
  accepted: [],
  mistakes: [],
};

const presentAsked = (question: Item) => {
  if (question.type === 'order')
    return {
      words: [...question.words],
      end: question.end,
      accepted: [...question.accepted],
      mistakes: question.mistakes.map(({ order, whyWrong }) => ({ order, why_wrong: whyWrong })),
    };
  const { prompt, picture, recording, passage, choices, right } = question;
  return {
    prompt,
    picture,
    picture_url: pictureUrl(picture),
    recording: recording && {
      name: recording.name,
      url: paths.placementDeskMedia('recording', recording.name),
      lines: [...recording.lines],
    },
    passage,
    choices: choices.map(presentChoice),
    right,
  };
};

/** A question of any test as staff see it, with its key. */
export const presentItem = (item: Item): DeskItem => ({
  ...nothing,
  type: item.type,
  tests: item.tests,
  ...presentAsked(item),
});
