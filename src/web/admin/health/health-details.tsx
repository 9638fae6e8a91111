import type { SchoolHealth } from '../../../contract/health.ts';
import { useFormats } from '../../frame/page-info.tsx';
import { type OfficeColumn, OfficeTable } from '../../ui/app/office-table.tsx';
import { officeMoment } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import styles from './health.module.css';

type Job = SchoolHealth['jobs'][number];
type Size = SchoolHealth['sizes'][number];

/** What whoever runs the server wants to see as well. */
export const HealthDetails = ({
  health: { jobs, sizes, grown_days: days },
}: {
  health: Pick<SchoolHealth, 'jobs' | 'sizes' | 'grown_days'>;
}) => {
  const { health: words } = useTexts().admin;
  const formats = useFormats();
  const jobColumns: OfficeColumn<Job>[] = [
    { name: 'job', title: words.job, render: ({ job }) => job },
    {
      name: 'success',
      title: words.lastSuccess,
      render: ({ last_success: at }) => (at === null ? words.never : officeMoment(at, formats)),
    },
    {
      name: 'failures',
      title: words.failures,
      isNumeric: true,
      width: 8,
      render: ({ failures }) => failures,
    },
  ];
  const sizeColumns: OfficeColumn<Size>[] = [
    { name: 'kind', title: words.kind, render: ({ kind }) => words.kinds[kind] ?? kind },
    { name: 'bytes', title: words.bytes, isNumeric: true, render: ({ bytes }) => words.size(bytes) },
    {
      name: 'grown',
      title: words.grownIn(days),
      isNumeric: true,
      render: ({ grown }) => (grown === null ? '–' : words.size(grown)),
    },
  ];
  return (
    <details className={styles.details}>
      <summary>{words.details}</summary>
      <p>{words.command}</p>
      {sizes.length > 0 && (
        <>
          <h2>{words.sizesTitle}</h2>
          <OfficeTable
            label={words.sizesTitle}
            rows={sizes}
            rowKey={({ kind }) => kind}
            columns={sizeColumns}
          />
        </>
      )}
      <h2>{words.jobsTitle}</h2>
      <OfficeTable label={words.jobsTitle} rows={jobs} rowKey={({ job }) => job} columns={jobColumns} />
    </details>
  );
};
