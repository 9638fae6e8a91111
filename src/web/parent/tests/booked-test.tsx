import type { Child } from '../../../contract/objects.ts';
import type { FamilyPart } from '../../../contract/oral-tests.ts';
import { endsAt, opensAt, opensBefore } from '../../../domain/live-classes/joining.ts';
import { useQuestion } from '../../shell/question-dialog.tsx';
import { Button } from '../../ui/app/button.tsx';
import { JoinButton } from '../live-classes/join-button.tsx';
import { useHasBegun } from '../live-classes/use-door.ts';
import { useClassTimes } from '../pattern/class-times.ts';
import { AskSchool } from './ask-school.tsx';
import { useOralWords } from './oral-words.ts';
import styles from './tests.module.css';
import { useTestDoor } from './use-booking.ts';

type Test = NonNullable<FamilyPart['test']>;

interface Props {
  test: Test;
  child: Child;
  /** other times are shown */
  isMoving: boolean;
  /** shows and hides them; null: there are none */
  onMove: (() => void) | null;
  onGiveUp: () => Promise<void>;
  /** the button that was pressed has gone */
  onGivenUp: () => void;
}

/** A test that is booked: when, with whom, the way in, and moving or giving it up. */
export const BookedTest = ({ test, child, isMoving, onMove, onGiveUp, onGivenUp }: Props) => {
  const words = useOralWords();
  const { when } = useClassTimes();
  useTestDoor(test, child.child_id);
  const { title, text, yes, no } = words.giveUpAsk;
  const question = useQuestion({ title, text: text(when(test.starts_at)), yes, no }, onGiveUp, onGivenUp);
  return (
    <div className={styles.booked}>
      <p>
        <span className={styles.sign}>{words.booked}</span>
      </p>
      <p className={styles.when}>{when(test.starts_at)}</p>
      <p>
        {test.teacher && `${words.with(test.teacher)} · `}
        {words.minutes(test.minutes)}
      </p>
      <div className={styles.door} role="status">
        <Door test={test} child={child} />
      </div>
      {test.may_be_moved && (
        <div className={styles.ways}>
          {onMove && (
            <Button variant="outline" aria-expanded={isMoving} onClick={onMove}>
              {isMoving ? words.keep : words.move}
            </Button>
          )}
          <Button variant="subtle" onClick={question.ask}>
            {words.giveUp}
          </Button>
          {question.dialog}
        </div>
      )}
    </div>
  );
};

const Door = ({ test: { link, starts_at, minutes, may_be_moved }, child }: Pick<Props, 'test' | 'child'>) => {
  const words = useOralWords();
  const { time } = useClassTimes();
  const startsAt = new Date(starts_at);
  const ends = endsAt({ startsAt, minutes });
  const isOver = useHasBegun(ends.toISOString());
  if (link !== null)
    return (
      <>
        <JoinButton link={link} label={words.join} />
        <p>{words.joinUntil(time(ends))}</p>
      </>
    );
  if (isOver) return <p>{words.notSaid}</p>;
  return (
    <>
      <p>{words.opens(opensBefore, time(opensAt({ startsAt })))}</p>
      {!may_be_moved && <AskSchool text={words.itsDay} child={child} />}
    </>
  );
};
