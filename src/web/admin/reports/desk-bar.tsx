import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/app/button.tsx';
import { useTexts } from '../list/texts.ts';
import type { Missing } from './entry.ts';
import type { SaverState } from './report-saver.ts';
import { useSheetWords } from './report-words.ts';
import styles from './reports.module.css';
import { minutesOf } from './time-used.ts';

interface Props {
  phase: SaverState['phase'];
  /** that the report took until now */
  seconds: () => number;
  /** what it lacks, once it was to be handed over; null: nothing */
  missing: Missing | null;
  missingNote: RefObject<HTMLParagraphElement | null>;
  isHanding: boolean;
  onSave: () => void;
  onHandOver: () => void;
}

/** Always in view: whether it is saved, how long it took, and the way to the next child. */
export const DeskBar = ({ phase, seconds, missing, missingNote, isHanding, onSave, onHandOver }: Props) => {
  const { reports: words } = useTexts().admin;
  const says = { saved: words.saved, typed: words.unsaved, saving: words.saving, failed: words.failed }[
    phase
  ];
  return (
    <div className={styles.bar}>
      {missing && <MissingNote missing={missing} note={missingNote} />}
      <p>
        <Minutes seconds={seconds} /> · <span role="status">{says}</span>
      </p>
      {phase === 'failed' && (
        <Button variant="outline" onClick={onSave}>
          {words.tryAgain}
        </Button>
      )}
      <Button size="md" loading={isHanding} onClick={onHandOver}>
        {words.handOver}
      </Button>
    </div>
  );
};

const MissingNote = ({ missing, note }: { missing: Missing; note: Props['missingNote'] }) => {
  const { reports: words } = useTexts().admin;
  const { skills } = useSheetWords();
  const said = [
    ...missing.skills.map((skill) => words.missingSkill(skills[skill])),
    missing.strength ? words.missingStrength : '',
    missing.home ? words.missingHome : '',
  ].filter(Boolean);
  return (
    <p ref={note} tabIndex={-1} role="alert" className={styles.missing}>
      {words.missing}: {said.join(', ')}
    </p>
  );
};

const LOOK_MS = 5000;

const Minutes = ({ seconds }: { seconds: () => number }) => {
  const { reports: words } = useTexts().admin;
  const [shown, setShown] = useState(seconds);
  const look = useEffectEvent(() => setShown(seconds()));
  useEffect(() => {
    const timer = setInterval(() => look(), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return <span>{words.minutes(minutesOf(shown))}</span>;
};
