import { courseSorts } from '../../../contract/courses.ts';
import type { CourseMaster } from '../../../contract/objects.ts';
import { courseTypes } from '../../../domain/courses/course-type.ts';
import { grades } from '../../../domain/enrolment/grade.ts';
import { paths } from '../../../paths.ts';
import { useTexts } from '../pattern/texts.ts';
import { apiQuery } from '../../hydrated/screen.ts';
import { COURSE_FILTERS, courseChoices } from './course-choices.ts';
import { type Swap, SwapButton, SwapNotice, useSwap } from './course-swap.tsx';
import { useCourseWords } from './course-words.ts';
import { ListFilter } from '../pattern/list-filter.tsx';
import { listScreen } from '../pattern/list-screen.tsx';
import styles from '../pattern/office-list.module.css';
import { RowLink } from '../pattern/row-action.tsx';
import type { OfficeColumn } from '../../ui/app/office-table.tsx';
import { OneLine } from '../../ui/app/office-line.tsx';

const list = listScreen({
  filters: courseChoices,
  sorts: courseSorts,
  rememberAs: COURSE_FILTERS,
  query: (page, filters) => apiQuery('GET /course/all', { query: { ...page, ...filters } }),
  read: ({ courses: rows, total }) => ({ rows, total }),
  rowId: 'master_course_id',
});
export const loader = list.loader;
export const clientLoader = list.clientLoader;
export const shouldRevalidate = list.shouldRevalidate;

/** Every course of the plan, by grade and type; two can trade places. */
export default function AdminCourses() {
  const { courses } = useTexts().admin;
  const swap = useSwap();
  return (
    <list.Screen
      texts={courses}
      createAt={paths.adminNewCourse}
      columns={useColumns(swap)}
      minWidth={43}
      filters={<CourseFilters />}
      notice={<SwapNotice swap={swap} />}
    >
      {swap.dialog}
    </list.Screen>
  );
}

const CourseFilters = () => {
  const { courses } = useTexts().admin;
  const { typeOf } = useCourseWords();
  const { filters, setFilter } = list.useList();
  return (
    <>
      <ListFilter
        className={styles.filter}
        label={courses.gradeFilter}
        value={filters.grade ?? ''}
        onChange={({ currentTarget }) => setFilter('grade', currentTarget.value)}
        data={[
          { value: '', label: courses.allGrades },
          ...grades.map((grade) => ({ value: String(grade), label: courses.gradeOf(grade) })),
        ]}
      />
      <ListFilter
        className={styles.filter}
        label={courses.typeFilter}
        value={filters.type ?? ''}
        onChange={({ currentTarget }) => setFilter('type', currentTarget.value)}
        data={[
          { value: '', label: courses.allTypes },
          ...courseTypes.map((type) => ({ value: String(type), label: typeOf(type) })),
        ]}
      />
    </>
  );
};

const useColumns = (swap: Swap): OfficeColumn<CourseMaster>[] => {
  const { courses, list: words } = useTexts().admin;
  const { titleOf, titleSort, typeOf } = useCourseWords();
  return [
    {
      name: 'title',
      title: courses.courseTitle,
      sort: titleSort,
      render: (row) => (
        <OneLine more={words.more}>
          <strong>{titleOf(row)}</strong>
        </OneLine>
      ),
    },
    { name: 'grade', title: courses.grade, sort: 'grade', width: 4.6, render: ({ grade }) => grade },
    {
      name: 'type',
      title: courses.type,
      sort: 'type',
      width: 8.5,
      render: ({ type }) => <OneLine more={words.more}>{typeOf(type)}</OneLine>,
    },
    {
      name: 'week',
      title: courses.week,
      sort: 'unit',
      width: 7.5,
      render: ({ unit, week }) => (
        <>
          {courses.weekOf(week)} <span className={styles.aside}>{courses.unitOf(unit)}</span>
        </>
      ),
    },
    {
      name: 'actions',
      title: courses.actions,
      width: 8.5,
      render: (row) => (
        <div className={styles.actions}>
          <SwapButton swap={swap} course={row} />
          <RowLink label={courses.edit} of={titleOf(row)} to={paths.adminCourse(row.master_course_id)} />
        </div>
      ),
    },
  ];
};
