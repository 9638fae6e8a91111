import { IconMessages } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ChildToday } from '../../../contract/family-today.ts';
import type { Child } from '../../../contract/objects.ts';
import { hasCurrentYear } from '../../../domain/access/child-status.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import { JoinButton } from '../live-classes/join-button.tsx';
import { useTexts } from '../pattern/texts.ts';
import { useOralLine } from './oral-line.ts';
import layout from '../../ui/page/layout.module.css';
import styles from '../live-classes/next-class-card.module.css';

interface Props {
  child: Child;
  /** what waits for it; undefined while it is not known */
  today: ChildToday | undefined;
}

/** The way from a child's page to its tests, for a child in a year, with what is open and what is booked. */
export const TestsCard = ({ child, today }: Props) => {
  const { tests } = useTexts().classroom;
  const { weekday } = useFormats();
  const oralLine = useOralLine();
  if (!hasCurrentYear(child.status)) return null;
  const { written_test: written, oral_test: oral, oral_choice: choice } = today ?? {};
  const until = (day: string) => weekday(startOfDay(calendarDate(day)));
  if (today?.has_tests === false)
    return (
      <Card>
        <NoTests childId={child.child_id} />
      </Card>
    );
  return (
    <Card>
      {written && (
        <p>{written.state === 'running' ? tests.writtenRuns : tests.writtenOpen(until(written.until))}</p>
      )}
      {oral && <p>{oralLine(oral)}</p>}
      {choice && <p>{tests.oralChoose(until(choice.until))}</p>}
      {oral?.link && <JoinButton link={oral.link} label={tests.join} />}
      <Link to={paths.childTests(child.child_id)} className={layout.way}>
        {oral || written ? tests.see : tests.way}
      </Link>
    </Card>
  );
};

const Card = ({ children }: { children: ReactNode }) => (
  <section className={styles.card}>
    <IconMessages size={28} aria-hidden="true" />
    <div className={styles.words}>
      <h2>{useTexts().classroom.tests.title}</h2>
      {children}
    </div>
  </section>
);

/** What a package without tests and reports has in their place. */
export const NoTests = ({ childId }: { childId: number }) => {
  const { tests } = useTexts().classroom;
  return (
    <>
      <p>{tests.none}</p>
      <Link to={paths.liveClasses(childId)} className={layout.way}>
        {tests.toNotes}
      </Link>
    </>
  );
};
