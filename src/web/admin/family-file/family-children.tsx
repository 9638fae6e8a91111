import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isPartOfYear, lastUnitOf } from '../../../domain/assessment/parts-of-year.ts';
import { ageOn, calendarDate } from '../../../domain/values/calendar-date.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { paths } from '../../../paths.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { useToday } from '../../frame/today.ts';
import { apiQuery } from '../../app/screen.ts';
import { Link } from '../../shell/link.tsx';
import { ConsentFacts } from '../families/consent-facts.tsx';
import { officeDate, officeMoment } from '../list/office-date.ts';
import formStyles from '../list/office-form.module.css';
import { foundBySearch } from '../list/remembered-list.ts';
import facts from '../list/panel-facts.module.css';
import { useTexts } from '../list/texts.ts';
import { withWholeDays } from '../list/whole-days.tsx';
import { ChildLeaving } from './child-leaving.tsx';
import type { FamilyFile, FileChild } from './family-query.ts';
import styles from './family.module.css';

/** The children of a family, each with its years, how far its tests and reports are, its live classes and what is allowed. */
export const FamilyChildren = ({ file }: { file: FamilyFile }) => {
  const { family: words, children } = useTexts().admin;
  return (
    <section className={formStyles.card} aria-labelledby="family-children">
      <h2 id="family-children">{children.ofFamily}</h2>
      {file.children.length === 0 && <p>{words.noChildren}</p>}
      {file.children.map((child) => (
        <Child key={child.child_id} file={file} child={child} />
      ))}
    </section>
  );
};

const Child = ({ file, child }: { file: FamilyFile; child: FileChild }) => {
  const { family: words, children } = useTexts().admin;
  const today = useToday();
  const born = calendarDate(child.birthdate);
  const name = fullName(child.first_name, child.last_name);
  return (
    <article className={styles.child} aria-label={name}>
      <h3>{name}</h3>
      <p>
        {withWholeDays(officeDate(born))} ({children.age(ageOn(born, today))})
      </p>
      <div className={facts.facts}>
        <dl className={styles.facts}>
          <Years file={file} child={child} />
          <Tests file={file} child={child} />
          <Reports file={file} child={child} />
          {child.grade !== null && <LiveClasses childId={child.child_id} />}
        </dl>
        <ConsentFacts familyId={file.family.user_id} childId={child.child_id} />
      </div>
      <ChildLeaving file={file} child={child} />
      {child.grade !== null && (
        <Link className={styles.link} to={paths.adminChild(child.child_id, name)} state={foundBySearch}>
          {words.toGrade}
          <span className="visually-hidden"> {name}</span>
        </Link>
      )}
    </article>
  );
};

/** A fact of a child; what there is nothing of is left out. */
const Fact = ({ title, lines }: { title: string; lines: readonly string[] }): ReactNode =>
  lines.length === 0 ? null : (
    <div>
      <dt>{title}</dt>
      <dd>
        {lines.map((line) => (
          <span key={line} data-wraps>
            {withWholeDays(line)}
          </span>
        ))}
      </dd>
    </div>
  );

interface OfChild {
  file: FamilyFile;
  child: FileChild;
}
const of =
  ({ child_id: id }: FileChild) =>
  (one: { child_id: number }) =>
    one.child_id === id;

const Years = ({ file, child }: OfChild) => {
  const { family: words } = useTexts().admin;
  const years = file.enrolments.filter(of(child)).toReversed();
  return (
    <Fact
      title={words.years}
      lines={years.map(
        ({ batch, grade, term, state, left_on, first_day, last_day }) =>
          `${words.yearOf(batch, grade, term)}: ${left_on === null ? words.yearStates[state] : words.leaving.on(officeDate(left_on))} (${officeDate(first_day)} – ${officeDate(last_day)})`,
      )}
    />
  );
};

/** After which unit a part of the year ends. */
const unitOf = (part: number) => (isPartOfYear(part) ? lastUnitOf(part) : part);

const Tests = ({ file, child }: OfChild) => {
  const { children, family: words } = useTexts().admin;
  const formats = useFormats();
  // Of a child that has left no test is awaited any more.
  const isThere = file.enrolments.filter(of(child)).some(({ state }) => state !== 'left');
  const tests = file.tests.filter(of(child)).filter(({ state }) => isThere || state !== 'awaited');
  const lines = tests.map(({ kind, part, state, at }) => {
    const name = words.testKinds[kind];
    // In the words of the child's own panel.
    if (state === 'time_over' || state === 'without_test' || state === 'by_staff')
      return `${name}: ${children.placedWithoutTest[placedBy[state]]}`;
    if (kind === 'placement' && state === 'awaited' && at !== null)
      return `${name}: ${children.placementAwaited(officeMoment(at, formats))}`;
    const moment = at !== null && !hasNoMoment.has(state) ? ` ${officeMoment(at, formats)}` : '';
    return `${part === null ? name : words.testOf(name, unitOf(part))}: ${words.testStates[state]}${moment}`;
  });
  return <Fact title={words.tests} lines={lines} />;
};
/** Of these no moment is said. */
const hasNoMoment: ReadonlySet<string> = new Set(['placed']);
const placedBy = { time_over: 'time', without_test: 'age', by_staff: 'staff' } as const;

const Reports = ({ file, child }: OfChild) => {
  const { family: words, log, certificates: states } = useTexts().admin;
  const formats = useFormats();
  const reports = file.reports.filter(of(child)).map(({ part, state, published_at, read_at }) => {
    const published = published_at && words.publishedOn(officeMoment(published_at, formats));
    const read = read_at ? words.readOn(officeMoment(read_at, formats)) : words.notRead;
    const steps = [
      ...(state === 'published' ? [] : [log.reportStages[state]]),
      ...(published ? [published, read] : []),
    ];
    return `${words.reportOf(unitOf(part))}: ${steps.join(', ')}`;
  });
  const certificates = file.certificates
    .filter(of(child))
    .map(
      ({ grade, state, issued_at }) =>
        `${words.certificateOf(grade)}: ${issued_at ? words.issuedOn(officeMoment(issued_at, formats)) : states.states[state]}`,
    );
  return (
    <>
      <Fact title={words.reports} lines={reports} />
      <Fact title={words.certificates} lines={certificates} />
    </>
  );
};

const LiveClasses = ({ childId }: { childId: number }) => {
  const { family: words } = useTexts().admin;
  const formats = useFormats();
  const { data } = useQuery(apiQuery('GET /live-class/child/{childId}', { params: { childId } }));
  if (!data?.group) return null;
  const next = data.sessions.find(({ state }) => state === 'planned' || state === 'open');
  const line = [
    next ? words.nextClass(officeMoment(next.starts_at, formats)) : words.noClass,
    ...(data.held > 0 ? [words.attended(data.attended, data.held)] : []),
  ].join(', ');
  return <Fact title={words.liveClasses} lines={[line]} />;
};
