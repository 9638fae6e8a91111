import { useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { useChoice } from '../../frame/page-info.tsx';
import { useTexts } from '../pieces/texts.ts';
import css from './courses-parts.module.css';
import { ourCoursesTexts } from './our-courses-texts.ts';

/** The way between the parts of Our Courses, above each of them. */
export function CoursesParts() {
  const { site } = useTexts();
  const { parts } = useChoice(ourCoursesTexts);
  const { pathname } = useLocation();
  const links = [
    [paths.ourCourses, parts.grades],
    [paths.coursesLearning, site.learning],
    [paths.coursesCost, site.cost],
    [paths.coursesCalendar, site.calendar],
  ] as const;
  return (
    <nav aria-label={parts.label} className={css.parts}>
      <ul>
        {links.map(([to, name]) => (
          <li key={to}>
            <a href={to} aria-current={to === pathname ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
