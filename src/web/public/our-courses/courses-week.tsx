import { Kancil } from '../../ui/page/kancil.tsx';
import { Mark, type MarkName } from '../../ui/page/marks.generated.tsx';
import css from './courses-week.module.css';
import shared from '../pieces/section.module.css';
import type { OurCoursesTexts } from './our-courses-texts.ts';

/** Monday to Saturday; on Sunday Kancil sleeps. */
const pictures: readonly MarkName[] = [
  'clapper-board',
  'open-book',
  'speech-balloon',
  'pencil',
  'television',
  'incoming-envelope',
];

const DayPicture = ({ day }: { day: number }) => {
  const picture = pictures[day];
  return picture ? <Mark of={picture} size={56} /> : <Kancil pose="sleeping" className={css.kancil} />;
};

/** The weekly rhythm as a picture: seven days, and how long a video stays. */
export function CoursesWeek({ texts }: { texts: OurCoursesTexts['week'] }) {
  return (
    <section className={shared.section}>
      <div className={`${shared.inner} ${css.spread}`}>
        <div className={css.head}>
          <p className={shared.name}>{texts.name}</p>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.lead}</p>
        </div>
        <ol className={css.days}>
          {texts.days.map(({ day, title, text }, index) => (
            <li key={day}>
              <span className={css.day}>{day}</span>
              <span className={css.picture}>
                <DayPicture day={index} />
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className={css.stays}>
          <div className={css.band} aria-hidden="true">
            <span>{texts.thisWeek}</span>
            <span>{texts.nextWeek}</span>
            <span>{texts.gone}</span>
          </div>
          <p>{texts.stays}</p>
        </div>
      </div>
    </section>
  );
}
