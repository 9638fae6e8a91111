import { useState } from 'react';
import type { PlacementPart, PlacementQuestion } from '../../../contract/placement.ts';
import { parts } from '../../../domain/placement/test-parts.ts';
import { Match } from '../../app/placement/match.tsx';
import styles from '../../app/placement/question.module.css';
import { useWords } from '../../app/placement/words.ts';
import { OneQuestion, QuestionForm } from './one-question.tsx';
import { TopHeading } from './top-heading.tsx';
import type { GivenAnswers } from './use-answers.ts';

interface Props {
  part: PlacementPart;
  isLast: boolean;
  testId: number;
  given: GivenAnswers;
  onLeave: () => void;
}

/** The questions of a part, one at a time; the words of a match together. */
export const PartQuestions = ({ part, isLast, testId, given, onLeave }: Props) => {
  const { test } = useWords();
  const { questions } = part;
  const answers = given.answers[part.part - 1] ?? [];
  const isMatch = questions.every(({ type }) => type === 'match');
  const [place, setPlace] = useState(() => firstOpen(questions, answers));
  const question = questions[place - 1];
  if (!question) throw new Error(`Part ${part.part} has no question ${place}`);
  const isEnd = isMatch || place === questions.length;
  const leave = () => (isEnd ? onLeave() : setPlace(place + 1));
  const shared = { isFirst: isMatch || place === 1, onBack: () => setPlace(place - 1), onNext: leave };
  const label = nextLabel(test, isEnd, isLast);
  return (
    <section className={styles.part}>
      <p className={styles.place}>{test.part(part.part, parts.length)}</p>
      <TopHeading key={`heading ${place}`} className={styles.number}>
        {isMatch ? test.match : test.question(place, questions.length)}
      </TopHeading>
      {isMatch ? (
        <QuestionForm
          {...shared}
          label={label}
          // Whoever has matched some may go on; only who has matched none says so.
          isAnswered={questions.some((_, index) => Boolean(answers[index]))}
        >
          <Match
            questions={questions}
            answers={answers}
            onAnswer={(word, id) => given.give(part.part, word, id)}
          />
        </QuestionForm>
      ) : (
        <OneQuestion
          key={place}
          {...shared}
          label={label}
          question={question}
          answer={answers[place - 1] ?? null}
          name={`kancil.heard.${testId}.${part.part}.${place}`}
          onAnswer={(text) => given.give(part.part, place, text)}
          onReplay={given.replayed}
        />
      )}
    </section>
  );
};

type Words = ReturnType<typeof useWords>['test'];
const nextLabel = (test: Words, isEnd: boolean, isLast: boolean) => {
  if (!isEnd) return test.next;
  return isLast ? test.finish : test.nextPart;
};

/** Where a child that comes back goes on: the first question without an answer, else the last one. */
const firstOpen = (questions: readonly PlacementQuestion[], answers: readonly (string | null)[]) => {
  const open = questions.findIndex((_, index) => !answers[index]);
  return open === -1 ? questions.length : open + 1;
};
