import { PageHead } from '../../frame/page-head.tsx';
import { useChoice } from '../../frame/page-info.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Wave } from '../../ui/page/wave.tsx';
import { PageOpening } from '../pieces/page-opening.tsx';
import { CoursesClosing } from './courses-closing.tsx';
import { CoursesKept } from './courses-kept.tsx';
import { CoursesParts } from './courses-parts.tsx';
import { CoursesUnit } from './courses-unit.tsx';
import { CoursesWeek } from './courses-week.tsx';
import { ourCoursesTexts } from './our-courses-texts.ts';

/** A week, a unit, a year, and where each promise is kept. */
export default function Learning() {
  const { learning, week, unit, kept } = useChoice(ourCoursesTexts);
  return (
    <>
      <PageHead title={learning.title} description={learning.description} />
      <CoursesParts />
      <PageOpening title={learning.title} lead={learning.lead} scene={<Kancil pose="reading" />} />
      <CoursesWeek texts={week} />
      <Wave colour="var(--mango-50)" />
      <CoursesUnit texts={unit} />
      <Wave colour="var(--paper)" edge="leaf" />
      <CoursesKept texts={kept} />
      <Wave colour="var(--pandan-100)" />
      <CoursesClosing />
    </>
  );
}
