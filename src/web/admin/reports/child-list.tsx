import type { DeskReport } from '../../../contract/report-objects.ts';
import type { Sitting, SittingChild } from '../../../contract/reports.ts';
import { isCorrection } from '../../../domain/reports/report-states.ts';
import { paths } from '../../../paths.ts';
import { Face } from '../../ui/app/face.tsx';
import { ButtonLink } from '../../ui/app/button.tsx';
import { officeDate } from '../list/office-date.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { StatusWord } from '../list/status-word.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import cells from '../list/cells.module.css';
import layout from '../../ui/page/layout.module.css';
import styles from './reports.module.css';
import { averageSeconds, minutesOf } from './time-used.ts';

const tones = {
  none: 'off',
  draft: 'waiting',
  written: 'waiting',
  proofread: 'done',
  published: 'done',
} as const;

/** The children of a sitting: how far each one's report is, how long it took, and whether the family has read it. */
export const ChildList = ({ sitting, rows }: { sitting: Sitting; rows: readonly SittingChild[] }) => {
  const { reports: words } = useTexts().admin;
  const average = averageSeconds(rows.flatMap(({ report }) => report ?? []));
  return (
    <>
      <ul className={`${cells.lines} ${styles.children}`}>
        {rows.map((child) => (
          <li key={child.child_id}>
            <Face src={child.photo_url} name={child.first_name} size={40} />
            <strong>{child.first_name}</strong>
            <State report={child.report} leftOn={child.left_on} />
            <ButtonLink
              to={paths.adminSitting(sitting.group_id, sitting.part, child.child_id)}
              variant={isToWrite(child) ? 'filled' : 'outline'}
            >
              <span aria-hidden="true">{wayOf(child, words).label}</span>
              <span className="visually-hidden">{wayOf(child, words).name(child.first_name)}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      {average !== null && (
        <p className={layout.soft}>{words.onAverage(words.minutes(minutesOf(average)))}</p>
      )}
    </>
  );
};

const isToWrite = ({ report }: SittingChild) => report === null || report.state === 'draft';

const wayOf = ({ report }: SittingChild, words: OfficeTexts['admin']['reports']) => {
  if (report === null) return { label: words.begin, name: words.beginOf };
  return report.state === 'draft'
    ? { label: words.goOn, name: words.goOnOf }
    : { label: words.look, name: words.lookOf };
};

const State = ({ report, leftOn }: { report: DeskReport | null; leftOn: string | null }) => {
  const { reports: words } = useTexts().admin;
  const state = report?.state ?? 'none';
  const facts = report
    ? [
        isCorrection(report.revision) ? words.correction(report.revision) : '',
        report.seconds_spent > 0 ? words.minutesOfWork(minutesOf(report.seconds_spent)) : '',
        report.state === 'published' ? readingOf(report, words) : '',
      ].filter(Boolean)
    : [];
  return (
    <div className={styles.state}>
      <span>
        <StatusWord tone={tones[state]}>{words.states[state]}</StatusWord>
        {[...facts, ...(leftOn === null ? [] : [words.leftOn(officeDate(leftOn))])].map((fact) => (
          <span key={fact} className={layout.soft}>
            {' '}
            · {withWholeDays(fact)}
          </span>
        ))}
      </span>
      {report && report.proof_remark !== '' && (
        <StatusWord tone="stopped">
          {words.givenBack(report.proofreader?.first_name ?? words.proofReader)}
        </StatusWord>
      )}
    </div>
  );
};

const readingOf = (
  { read_at: readAt }: DeskReport,
  words: { readByFamily: (day: string) => string; notReadByFamily: string },
) =>
  readAt === null ? words.notReadByFamily : words.readByFamily(officeDate(dayInJakarta(new Date(readAt))));
