import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { FamilyPart } from '../../../contract/oral-tests.ts';
import type { Child } from '../../../contract/objects.ts';
import { firstUnitOf, isPartOfYear, lastUnitOf } from '../../../domain/assessment/parts-of-year.ts';
import { type CalendarDate, calendarDate, compareDates } from '../../../domain/values/calendar-date.ts';
import { longDate } from '../../../i18n/dates.ts';
import { paths } from '../../../paths.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { notify } from '../../shell/notify.ts';
import { Link } from '../../shell/link.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { keepTogether } from '../../ui/page/keep-together.ts';
import { AsyncSection } from '../pattern/async-section.tsx';
import { numberOfChildTab } from '../pattern/child-tabs.ts';
import { useClassTimes } from '../pattern/class-times.ts';
import { AskSchool } from './ask-school.tsx';
import { BookedTest } from './booked-test.tsx';
import { closedWords } from './closed-words.ts';
import { oralTestsQuery } from '../enrolment/child-queries.ts';
import { useOralWords } from './oral-words.ts';
import { SlotChoice } from './slot-choice.tsx';
import styles from './tests.module.css';
import { useBooking } from './use-booking.ts';
import { useReportAfter } from './use-report-after.ts';

/** The oral tests of a child's year: of each part what there is, and booking one. */
export const OralTest = ({ child }: { child: Child }) => {
  const words = useOralWords();
  const query = useQuery(oralTestsQuery(child.child_id));
  // Of a child that has left there is what was held.
  const isShown = ({ test }: FamilyPart) => child.status !== 'LEFT' || test?.state === 'done';
  if (query.data?.parts.some(isShown) === false) return null;
  return (
    <section className={styles.section} aria-labelledby="oral-test">
      <h2 id="oral-test">{words.oral}</h2>
      <p>{words.lead(child.first_name)}</p>
      <AsyncSection query={query} loading={words.loading}>
        {({ parts }) => (
          <ol className={styles.parts}>
            {parts.filter(isShown).map((part) => (
              <PartOfYear key={part.part} part={part} child={child} />
            ))}
          </ol>
        )}
      </AsyncSection>
    </section>
  );
};

interface Props {
  part: FamilyPart;
  child: Child;
}

const PartOfYear = ({ part, child }: Props) => {
  const words = useOralWords();
  const language = useLanguage();
  const title = useRef<HTMLHeadingElement>(null);
  if (!isPartOfYear(part.part)) return null;
  const day = (text: string) => keepTogether(longDate(language, calendarDate(text)));
  return (
    <li className={styles.part}>
      <h3 ref={title} tabIndex={-1}>
        {words.part(firstUnitOf(part.part), lastUnitOf(part.part))}
      </h3>
      {part.test?.state !== 'done' && (
        <p className={styles.days}>{words.days(day(part.first_day), day(part.last_day))}</p>
      )}
      <State part={part} child={child} onChanged={() => title.current?.focus()} />
    </li>
  );
};

const State = ({ part, child, onChanged }: Props & { onChanged: () => void }) => {
  const words = useOralWords();
  const { day, when } = useClassTimes();
  const today = useToday();
  const [isMoving, setMoving] = useState(false);
  const { book, giveUp } = useBooking(child.child_id);
  const { test, right } = part;
  const report = useReportAfter(child.child_id, part.part, test?.state === 'done' ? test.starts_at : null);
  const take = (slotId: number, startsAt: string) =>
    book.mutate(slotId, {
      onSuccess: () => {
        setMoving(false);
        notify({ severity: 'success', message: words.bookedWhen(child.first_name, when(startsAt)) });
        onChanged();
      },
    });
  const choice = (
    <SlotChoice
      slots={part.slots}
      taking={book.isPending ? book.variables : null}
      onTake={({ slot_id, starts_at }) => take(slot_id, starts_at)}
    />
  );
  if (test?.state === 'done')
    return (
      <p>
        {words.done(day(test.starts_at))}{' '}
        {report === null ? (
          words.toReport
        ) : (
          <Link to={paths.childReports(child.child_id, report)}>{words.inReport}</Link>
        )}
      </p>
    );
  if (right !== 'open') return <Closed part={part} child={child} />;
  if (test?.state === 'booked')
    return (
      <>
        <BookedTest
          test={test}
          child={child}
          isMoving={isMoving}
          onMove={part.slots.length > 0 ? () => setMoving(!isMoving) : null}
          onGiveUp={async () => {
            await giveUp(test.slot_id);
            notify({ severity: 'success', message: words.givenUp });
          }}
          onGivenUp={onChanged}
        />
        {isMoving && choice}
      </>
    );
  if (!part.may_book) return <AskSchool text={words.missedTwice} child={child} />;
  const missed = test?.state === 'absent' && <p>{words.missed(child.first_name, when(test.starts_at))}</p>;
  if (part.slots.length > 0)
    return (
      <>
        {missed}
        {choice}
      </>
    );
  return (
    <>
      {missed}
      <NothingFree part={part} today={today} child={child} />
    </>
  );
};

const NothingFree = ({ part, today, child }: Props & { today: CalendarDate }) => {
  const words = useOralWords();
  const isBefore = compareDates(today, calendarDate(part.first_day)) < 0;
  if (isBefore) return <p>{words.waiting(child.first_name)}</p>;
  if (compareDates(today, calendarDate(part.last_day)) <= 0)
    return <AskSchool text={words.noSlots} child={child} />;
  if (child.status === 'OVER') return <p>{words.wasNotHeld}</p>;
  return <AskSchool text={words.over} child={child} />;
};

const Closed = ({ part: { right, bill }, child }: Props) => {
  const words = useOralWords();
  return (
    <>
      <p>{closedWords(words.closedBy, right, bill)}</p>
      {right === 'bill_unpaid' && (
        <ButtonLink to={paths.child(child.child_id, numberOfChildTab('billing'))} variant="outline">
          {words.toBills}
        </ButtonLink>
      )}
    </>
  );
};
