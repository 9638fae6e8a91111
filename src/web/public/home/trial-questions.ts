import type { MarkName } from '../../ui/page/marks.generated.tsx';
import type { HomeTexts } from './home-texts.ts';

/** How many dots an answer that counts shows. */
export type Count = 2 | 3 | 4;

export interface Choice {
  /** what the picture shows, or the word below its dots */
  readonly name: string;
  readonly picture: MarkName | Count;
  /** what Kancil says to it */
  readonly says: string;
}
export interface Question {
  readonly ask: string;
  /** which of the page's own texts says the same in its language */
  readonly meaning: keyof HomeTexts['game']['meanings'];
  readonly choices: readonly Choice[];
  readonly right: string;
  /** pictures that the question is about */
  readonly about?: readonly MarkName[];
}

/** The lesson's own English: the same in every language of the page. No answer needs reading. */
export const questions: readonly Question[] = [
  {
    ask: 'Where is the mango?',
    meaning: 'mango',
    right: 'mango',
    choices: [
      { name: 'banana', picture: 'banana', says: 'That’s a banana. Try again!' },
      { name: 'mango', picture: 'mango', says: 'Yes! It’s the mango!' },
      { name: 'apple', picture: 'red-apple', says: 'That’s an apple. Try again!' },
    ],
  },
  {
    ask: 'How many ducks?',
    meaning: 'ducks',
    about: ['duck', 'duck', 'duck'],
    right: 'three',
    choices: [
      { name: 'two', picture: 2, says: 'Two? Count again!' },
      { name: 'four', picture: 4, says: 'Four? Count again!' },
      { name: 'three', picture: 3, says: 'Yes! Three ducks!' },
    ],
  },
  {
    ask: 'It can fly. What is it?',
    meaning: 'butterfly',
    right: 'butterfly',
    choices: [
      { name: 'butterfly', picture: 'butterfly', says: 'Yes! It’s a butterfly!' },
      { name: 'apple', picture: 'red-apple', says: 'An apple can’t fly. Try again!' },
      { name: 'fish', picture: 'tropical-fish', says: 'A fish can swim. Try again!' },
    ],
  },
];
