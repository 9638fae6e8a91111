import { units } from '../../../domain/calendar/unit-and-week.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../ui/page/button.tsx';
import { Mark } from '../../ui/page/marks.generated.tsx';
import { Certificate } from '../drawings/certificate.tsx';
import { keepDoubledWords } from '../../ui/page/keep-together.ts';
import css from './courses-year.module.css';
import shared from '../pieces/section.module.css';
import { useLanguage } from '../../frame/page-info.tsx';
import { intakeNames } from '../pieces/intake-names.ts';
import type { Start } from './finders/next-start.ts';
import { StartFacts } from './finders/start-facts.tsx';
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

interface Props {
  texts: OurCoursesTexts;
  start: Start;
}

/** What is true of this year beside what is so in every year: staff may register and start on other days. */
const Starts = ({ texts: { year, start: words }, start }: Props) => (
  <div className={css.starts}>
    <div className={css.next}>
      <h3>{words.title}</h3>
      <StartFacts texts={words} start={start} className={css.facts} />
    </div>
    <div className={css.rule}>
      <h4>{year.rule}</h4>
      <ul>
        {intakeNames(useLanguage()).map(({ register, start: month }) => (
          <li key={month}>
            <strong>{year.register(register)}</strong> {year.start(month)}
          </li>
        ))}
      </ul>
    </div>
  </div>
);

/** Nine stones to step on, a milestone after every third, the certificate, and when it begins. */
export function CoursesYear({ texts: all, start }: Props) {
  const texts = all.year;
  return (
    <section className={`${shared.section} ${css.section}`}>
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
        <div className={css.end}>
          <Certificate title={texts.certificatePicture} className={css.certificate} />
          <div className={css.words}>
            <h3>{texts.certificate}</h3>
            <p>{texts.note}</p>
            <Button kind="quiet" href={paths.packages}>
              {texts.packages}
            </Button>
          </div>
          <Starts texts={all} start={start} />
        </div>
      </div>
    </section>
  );
}
