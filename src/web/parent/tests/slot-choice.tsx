import { startOfDay } from '../../../domain/values/calendar-date.ts';
import type { FamilyPart } from '../../../contract/oral-tests.ts';
import { Button } from '../../ui/app/button.tsx';
import { useClassTimes } from '../pattern/class-times.ts';
import { useOralWords } from './oral-words.ts';
import { slotsByDay } from './slots-by-day.ts';
import styles from './tests.module.css';

type Slot = FamilyPart['slots'][number];

interface Props {
  slots: readonly Slot[];
  /** the slot that is being taken */
  taking: number | null | undefined;
  onTake: (slot: Slot) => void;
}

/** The free times by day, each a button that takes it. */
export const SlotChoice = ({ slots, taking, onTake }: Props) => {
  const words = useOralWords();
  const { when, time, day } = useClassTimes();
  const teachers = [...new Set(slots.flatMap(({ teacher }) => teacher ?? []))];
  const withWhom = teachers.length === 1 ? ` · ${teachers.map(words.with).join('')}` : '';
  return (
    <div className={styles.choice}>
      <h4>
        {words.choose}
        {withWhom}
      </h4>
      <p>{words.until}</p>
      {slotsByDay(slots).map((ofDay) => (
        <div key={ofDay.day} className={styles.day}>
          <h5>{day(startOfDay(ofDay.day).toISOString())}</h5>
          <ul>
            {ofDay.slots.map((slot) => (
              <li key={slot.slot_id}>
                <Button
                  variant="outline"
                  size="md"
                  aria-label={words.takeOf(when(slot.starts_at))}
                  loading={taking === slot.slot_id}
                  onClick={() => onTake(slot)}
                >
                  {time(new Date(slot.starts_at))}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
};
