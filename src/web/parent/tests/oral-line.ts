import type { ChildToday } from '../../../contract/family-today.ts';
import { useClassTimes } from '../pattern/class-times.ts';
import { useTexts } from '../pattern/texts.ts';
import { useWithWhom } from '../pattern/with-whom.ts';

/** Gives a function that says when a booked oral test is, and with whom. */
export const useOralLine = () => {
  const { tests } = useTexts().classroom;
  const { when } = useClassTimes();
  const withWhom = useWithWhom();
  return ({ starts_at, teacher }: NonNullable<ChildToday['oral_test']>): string => {
    const by = withWhom({ kind: 'class', teacher });
    return tests.oral(`${when(starts_at)}${by && `, ${by}`}`);
  };
};
