import { useChoice } from '../../frame/page-info.tsx';
import { Tablet } from '../drawings/tablet.tsx';
import { rhythmTexts } from '../pieces/rhythm-texts.ts';
import shared from '../pieces/section.module.css';
import css from './courses-unit.module.css';
import type { OurCoursesTexts } from './our-courses-texts.ts';

/** Four weeks: three videos and the live class, with its picture. */
export function CoursesUnit({ texts }: { texts: OurCoursesTexts['unit'] }) {
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
