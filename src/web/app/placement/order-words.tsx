import { useRef, useState } from 'react';
import type { PlacementQuestion } from '../../../contract/placement.ts';
import styles from './question.module.css';
import { useWords } from './words.ts';
import { placesOfWords } from './word-places.ts';

interface Props {
  question: PlacementQuestion;
  answer: string | null;
  onAnswer: (text: string) => void;
  /** whether every word stands in the sentence */
  onComplete: (complete: boolean) => void;
}

/** Words that are tapped into order; a tap in the sentence takes one back. Buttons alone, so nothing needs to be dragged. */
export const OrderWords = ({ question: { words, end }, answer, onAnswer, onComplete }: Props) => {
  const { test } = useWords();
  const pool = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<readonly number[]>(() => placesOfWords(words, answer));
  const place = (next: readonly number[]) => {
    setPlaced(next);
    const complete = next.length === words.length;
    onComplete(complete);
    if (complete) onAnswer(next.map((index) => words[index]).join(' '));
  };
  const takeBack = (index: number) => {
    place(placed.filter((one) => one !== index));
    // Its button in the sentence is gone, and the one that waits again is where a keyboard goes on.
    pool.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <div>
      <p>{test.words}</p>
      <div className={styles.sentence} role="group" aria-label={test.sentence} lang="en">
        {placed.length === 0 && <span className={styles.hint}>{test.emptySentence}</span>}
        {placed.map((index) => (
          <button
            key={index}
            type="button"
            className={styles.word}
            aria-label={test.takeBack(words[index] ?? '')}
            onClick={() => takeBack(index)}
          >
            {words[index]}
          </button>
        ))}
        {placed.length > 0 && <span>{end}</span>}
      </div>
      <p className={styles.unseen} role="status" lang="en">
        {placed.map((index) => words[index]).join(' ')}
      </p>
      <div ref={pool} className={styles.pool} role="group" aria-label={test.words} lang="en">
        {words.map((word, index) => (
          <button
            // The same word may stand in a sentence twice, and their order never changes.
            key={`${word}-${String(index)}`}
            type="button"
            className={styles.word}
            aria-disabled={placed.includes(index)}
            onClick={() => placed.includes(index) || place([...placed, index])}
          >
            {word}
          </button>
        ))}
      </div>
    </div>
  );
};
