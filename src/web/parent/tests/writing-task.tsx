import { useId, useState } from 'react';
import { WRITING_MAX_LETTERS } from '../../../domain/assessment/written-content.ts';
import styles from '../../app/placement/question.module.css';
import { QuestionForm, type Steps } from '../placement/one-question.tsx';
import own from './taking.module.css';
import { type AskedTest, sendable } from './written-sections.ts';
import { useWrittenWords } from './written-words.ts';

/** From so many letters on a child is told how many are left. */
const FEW_LETTERS = 50;

interface Props extends Steps {
  task: AskedTest['writing'][number];
  answer: string | null;
  onType: (text: string) => void;
}

/** Something to write about. What is typed is kept at once, and stays as it is typed. */
export const WritingTask = ({ task, answer, onType, ...steps }: Props) => {
  const words = useWrittenWords();
  const id = useId();
  // The server trims what it saves: only this page knows the text as it stands in the field.
  const [text, setText] = useState(answer ?? '');
  const lettersLeft = WRITING_MAX_LETTERS - text.length;
  return (
    <QuestionForm {...steps} isAnswered={text.trim() !== ''}>
      <p className={styles.prompt} lang="en">
        {task.prompt}
      </p>
      <div className={own.writing}>
        <label htmlFor={id}>{words.yourAnswer}</label>
        <textarea
          id={id}
          lang="en"
          rows={6}
          value={text}
          maxLength={WRITING_MAX_LETTERS}
          spellCheck={false}
          autoCapitalize="sentences"
          autoComplete="off"
          aria-describedby={`${id}-left`}
          onChange={({ currentTarget }) => {
            const typed = sendable(currentTarget.value);
            setText(typed);
            onType(typed);
          }}
        />
        <p id={`${id}-left`} className={own.left}>
          {lettersLeft <= FEW_LETTERS && words.lettersLeft(lettersLeft)}
        </p>
      </div>
    </QuestionForm>
  );
};
