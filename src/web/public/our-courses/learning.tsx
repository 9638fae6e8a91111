import { PageHead } from '../../frame/page-head.tsx';
import { useChoice } from '../../frame/page-info.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Wave } from '../../ui/page/wave.tsx';
import { PageOpening } from '../pieces/page-opening.tsx';
import { CoursesClosing } from './courses-closing.tsx';
import { CoursesKept } from './courses-kept.tsx';
import { CoursesParts } from './courses-parts.tsx';
import { CoursesWeek } from './courses-week.tsx';
import { ourCoursesTexts, type OurCoursesTexts } from './our-courses-texts.ts';
import { Tablet } from '../drawings/tablet.tsx';
import { rhythmTexts } from '../pieces/rhythm-texts.ts';
import shared from '../pieces/section.module.css';
import css from './courses-unit.module.css';

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

/** Four weeks: three videos and the live class, with its picture. */
function CoursesUnit({ texts }: { texts: OurCoursesTexts['unit'] }) {
  return (
    <section className={`${shared.section} ${css.ground}`}>
      <div className={`${shared.inner} ${css.spread}`}>
        <div className={css.head}>
          <p className={shared.name}>{texts.name}</p>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.lead}</p>
        </div>
        <Tablet title={useChoice(rhythmTexts).liveClass} className={css.tablet} />
        <ol className={css.weeks}>
          {texts.weeks.map(({ when, title, text }) => (
            <li key={when}>
              <span className={css.when}>{when}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
