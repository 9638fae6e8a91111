import layout from '../../ui/page/layout.module.css';
import css from './courses-week.module.css';
import shared from '../pieces/section.module.css';
import { Week } from '../pieces/week.tsx';
import type { OurCoursesTexts } from './our-courses-texts.ts';

/** The weekly rhythm as a picture: seven days, and how long a video stays. */
export function CoursesWeek({ texts }: { texts: OurCoursesTexts['week'] }) {
  return (
    <section className={`${shared.section} ${css.section}`}>
      <div className={`${shared.inner} ${css.spread}`}>
        <div className={layout.rows}>
          <p className={shared.name}>{texts.name}</p>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.lead}</p>
        </div>
        <Week />
        <p>{texts.stays}</p>
      </div>
    </section>
  );
}
