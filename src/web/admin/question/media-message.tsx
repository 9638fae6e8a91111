import type { ReactNode } from 'react';
import { Button } from '../../ui/app/button.tsx';
import styles from './recording-field.module.css';

interface Props {
  /** of the field that it describes */
  id: string;
  /** what is wrong with the field */
  problem: ReactNode;
  /** what became of a file; '' for nothing */
  state: string;
  /** what may be chosen */
  limit: string;
}

/** What is said beside a picture or recording. The status stands there from the beginning, so that it is read out as it changes. */
export const MediaMessage = ({ id, problem, state, limit }: Props) => (
  <div id={id} className={styles.message}>
    {problem && <p role="alert">{problem}</p>}
    <p role="status">{problem ? '' : state}</p>
    {!problem && <p>{limit}</p>}
  </div>
);

/** Takes what was saved again, in place of a file that was put in by mistake. */
export const PutBack = ({ words, of, onPutBack }: { words: string; of: string; onPutBack: () => void }) => (
  <Button variant="subtle" onClick={onPutBack}>
    {words}
    <span className="visually-hidden"> {of}</span>
  </Button>
);
