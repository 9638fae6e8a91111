import { useQuery } from '@tanstack/react-query';
import type { Child } from '../../../contract/objects.ts';
import { isPartOfYear, lastUnitOf } from '../../../domain/assessment/parts-of-year.ts';
import { EmptyState } from '../../ui/app/states.tsx';
import { oralTestsQuery } from '../enrolment/child-queries.ts';
import { useReportWords } from './reports-words.ts';

/** That a child has no report; when its first one comes is said where a part of its year has one. */
export const NoReport = ({ child }: { child: Child }) => {
  const words = useReportWords();
  const name = child.first_name;
  const { data } = useQuery(oralTestsQuery(child.child_id));
  const part = data?.parts.find(({ right }) => right === 'open')?.part;
  const text =
    part !== undefined && isPartOfYear(part)
      ? words.firstComes(name, lastUnitOf(part))
      : words.noneText(name);
  return <EmptyState level={2} pose="reading" title={words.none} text={text} />;
};
