import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { AcademicYear, Child } from '../../../contract/objects.ts';
import { startsInIntake } from '../../../domain/calendar/intakes.ts';
import { yearHasBegun } from '../../../domain/calendar/batch-year.ts';
import { lastTeachingDay, unitReached } from '../../../domain/calendar/teaching-weeks.ts';
import { teachingWeeksInYear, units } from '../../../domain/calendar/unit-and-week.ts';
import { calendarDate, compareDates, startOfDay } from '../../../domain/values/calendar-date.ts';
import { whatsappLink } from '../../../i18n/brand.ts';
import { useBrand, useFormats } from '../../frame/page-info.tsx';
import { useTexts } from '../pattern/texts.ts';
import { useToday } from '../../frame/today.ts';
import { EmptyState } from '../../ui/app/states.tsx';
import { TellMe } from '../enrolment/tell-me.tsx';
import { Button, ButtonLink } from '../../ui/app/button.tsx';
import { Choice, Choices } from './choices.tsx';
import { calendarOf } from '../../frame/calendar-of.ts';
import { Heading, Lead } from '../pay/step-frame.tsx';
import type { StepProps } from './steps.tsx';
import { useAskedTerm } from './use-asked-term.ts';

/** Step 1: the classes that take registrations today. */
export const BatchStep = ({ child, at, navigation, batches }: StepProps) => {
  const { batch } = useTexts().purchase;
  const asked = useAskedTerm(at);
  const isGone = at.batchId !== null && batches.every(({ academic_year_id: id }) => id !== at.batchId);
  if (batches.length === 0) return <NoClass name={child.first_name} onClose={navigation.close} />;
  return (
    <>
      <Heading>{batch.title}</Heading>
      <Lead>{batch.lead}</Lead>
      {isGone && <p role="status">{batch.closed}</p>}
      <Choices label={batch.choose}>
        {batches.map((year) => (
          <Choice
            key={year.academic_year_id}
            name="batch"
            value={year.academic_year_id}
            checked={at.batchId === year.academic_year_id}
            onChoose={() =>
              navigation.choose({ batchId: year.academic_year_id, term: at.term ?? asked(year) })
            }
          >
            <Class year={year} present={at.purpose === 'NEXT_GRADE' ? child.latest_academic_year : null} />
          </Choice>
        ))}
      </Choices>
    </>
  );
};

const Class = ({ year, present }: { year: AcademicYear; present: Child['latest_academic_year'] }) => {
  const { batch } = useTexts().purchase;
  const { date } = useFormats();
  const today = useToday();
  const shown = (day: string) => date(startOfDay(calendarDate(day)));
  const begun = yearHasBegun(calendarDate(year.start_date), today);
  const unit = unitReached(calendarOf(year), today);
  return (
    <>
      <strong>{(begun ? batch.started : batch.starts)(shown(year.start_date))}</strong>
      <span>
        {batch.name(year.batch)} · {batch.ends(shown(year.end_date))}
      </span>
      <span>{batch.lessons(teachingWeeksInYear, shown(lastTeachingDay(calendarOf(year))))}</span>
      <span>{batch.until(shown(year.end_registration))}</span>
      {!startsInIntake(calendarDate(year.start_date)) && <span>{batch.extra}</span>}
      {present && compareDates(calendarDate(year.start_date), calendarDate(present.end_date)) < 0 && (
        <span>{batch.overlaps(shown(present.end_date))}</span>
      )}
      {unit !== null && (
        <>
          <em>{batch.unit(unit, units.length)}</em>
          <span>{batch.joining}</span>
        </>
      )}
    </>
  );
};

const NoClass = ({ name, onClose }: { name: string; onClose: () => void }) => {
  const brand = useBrand();
  const { batch } = useTexts().purchase;
  return (
    <EmptyState title={batch.emptyTitle} text={batch.emptyText}>
      <TellMe />
      <Button size="md" onClick={onClose}>
        {batch.emptyAction(name)}
      </Button>
      <ButtonLink href={whatsappLink(brand)} target="_blank" rel="noreferrer" variant="subtle">
        <IconBrandWhatsapp size={20} aria-hidden="true" />
        {batch.emptyAsk}
      </ButtonLink>
    </EmptyState>
  );
};
