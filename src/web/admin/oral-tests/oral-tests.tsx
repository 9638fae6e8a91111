import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OralSlot } from '../../../contract/oral-test-objects.ts';
import type { OralSchedule } from '../../../contract/oral-tests.ts';
import {
  firstUnitOf,
  isPartOfYear,
  lastUnitOf,
  partsOfYear,
} from '../../../domain/assessment/parts-of-year.ts';
import { addDays, calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { ListFilter } from '../list/list-filter.tsx';
import { ListError } from '../list/list-results.tsx';
import { officeDate } from '../list/office-date.ts';
import cells from '../list/cells.module.css';
import listStyles from '../list/office-list.module.css';
import { OfficeScreen } from '../list/office-screen.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { OpenDialog } from './open-dialog.tsx';
import { isWithoutResult, prefetchSchedule, scheduleQuery } from './oral-query.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import styles from './oral-tests.module.css';
import { useOralTimes } from './oral-words.ts';
import { slotDays, weeksOf } from './slot-days.ts';
import { SlotRow } from './slot-row.tsx';
import { useRemoving } from './use-removing.tsx';
import { Waiting } from './waiting.tsx';

export const loader = prefetchSchedule;
// In the browser the week shows that it is on its way.
export const clientLoader = async () => null;

export const handle = { title: ({ admin }: OfficeTexts) => admin.oralTests.title };

/** The oral tests of a part of a batch, week by week; for a teacher, the own ones. */
export default function AdminOralTests() {
  const { oralTests: words } = useTexts().admin;
  const [search] = useSearchParams();
  const { data, isLoadingError, isFetching, refetch } = useQuery(scheduleQuery(search));
  return (
    <OfficeScreen title={words.title}>
      {!data && !isLoadingError && (
        <div role="status" aria-label={words.loading}>
          <Skeleton height={240} />
        </div>
      )}
      {isLoadingError && <ListError retrying={isFetching} onRetry={() => void refetch()} />}
      {data && isWithoutResult(search) && <WithoutResult slots={data.slots} />}
      {data &&
        !isWithoutResult(search) &&
        (data.first_day === null ? <p>{words.noBatch}</p> : <Schedule schedule={data} />)}
    </OfficeScreen>
  );
}

const Schedule = ({ schedule }: { schedule: OralSchedule }) => {
  const { oralTests: words } = useTexts().admin;
  const [isOpening, setOpening] = useState(false);
  const removing = useRemoving();
  const { slots, waiting } = schedule;
  return (
    <>
      <BatchChoice schedule={schedule} />
      <Ways schedule={schedule} />
      <div className={styles.lead}>
        <Button onClick={() => setOpening(true)}>{words.open}</Button>
        <p role="status">{words.found(slots.length)}</p>
      </div>
      <OpenDialog schedule={isOpening ? schedule : null} onClose={() => setOpening(false)} />
      {slots.length === 0 && <EmptyState level={2} title={words.emptyTitle} text={words.emptyText} />}
      <Days slots={slots} onRemove={removing.ask} />
      {removing.question}
      {waiting.length > 0 && <Waiting waiting={waiting} />}
    </>
  );
};

interface DaysProps {
  slots: readonly OralSlot[];
  onRemove: (slot: OralSlot) => void;
}

const Days = ({ slots, onRemove }: DaysProps) => {
  const { dayOf } = useOralTimes();
  return slotDays(slots).map(({ day, slots: ofDay }) => (
    <section key={day} className={styles.day} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>{dayOf(startOfDay(day))}</h2>
      <ul className={`${cells.lines} ${styles.slots}`}>
        {ofDay.map((slot) => (
          <SlotRow key={slot.slot_id} slot={slot} onRemove={() => onRemove(slot)} />
        ))}
      </ul>
    </section>
  ));
};

/** The tests that are over and of which nobody has said how they went, of all batches. */
const WithoutResult = ({ slots }: Pick<OralSchedule, 'slots'>) => {
  const { oralTests: words } = useTexts().admin;
  return (
    <>
      <div className={styles.lead}>
        <p role="status">{slots.length > 0 && words.withoutResult(slots.length)}</p>
        <ButtonLink to={paths.adminOralTests} variant="outline">
          {words.toSchedule}
        </ButtonLink>
      </div>
      {slots.length === 0 && <EmptyState level={2} title={words.resultsTitle} text={words.resultsText} />}
      <Days slots={slots} onRemove={() => {}} />
    </>
  );
};

/** Which batch, where there are several. */
const BatchChoice = ({ schedule: { batches, academic_year_id } }: { schedule: OralSchedule }) => {
  const { oralTests: words, batches: batchWords } = useTexts().admin;
  const [, setSearch] = useSearchParams();
  if (batches.length < 2) return null;
  return (
    <ListFilter
      className={listStyles.batch}
      label={words.batch}
      value={String(academic_year_id)}
      onChoose={(value) => setSearch({ batch: value })}
      data={batches.map(({ academic_year_id: id, batch }) => ({
        value: String(id),
        label: batchWords.numbered(batch),
      }))}
    />
  );
};

/** The parts of the year and, of the one that is shown, its weeks. */
const Ways = ({
  schedule: { academic_year_id, part, first_day, last_day, from },
}: {
  schedule: OralSchedule;
}) => {
  const { oralTests: words } = useTexts().admin;
  if (first_day === null || last_day === null) return null;
  const weeks = weeksOf(calendarDate(first_day), calendarDate(last_day));
  const to = (asked: Record<string, string | number>) =>
    `?${new URLSearchParams(Object.entries({ batch: academic_year_id ?? '', ...asked }).map(([name, value]) => [name, String(value)])).toString()}`;
  return (
    <>
      <nav className={styles.ways} aria-label={words.parts}>
        {partsOfYear.map((one) => (
          <ButtonLink
            key={one}
            to={to({ part: one })}
            variant={one === part ? 'filled' : 'outline'}
            aria-current={one === part ? 'page' : undefined}
          >
            {words.part(firstUnitOf(one), lastUnitOf(one))}
          </ButtonLink>
        ))}
      </nav>
      <nav className={styles.ways} aria-label={words.weeks}>
        {weeks.map((monday, place) => (
          <ButtonLink
            key={monday}
            to={to({ part, from: monday })}
            variant={monday === from ? 'filled' : 'outline'}
            color="gray"
            size="compact"
            aria-current={monday === from ? 'page' : undefined}
            aria-label={`${words.week(place + 1)}: ${words.weekFrom(officeDate(monday), officeDate(addDays(monday, 6)))}`}
          >
            {words.week(place + 1)}
          </ButtonLink>
        ))}
      </nav>
      {from !== null && (
        <p className={styles.week}>
          {isPartOfYear(part) && (
            <strong>
              {words.weekOf(
                weeks.indexOf(calendarDate(from)) + 1,
                weeks.length,
                firstUnitOf(part),
                lastUnitOf(part),
              )}
            </strong>
          )}{' '}
          {withWholeDays(
            words.weekFrom(officeDate(calendarDate(from)), officeDate(addDays(calendarDate(from), 6))),
          )}
        </p>
      )}
    </>
  );
};
