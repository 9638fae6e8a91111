import { useChoice, useLanguage } from '../../frame/page-info.tsx';
import { useInitialUser } from '../../frame/root-user.ts';
import type { Start } from '../our-courses/finders/next-start.ts';
import { StartFacts } from '../our-courses/finders/start-facts.tsx';
import { ourCoursesTexts } from '../our-courses/our-courses-texts.ts';
import { joinPath } from '../pieces/join-path.ts';
import { intakeNames } from '../pieces/intake-names.ts';
import type { HomeTexts } from './home-texts.ts';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import css from './home-closing.module.css';
import shared from '../pieces/section.module.css';

/** The last word: when years start as a rule, when the next one does, and where to sign up. */
export function HomeClosing({ texts, start }: { texts: HomeTexts['closing']; start: Start }) {
  const intakes = intakeNames(useLanguage());
  const { start: words } = useChoice(ourCoursesTexts);
  return (
    <section className={`${shared.section} ${css.ground}`}>
      <div className={`${shared.inner} ${css.spread}`}>
        <Kancil pose="celebrating" className={css.kancil} />
        <div className={css.words}>
          <h2>{texts.title}</h2>
          <p>{texts.text}</p>
          <ul className={css.starts}>
            {intakes.map(({ register, start: month }) => (
              <li key={month}>
                <span>{texts.register}</span> <strong>{register}</strong>
                <span>{texts.start}</span> <strong>{month}</strong>
              </li>
            ))}
          </ul>
          <div>
            <h3>{words.title}</h3>
            <StartFacts texts={words} start={start} className={css.facts} />
          </div>
          <Button href={joinPath(useInitialUser())}>{texts.action}</Button>
        </div>
      </div>
    </section>
  );
}
