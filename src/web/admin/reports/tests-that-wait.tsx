import type { SittingChild } from '../../../contract/reports.ts';
import { addDays, dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { timeOfDayAt } from '../../../domain/live-classes/meeting-times.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { Link } from '../../shell/link.tsx';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import styles from './reports.module.css';

const dayOf = (instant: string) => dayInJakarta(new Date(instant));

const useWhen = () => {
  const { weekdayName } = useFormats();
  return (instant: string) => {
    const moment = new Date(instant);
    return `${weekdayName(moment)}, ${officeDate(dayOf(instant))}, ${timeOfDayAt(moment).replace(':', '.')}`;
  };
};

/** What there is to do about a written test that is not marked, or an oral one that nobody has said anything of (rule R229); null: nothing. */
export const useWaitingTests = ({ facts, written_test_id: written, oral_slot_id: oral }: SittingChild) => {
  const { reports: words } = useTexts().admin;
  const when = useWhen();
  return {
    toMark:
      written !== null && facts.written_to_mark !== null ? (
        <p className={styles.waits}>
          {withWholeDays(words.writtenToMark(officeDate(dayOf(facts.written_to_mark))))}{' '}
          <Link to={paths.adminWrittenTests(written)}>{words.markNow}</Link>
        </p>
      ) : null,
    toHold:
      oral !== null && facts.oral_booked !== null ? (
        <p className={styles.waits}>
          {withWholeDays(words.oralBooked(when(facts.oral_booked)))}{' '}
          <Link to={paths.adminOralTest(oral)}>{words.oralOpen}</Link>
        </p>
      ) : null,
  };
};

/** What is asked before a report is handed over without the result of a test that is still to come; null: both results are there. */
export const useTestsThatWait = ({ first_name: name, facts }: SittingChild): string | null => {
  const { reports: words } = useTexts().admin;
  const when = useWhen();
  const tomorrow = addDays(useToday(), 1);
  const { written_to_mark: toMark, oral_booked: booked } = facts;
  const waits = [
    toMark === null ? '' : words.askUnmarked(name),
    booked === null
      ? ''
      : dayOf(booked) === tomorrow
        ? words.askTomorrow(name)
        : words.askBooked(name, when(booked)),
  ].filter(Boolean);
  return waits.length === 0 ? null : `${waits.join(' ')} ${words.askWithout}`;
};
