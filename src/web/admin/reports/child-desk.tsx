import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { DeskReport, Sentence } from '../../../contract/report-objects.ts';
import type { Sitting, SittingChild } from '../../../contract/reports.ts';
import { isPartOfYear, firstUnitOf, lastUnitOf } from '../../../domain/assessment/parts-of-year.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { Face } from '../../ui/app/face.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { untilAnswered } from '../form/save.ts';
import { ListError } from '../list/list-results.tsx';
import { notifyDone } from '../list/feedback.ts';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import { FinishedReport } from './finished-report.tsx';
import { newReport } from './new-report.ts';
import { ReportForm } from './report-form.tsx';
import { sittingQuery, withReport } from './reports-query.ts';
import layout from '../../ui/page/layout.module.css';
import styles from './reports.module.css';
import { FactsOfReport } from '../../app/reports/report-facts.tsx';
import { useLanguage } from '../../frame/page-info.tsx';
import { useWaitingTests } from './tests-that-wait.tsx';

interface Props {
  sitting: Sitting;
  child: SittingChild;
  /** all children of the sitting */
  others: readonly SittingChild[];
  bank: readonly Sentence[];
}

/** The child whose report comes next: the first after this one, and then from the beginning, that is not written. */
export const nextToWrite = <Child extends Pick<SittingChild, 'child_id' | 'report'>>(
  children: readonly Child[],
  childId: number,
): Child | undefined => {
  const place = children.findIndex(({ child_id: id }) => id === childId);
  return [...children.slice(place + 1), ...children.slice(0, Math.max(place, 0))].find(
    ({ report }) => report === null || report.state === 'draft',
  );
};

/** Puts what is known of a report now where the sitting is kept. */
const useKeep = ({ group_id, part }: Sitting) => {
  const client = useQueryClient();
  const { queryKey } = sittingQuery({ groupId: String(group_id), part: String(part) });
  return (report: DeskReport) =>
    client.setQueryData(queryKey, (known: Parameters<typeof withReport>[0]) => withReport(known, report));
};

/** One child of a sitting: what the school knows of it, and beside that its report. */
export const ChildDesk = ({ sitting, child, others, bank }: Props) => {
  const { reports: words } = useTexts().admin;
  const { first_name: name, age, photo_url: photo, report } = child;
  const [isWriting, setWriting] = useState(report === null || report.state === 'draft');
  return (
    <>
      <header className={styles.head}>
        <Face src={photo} name={name} size={56} />
        <div>
          <h1>{words.reportOf(name)}</h1>
          <p className={layout.soft}>{words.childAge(age)}</p>
        </div>
      </header>
      <div className={styles.desk}>
        <KnownOfChild child={child} />
        <div>
          {!isWriting && report && (
            <FinishedReport
              report={report}
              facts={report.facts ?? child.facts}
              onCorrect={() => setWriting(true)}
            />
          )}
          {isWriting && sitting.is_due && (
            <Writing sitting={sitting} child={child} others={others} bank={bank} />
          )}
          {isWriting && !sitting.is_due && (
            <p role="status">{words.notDue(officeDate(dayInJakarta(new Date(sitting.due_at))))}</p>
          )}
        </div>
      </div>
    </>
  );
};

/** Goes on with a report, whose minutes count from then on; one that is new begins with its first word. */
const Writing = ({ sitting, child, others, bank }: Props) => {
  const { reports: words } = useTexts().admin;
  const navigate = useNavigate();
  const keep = useKeep(sitting);
  const { academic_year_id, group_id, part } = sitting;
  const { child_id, first_name: name } = child;
  const [begun, setBegun] = useState(() => (child.report === null ? newReport(sitting, child) : null));
  const open = async (seconds_before: number) => {
    if (!isPartOfYear(part)) throw new Error('a sitting is of no part of a year');
    const body = { child_id, academic_year_id, part, seconds_before };
    return (await untilAnswered(() => mutate('POST /report/open', { body }))).report;
  };
  const opening = useMutation({
    mutationFn: () => open(0),
    onSuccess: (report) => {
      keep(report);
      setBegun(report);
    },
  });
  const goOnWriting = useEffectEvent(() => {
    if (!begun && !opening.isPending) opening.mutate();
  });
  useEffect(() => goOnWriting(), []);
  const goOn = (report: DeskReport, message: string) => {
    keep(report);
    const next = nextToWrite(others, child_id);
    notifyDone({
      message,
      about: ({ admin }) => (next ? admin.reports.handedOver(name) : admin.reports.allWritten),
    });
    void navigate(paths.adminSitting(group_id, part, next?.child_id));
  };
  if (opening.isError) return <ListError retrying={opening.isPending} onRetry={() => opening.mutate()} />;
  if (!begun)
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton height={480} />
      </div>
    );
  return (
    <ReportForm
      begun={begun}
      known={child.report ?? begun}
      child={child}
      others={others}
      bank={bank}
      open={open}
      onSaved={keep}
      onHandedOver={goOn}
    />
  );
};

/** What the school knows of a child, beside its report: numbers, both tests, the last next steps. */
const KnownOfChild = ({ child }: { child: SittingChild }) => {
  const { reports: words } = useTexts().admin;
  const language = useLanguage();
  const { first_name: name, facts, previous } = child;
  const waiting = useWaitingTests(child);
  return (
    <aside className={styles.known} aria-labelledby="known">
      <details open>
        <summary>
          <h2 id="known">{words.known(name)}</h2>
        </summary>
        <section>
          <h3>{previous ? words.lastSteps(unitsOf(previous.part, words.units)) : words.noLast}</h3>
          {previous && (
            <ul>
              {previous.content.next_steps.map((one) => (
                <li key={one.sentence_id}>{one[language]}</li>
              ))}
            </ul>
          )}
        </section>
        <FactsOfReport
          facts={facts}
          language={language}
          dayOf={(instant) => officeDate(dayInJakarta(new Date(instant)))}
          {...waiting}
        />
      </details>
    </aside>
  );
};

const unitsOf = (part: number, units: (first: number, last: number) => string) =>
  isPartOfYear(part) ? units(firstUnitOf(part), lastUnitOf(part)) : '';
