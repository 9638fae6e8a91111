import { useQuery } from '@tanstack/react-query';
import type { Child } from '../../../contract/objects.ts';
import { isPartOfYear, lastUnitOf } from '../../../domain/assessment/parts-of-year.ts';
import { EmptyState } from '../../ui/app/states.tsx';
import { oralTestsQuery } from '../enrolment/child-queries.ts';
import { useToday } from '../../frame/today.ts';
import { NoTests } from '../tests/tests-card.tsx';
import { useReportWords } from './reports-words.ts';

/** That a child has no report; when its first one comes is said where a part of its year has one. */
export const NoReport = ({ child }: { child: Child }) => {
  const words = useReportWords();
  const name = child.first_name;
  const { data } = useQuery(oralTestsQuery(child.child_id));
  const today = useToday();
  const parts = data?.parts ?? [];
  // A child that has left is promised no more than what was due by then.
  if (child.status === 'LEFT')
    return <EmptyState level={2} pose="reading" title={words.noneText(name)} text={words.leftText(name)} />;
  if (parts.length > 0 && parts.every(({ right }) => right === 'not_in_package'))
    return <NoTests childId={child.child_id} />;
  const first = parts.find(({ right }) => right === 'open');
  // What should have been here is said below.
  const text =
    first && isPartOfYear(first.part) && today <= first.last_day
      ? words.firstComes(name, lastUnitOf(first.part))
      : words.noneText(name);
  return <EmptyState level={2} pose="reading" title={words.none} text={text} />;
};
