import { useQuery } from '@tanstack/react-query';
import type { ListedCourse } from '../../../contract/listed.ts';
import { carriesVideo, isCourseType } from '../../../domain/courses/course-type.ts';
import { dayInJakarta } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { useTexts } from '../list/texts.ts';
import { CourseFilters } from './course-filters.tsx';
import { batchesQuery, courseList } from './course-list.ts';
import { releasesOf } from './course-releases.ts';
import { type Swap, SwapButton, SwapNotice, useSwap } from './course-swap.tsx';
import { useCourseWords } from './course-words.ts';
import { officeDate } from '../list/office-date.ts';
import { Instead } from '../list/instead.tsx';
import layout from '../../ui/page/layout.module.css';
import styles from '../list/office-list.module.css';
import { RowLink } from '../list/row-action.tsx';
import { StatusWord } from '../list/status-word.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { useActionsColumn } from '../list/actions-column.tsx';
import { OneLine } from '../../ui/app/office-line.tsx';

export const loader = courseList.loader;
export const clientLoader = courseList.clientLoader;
export const shouldRevalidate = courseList.shouldRevalidate;

/** Every course of the plan, by grade and type; two can trade places. */
export default function AdminCourses() {
  const { courses } = useTexts().admin;
  const { video } = courseList.useList().filters;
  const swap = useSwap();
  return (
    <courseList.Screen
      texts={video === 'without' || video === 'soon' ? { ...courses, ...courses.noneMissing } : courses}
      createAt={paths.adminNewCourse}
      columns={useColumns(swap)}
      minWidth={40}
      wide
      filters={<CourseFilters />}
      notice={<SwapNotice swap={swap} />}
    >
      {swap.dialog}
    </courseList.Screen>
  );
}

const useColumns = (swap: Swap): OfficeColumn<ListedCourse>[] => {
  const { courses, list: words } = useTexts().admin;
  const { titleOf, titleSort, typeOf } = useCourseWords();
  const dayOf = useReleaseDay();
  return [
    {
      name: 'title',
      title: courses.courseTitle,
      sort: titleSort,
      render: (row) => (
        <OneLine
          more={words.more}
          below={
            <div className={styles.beside}>
              <Instead of={3} title={courses.type}>
                {typeOf(row.type)}
              </Instead>
              <Gaps gaps={row.gaps} />
            </div>
          }
        >
          <strong>{titleOf(row)}</strong>
        </OneLine>
      ),
    },
    { name: 'grade', title: courses.grade, sort: 'grade', width: 5.2, render: ({ grade }) => grade },
    {
      name: 'type',
      title: courses.type,
      sort: 'type',
      width: 8.5,
      priority: 3,
      render: ({ type }) => (
        <OneLine className={styles.fine} more={words.more} lines={2}>
          {typeOf(type)}
        </OneLine>
      ),
    },
    {
      name: 'week',
      title: courses.week,
      sort: 'unit',
      width: 8.6,
      render: (row) => (
        <>
          {courses.weekOf(row.week)} <span className={layout.soft}>{courses.unitOf(row.unit)}</span>
          <Instead of={4} title={courses.releasedHeading}>
            {dayOf(row)}
          </Instead>
        </>
      ),
    },
    {
      name: 'released',
      title: courses.releasedHeading,
      // The order of their units and weeks in every batch.
      sort: 'unit',
      width: 6.6,
      priority: 4,
      render: (row) => dayOf(row) ?? <span className={layout.soft}>–</span>,
    },
    {
      name: 'video',
      title: courses.video,
      width: 6.5,
      render: (row) => <VideoState course={row} />,
    },
    useActionsColumn(9.1, (row) => (
      <>
        <SwapButton swap={swap} course={row} />
        <RowLink label={courses.edit} of={titleOf(row)} to={paths.adminCourse(row.master_course_id)} />
      </>
    )),
  ];
};

/** When the batch that is chosen releases a course. One that was just created comes without its day, which follows from the batch. */
const useReleaseDay = () => {
  const { filters } = courseList.useList();
  const { data } = useQuery(batchesQuery);
  const batch = data?.academic_years.find(({ academic_year_id: id }) => id === filters.batch);
  return ({ unit, week, released_at }: ListedCourse): string | null => {
    if (released_at) return officeDate(dayInJakarta(new Date(released_at)));
    const release = batch && releasesOf(batch).find((one) => one.unit === unit && one.week === week);
    return release ? officeDate(release.day) : null;
  };
};

/** What its video is still without; one that was just created comes without saying so. */
const Gaps = ({ gaps = [] }: Partial<Pick<ListedCourse, 'gaps'>>) => {
  const { gaps: words } = useTexts().admin.courses;
  if (gaps.length === 0) return null;
  return (
    <div className={`${layout.soft} ${styles.fine} ${styles.cut}`}>
      {gaps.map((gap) => words[gap]).join(' · ')}
    </div>
  );
};

const VideoState = ({ course: { video_url, type } }: { course: ListedCourse }) => {
  const { videoStates: words } = useTexts().admin.courses;
  if (video_url !== null) return <StatusWord tone="done">{words.there}</StatusWord>;
  if (isCourseType(type) && carriesVideo(type))
    return <StatusWord tone="waiting">{words.missing}</StatusWord>;
  return <span className={layout.soft}>{words.notNeeded}</span>;
};
