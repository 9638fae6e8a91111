import { type ReactNode, useId } from 'react';
import type { PlacementQuestion } from '../../../contract/placement.ts';
import styles from './question.module.css';
import { useWords } from './words.ts';

interface Props {
  question: PlacementQuestion;
  answer: string | null;
  /** not there where the answer is only shown */
  onAnswer?: (id: string) => void;
}

/** What stands around the choices: the picture, the text and the prompt of a question. */
export const Asked = ({ question, answer, children }: Props & { children?: ReactNode }) => {
  const { test } = useWords();
  const { picture_url: picture, passage, prompt } = question;
  return (
    <>
      {picture !== null && <img className={styles.asked} src={picture} alt={test.askedPicture} />}
      {children}
      {passage && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls by itself, by keyboard too
        <article className={styles.passage} lang="en" tabIndex={0}>
          {passage.title !== null && <h3>{passage.title}</h3>}
          <p>{passage.text}</p>
        </article>
      )}
      {prompt !== null && <Prompt question={question} prompt={prompt} answer={answer} />}
    </>
  );
};

/** A gap shows the choice that stands in it. */
const Prompt = ({ question, prompt, answer }: Props & { prompt: string }) => {
  const { test } = useWords();
  const [before = '', after] = prompt.split('___');
  if (after === undefined)
    return (
      <p className={styles.prompt} lang="en">
        {prompt}
      </p>
    );
  const chosen = question.choices.find(({ id }) => id === answer)?.text ?? null;
  return (
    <p className={styles.prompt} lang="en">
      {before}
      <span className={styles.gap}>{chosen ?? <span className={styles.unseen}>{test.gap}</span>}</span>
      {after}
    </p>
  );
};

/** One choice of several: texts or pictures. Radio buttons, so that arrow keys move between them. */
export const Choices = ({ question, answer, onAnswer }: Props) => {
  const { test } = useWords();
  const name = useId();
  const hasPictures = question.choices.some(({ picture_url }) => picture_url !== null);
  return (
    <fieldset className={hasPictures ? styles.pictures : styles.choices}>
      <legend className={styles.unseen}>{test.choices}</legend>
      {question.choices.map((choice, index) => (
        <label key={choice.id} className={styles.choice} data-chosen={choice.id === answer || undefined}>
          <input
            type="radio"
            name={name}
            value={choice.id}
            checked={choice.id === answer}
            disabled={!onAnswer}
            onChange={() => onAnswer?.(choice.id)}
          />
          {choice.picture_url === null ? (
            <span lang="en">{choice.text}</span>
          ) : (
            <img src={choice.picture_url} alt={test.picture(index + 1)} />
          )}
        </label>
      ))}
    </fieldset>
  );
};
