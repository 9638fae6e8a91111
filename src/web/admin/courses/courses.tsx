import { Button } from '@mantine/core';
import type { CourseMaster } from '../../../contract/objects.ts';
import { courseTypes } from '../../../domain/courses/course-type.ts';
import { grades } from '../../../domain/enrolment/grade.ts';
import { paths } from '../../../paths.ts';
import { useTexts } from '../pattern/texts.ts';
import { apiQuery } from '../../hydrated/screen.ts';
import { Link } from '../../shell/link.tsx';
import { COURSE_FILTERS, courseChoices } from './course-choices.ts';
import { type Swap, SwapButton, SwapNotice, useSwap } from './course-swap.tsx';
import { useCourseWords } from './course-words.ts';
import { ListFilter } from '../pattern/list-filter.tsx';
import { listScreen } from '../pattern/list-screen.tsx';
import styles from '../pattern/office-list.module.css';

const list = listScreen({
  filters: courseChoices,
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
      minWidth={720}
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

const useColumns = (swap: Swap) => {
  const { courses } = useTexts().admin;
  const { titleOf, typeOf } = useCourseWords();
  return [
    {
      accessor: 'title',
      title: courses.courseTitle,
      render: (row: CourseMaster) => <strong>{titleOf(row)}</strong>,
    },
    { accessor: 'grade', title: courses.grade },
    { accessor: 'type', title: courses.type, noWrap: true, render: ({ type }: CourseMaster) => typeOf(type) },
    {
      accessor: 'week',
      title: courses.week,
      noWrap: true,
      render: ({ unit, week }: CourseMaster) => (
        <>
          {courses.weekOf(week)} <span className={styles.small}>{courses.unitOf(unit)}</span>
        </>
      ),
    },
    {
      accessor: 'actions',
      title: courses.actions,
      render: (row: CourseMaster) => (
        <div className={styles.actions}>
          <SwapButton swap={swap} course={row} />
          <Button
            component={Link}
            to={paths.adminCourse(row.master_course_id)}
            variant="subtle"
            color="lagoon"
          >
            {courses.edit}
          </Button>
        </div>
      ),
    },
  ];
};
