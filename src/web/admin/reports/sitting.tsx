import { useSuspenseQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { data, useParams, useSearchParams } from 'react-router';
import { isPartOfYear } from '../../../domain/assessment/parts-of-year.ts';
import { paths } from '../../../paths.ts';
import { type LoaderOptions, type ScreenQueries, ensure, prefetch } from '../../app/screen.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Link } from '../../shell/link.tsx';
import { EmptyState } from '../../ui/app/states.tsx';
import formStyles from '../list/office-form.module.css';
import listStyles from '../list/office-list.module.css';
import { parseId } from '../list/record-id.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { ChildDesk } from './child-desk.tsx';
import { ChildList } from './child-list.tsx';
import { Publishing } from './publishing.tsx';
import { useDeskNames } from './report-words.ts';
import styles from './reports.module.css';
import { sittingQuery } from './reports-query.ts';
import type { Sitting, SittingChild } from '../../../contract/reports.ts';

export const handle = { title: ({ admin }: OfficeTexts) => admin.reports.title };

const isOfAPart = ({ part }: Record<string, string | undefined>) => isPartOfYear(Number(part));
const queries: ScreenQueries = ({ params }) => (isOfAPart(params) ? [sittingQuery(params)] : []);
const check: LoaderOptions['check'] = (_known, { params }) => {
  if (!isOfAPart(params)) throw data(null, { status: 404 });
};
export const loader = prefetch(queries, { check });
export const clientLoader = ensure(queries, { check });

/** The reports of a group and part: how far each child's is, or the desk at which one of them is written. */
export default function AdminSitting() {
  const { reports: words } = useTexts().admin;
  const { groupOf, unitsOf } = useDeskNames();
  const {
    sitting,
    children,
    without_report: without,
    sentences,
  } = useSuspenseQuery(sittingQuery(useParams())).data;
  const [search] = useSearchParams();
  const asked = parseId(search.get('child') ?? '');
  const child = children.find(({ child_id: id }) => id === asked);
  const title = [groupOf(sitting), unitsOf(sitting), words.batchOf(sitting.batch)].join(' · ');
  return (
    <section className={`${listStyles.screen} ${listStyles.wide}`}>
      <PageHead title={child ? words.reportOf(child.first_name) : title} />
      <Link
        className={formStyles.back}
        to={child ? paths.adminSitting(sitting.group_id, sitting.part) : paths.adminReports}
      >
        ← {child ? title : words.back}
      </Link>
      {child ? (
        <>
          <ChildStrip sitting={sitting} shown={child}>
            {children}
          </ChildStrip>
          <ChildDesk
            key={child.child_id}
            sitting={sitting}
            child={child}
            others={children}
            bank={sentences}
          />
        </>
      ) : (
        <>
          <h1 className={styles.title}>
            {title.split(/(?<=·) /).map((piece) => (
              <Fragment key={piece}>
                <span>{piece}</span>{' '}
              </Fragment>
            ))}
          </h1>
          <Publishing reports={children.flatMap(({ report }) => report ?? [])} />
          {children.length === 0 && <EmptyState level={2} title={words.empty} text={words.noneHere} />}
          {children.length > 0 && <ChildList sitting={sitting} rows={children} />}
          {without.length > 0 && <p>{words.withoutReport(without.join(', '))}</p>}
        </>
      )}
    </section>
  );
}

interface Props {
  sitting: Sitting;
  shown: SittingChild;
  children: readonly SittingChild[];
}

/** The children of a sitting, one touch away, each with how far its report is. */
const ChildStrip = ({ sitting, shown, children }: Props) => {
  const { reports: words } = useTexts().admin;
  return (
    <nav className={styles.strip} aria-label={words.child}>
      {children.map(({ child_id: id, first_name: name, report }) => (
        <Link
          key={id}
          to={paths.adminSitting(sitting.group_id, sitting.part, id)}
          aria-current={id === shown.child_id ? 'page' : undefined}
          data-state={report?.state ?? 'none'}
        >
          {name}
          <span className="visually-hidden">, {words.states[report?.state ?? 'none']}</span>
        </Link>
      ))}
    </nav>
  );
};
