import { useQuery } from '@tanstack/react-query';
import { sharesPlace } from '../../../domain/courses/course-master.ts';
import { isUnit, isWeek } from '../../../domain/calendar/unit-and-week.ts';
import { useTexts } from '../list/texts.ts';
import { apiQuery } from '../../app/screen.ts';
import { Alert } from '../../ui/app/alert.tsx';
import type { CourseEntry } from './course-entry.ts';
import { useCourseWords } from './course-words.ts';
import { asMaster, courseChoices } from './course-choices.ts';

interface Props {
  entry: CourseEntry;
  /** the course itself, while it is changed */
  own?: number;
}

/** Several courses may share a place, but staff should mean it: names those that are there already. */
export const SamePlaceNote = ({ entry, own }: Props) => {
  const { courses } = useTexts().admin;
  const { titleOf } = useCourseWords();
  const grade = courseChoices.grade(entry.grade);
  const type = courseChoices.type(entry.courseType);
  const [unit, week] = [Number(entry.unit), Number(entry.week)];
  const { data } = useQuery({
    ...apiQuery('GET /course/all', { query: { grade, type } }),
    enabled: grade !== undefined && type !== undefined,
  });
  const wanted =
    grade !== undefined && type !== undefined && isUnit(unit) && isWeek(week)
      ? { grade, type, unit, week }
      : null;
  const others = (wanted && data?.courses ? data.courses : []).filter((course) => {
    const master = asMaster(course);
    return wanted && master && master.id !== own && sharesPlace([master], wanted);
  });
  return (
    <div role="status">
      {others.length > 0 && (
        <Alert color="mango" title={courses.sharedPlace}>
          {courses.sharedPlaceText(others.map((course) => `“${titleOf(course)}”`).join(', '))}
        </Alert>
      )}
    </div>
  );
};
