import { isDeepStrictEqual } from 'node:util';
import type { ReportSection } from './context.ts';
import type { RevisionRow } from './report-store.ts';

type Said = Pick<RevisionRow, 'content' | 'facts'>;

/** Of each section of a report what it shows, in the order of the page. */
const shownIn = ({
  content: { ladder, remarks, text, nextSteps },
  facts: { attendance, videos, tasks, written, written_to_mark, oral, oral_booked },
}: Said): Record<ReportSection, unknown> => ({
  ladder,
  remarks: [remarks, text],
  next_steps: nextSteps,
  numbers: [attendance, videos, tasks],
  written: [written, written_to_mark ?? null],
  oral: [oral, oral_booked ?? null],
});

/** The sections in which a corrected report says something else than before (rule R287). */
export const changedSections = (before: Said, after: Said): ReportSection[] => {
  const [was, is] = [shownIn(before), shownIn(after)];
  return (Object.keys(is) as ReportSection[]).filter((name) => !isDeepStrictEqual(was[name], is[name]));
};
