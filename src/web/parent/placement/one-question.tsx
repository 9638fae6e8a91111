import { IconArrowLeft } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { PlacementQuestion } from '../../../contract/placement.ts';
import { Asked, Choices } from '../../app/placement/choose.tsx';
import { OrderWords } from '../../app/placement/order-words.tsx';
import styles from '../../app/placement/question.module.css';
import { placesOfWords } from '../../app/placement/word-places.ts';
import { useWords } from '../../app/placement/words.ts';
import { Button } from '../../ui/app/button.tsx';
import pages from './pages.module.css';
import { RecordingPlayer } from './recording.tsx';

/** The ways on and back from a question. */
export interface Steps {
  isFirst: boolean;
  label: string;
  onBack: () => void;
  onNext: () => void;
  /** the way back shows its word on a phone too */
  isNamed?: boolean;
}

interface OneQuestionProps extends Steps {
  question: PlacementQuestion;
  answer: string | null;
  /** under which the browser notes how often its recording was listened to */
  name: string;
  onAnswer: (text: string) => void;
  onReplay?: () => void;
}

/** A question with its answer and the ways on and back. */
export const OneQuestion = ({ question, answer, name, onAnswer, onReplay, ...steps }: OneQuestionProps) => {
  const isOrder = question.type === 'order';
  const [complete, setComplete] = useState(() => placesOfWords(question.words, answer).length > 0);
  return (
    <QuestionForm {...steps} isAnswered={isOrder ? complete : answer !== null}>
      <Asked question={question} answer={answer}>
        {question.recording && (
          <RecordingPlayer recording={question.recording} name={name} {...(onReplay && { onReplay })} />
        )}
      </Asked>
      {isOrder ? (
        <OrderWords question={question} answer={answer} onAnswer={onAnswer} onComplete={setComplete} />
      ) : (
        <Choices question={question} answer={answer} onAnswer={onAnswer} />
      )}
    </QuestionForm>
  );
};

/** Next is disabled until there is an answer; whoever does not know goes on without one. */
export const QuestionForm = ({
  isAnswered,
  isFirst,
  label,
  onBack,
  onNext,
  isNamed = false,
  children,
}: Steps & { isAnswered: boolean; children: ReactNode }) => {
  const { test } = useWords();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAnswered) onNext();
  };
  return (
    <form onSubmit={submit}>
      {children}
      <div className={styles.ways}>
        <Button type="submit" size="md" color="mango" disabled={!isAnswered}>
          {label}
        </Button>
        {!isAnswered && (
          <Button variant="subtle" onClick={onNext}>
            {test.dontKnow}
          </Button>
        )}
        {!isFirst && (
          <Button variant="subtle" className={pages.back} aria-label={test.back} onClick={onBack}>
            <IconArrowLeft size={20} aria-hidden="true" />
            <span className={isNamed ? undefined : pages.backText}>{test.back}</span>
          </Button>
        )}
      </div>
    </form>
  );
};
