import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { type ScreenQueries, prefetch } from '../../app/screen.ts';
import { Link } from '../../shell/link.tsx';
import { Skeleton } from '../../ui/app/skeleton.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import { ListError } from '../list/list-results.tsx';
import { OfficeScreen } from '../list/office-screen.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { useDeskNames } from './report-words.ts';
import { toProofReadQuery } from './reports-query.ts';
import cells from '../list/cells.module.css';
import layout from '../../ui/page/layout.module.css';
import styles from './reports.module.css';

const queries: ScreenQueries = () => [toProofReadQuery];
export const loader = prefetch(queries);
// In the browser the list shows that it is on its way.
export const clientLoader = async () => null;

export const handle = { title: ({ admin }: OfficeTexts) => admin.reports.proofTitle };

/** The reports that wait for whoever asks to be proof-read, the oldest first. */
export default function AdminToProofRead() {
  const { reports: words } = useTexts().admin;
  const { unitsOf } = useDeskNames();
  const { data, isLoadingError, isFetching, refetch } = useQuery(toProofReadQuery);
  return (
    <OfficeScreen
      title={words.proofTitle}
      back={{ to: paths.adminReports, words: words.back }}
      lead={words.proofLead}
    >
      {isLoadingError && <ListError retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isLoadingError && (
        <div role="status" aria-label={words.loading}>
          <Skeleton height={240} />
        </div>
      )}
      {data?.reports.length === 0 && (
        <EmptyState level={2} title={words.proofEmpty} text={words.proofEmptyText} />
      )}
      <ul className={`${cells.lines} ${styles.children}`}>
        {data?.reports.map((report) => (
          <li key={report.report_id}>
            <Link to={paths.adminProofReading(report.report_id)}>
              {words.proofRow(report.first_name, report.grade, unitsOf(report))}
            </Link>
            <span className={layout.soft}>{report.writer?.first_name}</span>
          </li>
        ))}
      </ul>
    </OfficeScreen>
  );
}
