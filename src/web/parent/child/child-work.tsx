import { useQuery } from '@tanstack/react-query';
import type { ChildToday } from '../../../contract/family-today.ts';
import { type NeedOfChild, type WaitingWork, noWork } from '../../../domain/access/child-need.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { familyTodayQuery } from '../enrolment/child-queries.ts';
import { JoinButton } from '../live-classes/join-button.tsx';
import { useAskAtDoor } from '../live-classes/use-door.ts';
import { useTexts } from '../pattern/texts.ts';
import { useOralLine } from '../tests/oral-line.ts';

interface Child {
  child_id: number;
  first_name: string;
}

/** What waits for a child; undefined while it is not known. At the door of its oral test it is asked for anew. */
export const useChildToday = ({ child_id: childId }: Pick<Child, 'child_id'>): ChildToday | undefined => {
  const { data } = useQuery(familyTodayQuery);
  const today = data?.children.find((one) => one.child_id === childId);
  useAskAtDoor(today?.oral_test ?? null, familyTodayQuery.queryKey);
  return today;
};

/** What waits for a child, in the words of the rule that finds what goes first. */
export const workOf = (today: ChildToday | undefined): WaitingWork => {
  if (!today) return noWork;
  const { written_test: written, oral_test: oral } = today;
  return {
    written: written?.state ?? null,
    oral: oral && oral.state !== 'booked' ? oral.state : null,
    hasOralTimes: today.oral_choice !== null,
    hasReport: today.report !== null,
    hasCertificate: today.certificate !== null,
    hasFeedback: today.feedback !== null,
  };
};

/** Something that waits: what it is, and the one way to it; `link` leads into a room. */
export interface Work {
  readonly title: string;
  readonly label: string;
  readonly to: string;
  readonly link: string | null;
}

/** Gives a function that says what a need of a child's tests, reports and tasks is called and where it leads; null for other needs. */
export const useWork = () => {
  const { tests, reports, feedback } = useTexts().classroom;
  const { weekday } = useFormats();
  const oralLine = useOralLine();
  return (need: NeedOfChild | null, today: ChildToday | undefined, child: Child): Work | null => {
    const { child_id: childId, first_name: name } = child;
    const link = null;
    const { written_test: written, oral_test: oral, oral_choice: choice, report } = today ?? {};
    const weekdayOf = (day: string) => weekday(startOfDay(calendarDate(day)));
    if ((need === 'written_running' || need === 'written_open') && written) {
      const runs = written.state === 'running';
      const until = weekdayOf(written.until);
      return {
        title: runs ? tests.writtenRuns : tests.writtenOpen(until),
        label: runs ? tests.goOn : tests.start,
        to: paths.writtenTest(childId, written.part),
        link,
      };
    }
    if ((need === 'oral_open' || need === 'oral_soon') && oral) {
      const label = oral.link === null ? tests.see : tests.join;
      return { title: oralLine(oral), label, to: paths.childTests(childId), link: oral.link };
    }
    if (need === 'oral_choose' && choice) {
      const title = tests.oralChoose(weekdayOf(choice.until));
      return { title, label: tests.choose, to: paths.childTests(childId), link };
    }
    if (need === 'report' && report) {
      const to = paths.childReports(childId, report.report_id);
      return { title: reports.isNew(name), label: reports.read, to, link };
    }
    if (need === 'certificate') {
      const to = `${paths.childReports(childId)}#certificate`;
      return { title: reports.certificate(name), label: reports.toCertificate, to, link };
    }
    if (need === 'feedback')
      return { title: feedback.isNew(name), label: feedback.read, to: paths.tasks(childId), link };
    return null;
  };
};

/** The way to it. @param name of the child, where several stand on a page */
export const WorkButton = ({ work, name }: { work: Work; name?: string }) =>
  work.link === null ? (
    <ButtonLink
      to={work.to}
      size="md"
      color="mango"
      {...(name !== undefined && { 'aria-label': `${work.label} · ${name}` })}
    >
      {work.label}
    </ButtonLink>
  ) : (
    <JoinButton link={work.link} label={work.label} />
  );
