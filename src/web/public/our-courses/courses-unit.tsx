import css from './courses-unit.module.css';
import shared from '../pieces/section.module.css';
import { UnitPicture } from '../pieces/unit-picture.tsx';
import type { OurCoursesTexts } from './our-courses-texts.ts';

/** Four weeks: three videos and the live class. */
export function CoursesUnit({ texts }: { texts: OurCoursesTexts['unit'] }) {
  return (
    <section className={`${shared.section} ${css.ground}`}>
      <div className={shared.inner}>
        <UnitPicture texts={texts}>
          <ol className={css.weeks}>
            {texts.weeks.map(({ when, title, text }) => (
              <li key={when}>
                <span className={css.when}>{when}</span>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </UnitPicture>
      </div>
    </section>
  );
}
