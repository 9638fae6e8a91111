import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import type { FamilyReport } from '../../../contract/report-objects.ts';
import type { Child } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Link } from '../../shell/link.tsx';
import { lessonsQuery } from '../enrolment/child-queries.ts';
import { childQuery } from '../families/child-query.ts';
import { AsyncSection } from '../pattern/async-section.tsx';
import { BackLink } from '../pattern/child-back-link.tsx';
import { CertificateCard } from './certificate-card.tsx';
import { ToCome } from './to-come.tsx';
import { FamilyReportPage, useReportTitle } from './family-report.tsx';
import { NoReport } from './no-report.tsx';
import { reportsQuery } from '../enrolment/child-queries.ts';
import { useReportWords } from './reports-words.ts';
import page from '../pattern/page.module.css';
import styles from './reports.module.css';

const queries: ScreenQueries = ({ params }) => [childQuery(params['childId'])];
const deferred: ScreenQueries = ({ params }) => {
  const id = Number(params['childId']);
  // What is still to come is asked for in the browser, below what is there.
  return [reportsQuery(id), lessonsQuery(id)];
};
export const loader = prefetch(queries, { deferred });
export const clientLoader = ensure(queries);

/** The published reports of a child, one at a time, what is still to come, and its certificate. */
export default function ReportsScreen() {
  const words = useReportWords();
  const { childId } = useParams();
  const { childs: child } = useSuspenseQuery(childQuery(childId)).data;
  const query = useQuery(reportsQuery(child.child_id));
  const certificate = <CertificateCard childId={child.child_id} name={child.first_name} />;
  // Once the year is over it is what they come for; before that there is only a word on when it comes.
  const isFirst = child.status === 'OVER';
  return (
    <article className={`${page.page} ${styles.page}`}>
      <PageHead title={words.of(child.first_name)} />
      <BackLink to={paths.child(child.child_id)}>{words.back(child.first_name)}</BackLink>
      <h1>{words.of(child.first_name)}</h1>
      {isFirst && certificate}
      <AsyncSection query={query} loading={words.loading}>
        {({ reports }) => <Reports reports={reports} child={child} />}
      </AsyncSection>
      {!isFirst && certificate}
    </article>
  );
}

const Reports = ({ reports, child }: { reports: FamilyReport[]; child: Child }) => {
  const [search] = useSearchParams();
  const asked = Number(search.get('report'));
  const shown = reports.find(({ report_id: id }) => id === asked) ?? reports[0];
  return (
    <>
      {reports.length > 1 && shown && <Choice reports={reports} shown={shown} child={child} />}
      {shown ? (
        <FamilyReportPage
          key={shown.report_id}
          report={shown}
          earlier={reports.find(
            ({ academic_year_id: year, part }) => year === shown.academic_year_id && part === shown.part - 1,
          )}
          child={child}
        />
      ) : (
        <NoReport child={child} />
      )}
      <ToCome reports={reports} child={child} />
    </>
  );
};

const Choice = ({
  reports,
  shown,
  child,
}: {
  reports: FamilyReport[];
  shown: FamilyReport;
  child: Child;
}) => {
  const words = useReportWords();
  return (
    <nav className={styles.choice} aria-label={words.others}>
      {reports.map((report) => (
        <Link
          key={report.report_id}
          to={paths.childReports(child.child_id, report.report_id)}
          aria-current={report === shown ? 'page' : undefined}
        >
          <TitleOf report={report} />
        </Link>
      ))}
    </nav>
  );
};

const TitleOf = ({ report }: { report: FamilyReport }) => useReportTitle(report);
