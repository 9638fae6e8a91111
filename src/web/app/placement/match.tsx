import { useState } from 'react';
import type { PlacementQuestion } from '../../../contract/placement.ts';
import { matched, nextWord } from './matching.ts';
import styles from './question.module.css';
import { useWords } from './words.ts';

interface Props {
  questions: readonly PlacementQuestion[];
  answers: readonly (string | null)[];
  onAnswer: (place: number, id: string) => void;
}

/** Four words with four meanings: a word is chosen, then its meaning, which no other word has then. */
export const Match = ({ questions, answers, onAnswer }: Props) => {
  const { test } = useWords();
  // A meaning that was taken back leaves an empty text.
  const firstOpen = questions.findIndex((_, index) => !answers[index]);
  const [active, setActive] = useState(Math.max(0, firstOpen));
  const meanings = questions[0]?.choices ?? [];
  const choose = (id: string) => {
    const given = matched(answers, active, id);
    for (const { place, text } of given) onAnswer(place, text);
    setActive(nextWord(answers, active, given));
  };
  return (
    <div>
      <div role="group" aria-label={test.matchWords} className={styles.matchWords}>
        {questions.map(({ question, prompt }, index) => {
          const meaning = meanings.find(({ id }) => id === answers[index])?.text ?? null;
          return (
            <button
              key={question}
              type="button"
              className={styles.matchWord}
              aria-pressed={index === active}
              onClick={() => setActive(index)}
            >
              <strong lang="en">{prompt}</strong>
              {meaning === null ? <span>{test.matchNone}</span> : <span lang="en">{meaning}</span>}
            </button>
          );
        })}
      </div>
      <p className={styles.hint}>{test.matchBack}</p>
      <div role="group" aria-label={test.matchMeanings} className={styles.choices}>
        {meanings.map(({ id, text }) => (
          <button
            key={id}
            type="button"
            className={styles.meaning}
            aria-pressed={answers[active] === id}
            data-used={answers.includes(id) || undefined}
            onClick={() => choose(id)}
            lang="en"
          >
            {text}
          </button>
        ))}
      </div>
    </div>
  );
};
