import { units } from '../../../domain/calendar/unit-and-week.ts';
import { keepDoubledWords } from '../../ui/page/keep-together.ts';
import { Mark } from '../../ui/page/marks.generated.tsx';
import shared from '../pieces/section.module.css';
import css from './courses-year.module.css';
import type { OurCoursesTexts } from './our-courses-texts.ts';

/** The year in three stretches of three units. */
const stretches = [units.slice(0, 3), units.slice(3, 6), units.slice(6)];

const Milestone = ({ text }: { text: string }) => (
  <div className={css.milestone}>
    <span className={css.marks}>
      <Mark of="memo" size={40} />
      <Mark of="microphone" size={40} />
      <Mark of="page-with-curl" size={40} />
    </span>
    <p>{text}</p>
  </div>
);

/** Nine stones to step on, and a milestone after every third. */
export function CoursesYear({ texts }: { texts: OurCoursesTexts['year'] }) {
  return (
    <section className={shared.section}>
      <div className={`${shared.inner} ${css.spread}`}>
        <div className={css.head}>
          <p className={shared.name}>{texts.name}</p>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{keepDoubledWords(texts.lead)}</p>
        </div>
        <ol className={css.way}>
          {stretches.map((stretch) => (
            <li key={stretch[0]}>
              <ol className={css.stones}>
                {stretch.map((unit) => (
                  <li key={unit}>{texts.unit(unit)}</li>
                ))}
              </ol>
              <Milestone text={texts.milestone} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
