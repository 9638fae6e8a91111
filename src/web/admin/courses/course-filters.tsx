import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { batchToShow } from '../../../domain/calendar/batch-to-show.ts';
import type { AcademicYear } from '../../../contract/objects.ts';
import { courseTypes } from '../../../domain/courses/course-type.ts';
import { grades } from '../../../domain/enrolment/grade.ts';
import { useToday } from '../../frame/today.ts';
import { type FoldedFilter, FoldedFilters } from '../list/folded-filters.tsx';
import { officeDate } from '../list/office-date.ts';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { batchesQuery, courseList } from './course-list.ts';
import { nextRelease, releasedAfter, releasedBy, releasesOf, startOf } from './course-releases.ts';
import { useCourseWords } from './course-words.ts';

/** Above the list of courses: what they are filtered by, and in one press what has to be done next. */
export const CourseFilters = () => {
  const { data } = useQuery(batchesQuery);
  const batches = data?.academic_years ?? [];
  useBatchToShow(batches);
  const filters = [...usePlaceFilters(), ...useReleaseFilters(batches), useVideoFilter()];
  return (
    <>
      <FoldedFilters filters={filters} />
      <NextWithoutVideo batches={batches} />
    </>
  );
};

/** A batch is always chosen, so that each lesson has its day of release. */
const useBatchToShow = (batches: readonly AcademicYear[]) => {
  const { filters, setFilter } = courseList.useList();
  const { state } = useNavigation();
  const shown = batchToShow(batches, startOf, useToday())?.academic_year_id;
  useEffect(() => {
    if (filters.batch === undefined && shown !== undefined && state === 'idle')
      setFilter('batch', String(shown), { replace: true, keepPage: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the setter is another one after each navigation
  }, [filters.batch, shown, state]);
};

const usePlaceFilters = (): FoldedFilter[] => {
  const { courses } = useTexts().admin;
  const { typeOf } = useCourseWords();
  const { filters, setFilter } = courseList.useList();
  return [
    {
      label: courses.typeFilter,
      value: String(filters.type ?? ''),
      onChoose: (type) => setFilter('type', type),
      data: [
        { value: '', label: courses.allTypes },
        ...courseTypes.map((type) => ({ value: String(type), label: typeOf(type) })),
      ],
      isLong: true,
    },
    {
      label: courses.gradeFilter,
      value: String(filters.grade ?? ''),
      onChoose: (grade) => setFilter('grade', grade),
      data: [
        { value: '', label: courses.allGrades },
        ...grades.map((grade) => ({ value: String(grade), label: courses.gradeOf(grade) })),
      ],
    },
  ];
};

const useReleaseFilters = (batches: readonly AcademicYear[]): FoldedFilter[] => {
  const { courses } = useTexts().admin;
  const { filters, setFilter, setFilters } = courseList.useList();
  const { batch, released = '' } = filters;
  const days = useReleaseOptions(
    batches.find(({ academic_year_id }) => academic_year_id === batch),
    released,
  );
  if (batches.length === 0) return [];
  return [
    {
      label: courses.batchFilter,
      value: String(batch ?? ''),
      // A day of release is one of its own batch.
      onChoose: (chosen) => setFilters({ batch: chosen, released: '' }),
      data: batches.map((one) => ({
        value: String(one.academic_year_id),
        label: courses.batchOption(one.batch),
      })),
    },
    {
      label: courses.released,
      value: released,
      onChoose: (day) => setFilter('released', day),
      data: days,
      isLong: true,
    },
  ];
};

const useReleaseOptions = (batch: AcademicYear | undefined, chosen: string) => {
  const { courses } = useTexts().admin;
  const today = useToday();
  const spanOf = (value: string) => ({
    value,
    label: value.startsWith('..')
      ? courses.releasedUntil(officeDate(value.slice(2)))
      : value.endsWith('..')
        ? courses.releasedFrom(officeDate(value.slice(0, -2)))
        : officeDate(value),
  });
  const options = [
    { value: '', label: courses.anyRelease },
    spanOf(releasedBy(today)),
    spanOf(releasedAfter(today)),
    ...(batch ? releasesOf(batch) : []).map(({ day, unit, week }) => ({
      value: String(day),
      label: courses.releaseOption(officeDate(day), unit, week),
    })),
  ];
  // An address may name another day, such as one that was kept over midnight.
  return options.some(({ value }) => value === chosen) ? options : [...options, spanOf(chosen)];
};

const useVideoFilter = (): FoldedFilter => {
  const { videoFilter: words } = useTexts().admin.courses;
  const { filters, setFilter } = courseList.useList();
  return {
    label: words.label,
    value: filters.video ?? '',
    onChoose: (video) => setFilter('video', video),
    data: [
      { value: '', label: words.any },
      { value: 'with', label: words.with },
      { value: 'without', label: words.without },
      { value: 'soon', label: words.soon },
    ],
    saysLabel: true,
  };
};

/** The lessons that come out next and have no video yet, of every grade and type; pressed again, the list without them. */
const NextWithoutVideo = ({ batches }: { batches: readonly AcademicYear[] }) => {
  const { courses } = useTexts().admin;
  const { filters, setFilters } = courseList.useList();
  const next = nextRelease(batches, useToday());
  if (!next) return null;
  const { batch, day, isNextMonday } = next;
  const isShown =
    filters.video === 'without' && filters.released === day && filters.batch === batch.academic_year_id;
  const wanted = { batch: String(batch.academic_year_id), released: day, video: 'without' };
  return (
    <Button
      variant={isShown ? 'filled' : 'outline'}
      color="lagoon"
      aria-pressed={isShown}
      onClick={() =>
        setFilters(isShown ? { released: '', video: '' } : { ...wanted, grade: '', type: '', q: '' })
      }
    >
      {isNextMonday ? courses.nextMonday : courses.nextRelease}
    </Button>
  );
};
