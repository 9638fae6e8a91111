import type { DeskItem } from '../../../contract/placement-desk-objects.ts';
import type { PlacementQuestion } from '../../../contract/placement.ts';
import { paths } from '../../../paths.ts';
import { useState } from 'react';
import { Asked, Choices } from '../../app/placement/choose.tsx';
import { Match } from '../../app/placement/match.tsx';
import { OrderWords } from '../../app/placement/order-words.tsx';
import { useTexts } from '../list/texts.ts';
import { type QuestionEntry, type QuestionSet, choicesAt, named, textAt } from './question-entry.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './question.module.css';

const pictureUrl = (name: string) => (name === '' ? null : paths.placementDeskMedia('picture', name));

interface Props {
  part: QuestionSet;
  entry: QuestionEntry;
  place: number;
}

/** A question as it is typed, in the shape that the child's screen draws. */
const asAsked = (
  { part, entry, place }: Props,
  nameOfEmpty: (letter: string) => string,
): PlacementQuestion => {
  const question = part.questions[place] as DeskItem;
  const value = (field: string, at = place) => entry[named(at, field)] ?? '';
  const choicesPlace = choicesAt(part, place);
  const textPlace = textAt(part, place);
  return {
    question: place + 1,
    type: question.type,
    prompt: value('prompt').trim() || null,
    picture_url: pictureUrl(value('picture')),
    recording: null,
    passage: question.passage && {
      title: value('passage-title', textPlace).trim() || null,
      text: value('passage-text', textPlace),
    },
    choices: question.choices.map(({ id, picture }, at) => {
      const url = picture === null ? null : pictureUrl(value(`choice${at}-picture`, choicesPlace));
      const text = picture === null ? value(`choice${at}-text`, choicesPlace) : '';
      // A choice that is still empty is called by its letter.
      return {
        id,
        text: url === null ? text.trim() || nameOfEmpty(id.toUpperCase()) : null,
        picture_url: url,
      };
    }),
    words: value('words')
      .split('\n')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .toSorted(),
    end: question.type === 'order' ? value('end') : null,
  };
};

/** What a child sees of a question, with the right answer chosen. */
export const QuestionPreview = ({ part, entry, place }: Props) => {
  const { placement: words } = useTexts().admin;
  const question = asAsked({ part, entry, place }, words.choice);
  const right = entry[named(place, 'right')] ?? null;
  return (
    <div className={styles.preview} role="group" aria-label={words.preview}>
      <h3>{words.preview}</h3>
      {entry[named(place, 'recording')] !== undefined && <p className={layout.soft}>{words.previewSound}</p>}
      <Asked question={question} answer={right} />
      {question.type === 'order' ? (
        <OrderWords
          // Other words are another puzzle.
          key={question.words.join(' ')}
          question={question}
          answer={null}
          onAnswer={() => {}}
          onComplete={() => {}}
        />
      ) : (
        <Choices question={question} answer={right} />
      )}
    </div>
  );
};

/** The words of a match together, as a child sees them. */
export const MatchPreview = ({ part, entry }: Omit<Props, 'place'>) => {
  const { placement: words } = useTexts().admin;
  const questions = part.questions.map((_, place) => asAsked({ part, entry, place }, words.choice));
  const [answers, setAnswers] = useState<readonly (string | null)[]>(() =>
    part.questions.map((_, place) => entry[named(place, 'right')] ?? null),
  );
  return (
    <div className={styles.preview} role="group" aria-label={words.preview}>
      <h3>{words.preview}</h3>
      <Match
        questions={questions}
        answers={answers}
        onAnswer={(place, id) =>
          setAnswers((before) => before.map((answer, at) => (at === place - 1 ? id : answer)))
        }
      />
    </div>
  );
};
