import { Button } from '@mantine/core';
import { useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  redirect,
  useSearchParams,
} from 'react-router';
import type { CourseMaster } from '../../../contract/objects.ts';
import { courseTypes } from '../../../domain/courses/course-type.ts';
import { grades } from '../../../domain/enrolment/grade.ts';
import { paths } from '../../../paths.ts';
import { useTexts } from '../pattern/texts.ts';
import { type ScreenQueries, ensure, prefetch } from '../../hydrated/screen.ts';
import { Link } from '../../shell/link.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { rememberFilters, rememberedFilters } from './course-filters.ts';
import { type Swap, SwapButton, SwapNotice, useSwap } from './course-swap.tsx';
import { useCourseWords } from './course-words.ts';
import { coursesQuery, filtersOf } from './courses-query.ts';
import { ListFilter } from '../pattern/list-filter.tsx';
import { soughtIn, useListSearch } from '../pattern/list-search.ts';
import { OfficeList } from '../pattern/office-list.tsx';
import styles from '../pattern/office-list.module.css';

const FILTERS = ['grade', 'type'] as const;

const queries: ScreenQueries = ({ url: { searchParams } }) => [
  coursesQuery(
    soughtIn(searchParams),
    filtersOf({ grade: searchParams.get('grade'), type: searchParams.get('type') }),
  ),
];
export const loader = prefetch(queries);
const load = ensure(queries);
export const clientLoader = async ({
  params,
  url,
}: Pick<ClientLoaderFunctionArgs, 'params'> & { url: URL }) => {
  const remembered = rememberedFilters();
  if (url.search === '' && remembered !== '') throw redirect(`${paths.adminCourses}?${remembered}`);
  return load({ params, url });
};
// Another search is shown in place, with the former rows until the new ones are there.
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

/** Every course of the plan, by grade and type; two can trade places. */
export default function AdminCourses() {
  const { courses } = useTexts().admin;
  const { sought, chosen, find, choose } = useListSearch(FILTERS);
  const swap = useSwap();
  const columns = useColumns(swap);
  useRememberedFilters();
  const filtered = chosen.grade !== '' || chosen.type !== '';
  return (
    <section className={styles.screen}>
      <PageHead title={courses.title} />
      <div className={styles.head}>
        <h1>{courses.title}</h1>
        <Button component={Link} to={paths.adminNewCourse}>
          {courses.create}
        </Button>
      </div>
      <OfficeList
        question={coursesQuery(sought, filtersOf(chosen))}
        read={({ courses: rows, total }) => ({ rows, total })}
        id="master_course_id"
        minWidth={720}
        columns={columns}
        sought={sought}
        find={find}
        words={
          filtered
            ? { ...courses, emptyTitle: courses.filteredTitle, emptyText: courses.filteredText }
            : courses
        }
        filters={
          <Filters
            chosen={chosen}
            onChoose={(filter, value) => {
              rememberFilters({ ...chosen, [filter]: value });
              choose(filter, value);
            }}
          />
        }
      >
        <SwapNotice swap={swap} />
      </OfficeList>
      {swap.dialog}
    </section>
  );
}

/** On a first visit the server cannot know the filters: they are set as soon as the page runs. */
const useRememberedFilters = () => {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const remembered = rememberedFilters();
    if (search.size === 0 && remembered !== '') setSearch(remembered, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, []);
};

type Chosen = Record<(typeof FILTERS)[number], string>;
interface Choice {
  chosen: Chosen;
  onChoose: (filter: (typeof FILTERS)[number], value: string) => void;
}

const Filters = ({ chosen, onChoose }: Choice) => {
  const { courses } = useTexts().admin;
  const { typeOf } = useCourseWords();
  return (
    <>
      <ListFilter
        className={styles.filter}
        label={courses.gradeFilter}
        value={chosen.grade}
        onChange={({ currentTarget }) => onChoose('grade', currentTarget.value)}
        data={[
          { value: '', label: courses.allGrades },
          ...grades.map((grade) => ({ value: String(grade), label: courses.gradeOf(grade) })),
        ]}
      />
      <ListFilter
        className={styles.filter}
        label={courses.typeFilter}
        value={chosen.type}
        onChange={({ currentTarget }) => onChoose('type', currentTarget.value)}
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
