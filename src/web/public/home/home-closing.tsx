import { useLanguage } from '../../page-info.tsx';
import { intakeNames } from '../pieces/intake-names.ts';
import type { HomeTexts } from './home-texts.ts';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import css from './home-closing.module.css';
import shared from '../pieces/section.module.css';

/** The last word: when a year starts and where to sign up. */
export function HomeClosing({ texts, links }: { texts: HomeTexts['closing']; links: { signUp: string } }) {
  const intakes = intakeNames(useLanguage());
  return (
    <section className={`${shared.section} ${css.ground}`}>
      <div className={`${shared.inner} ${css.spread}`}>
        <Kancil pose="celebrating" className={css.kancil} />
        <div className={css.words}>
          <h2>{texts.title}</h2>
          <ul className={css.starts}>
            {intakes.map(({ register, start }) => (
              <li key={start}>
                <span>{texts.register}</span> <strong>{register}</strong>
                <span>{texts.start}</span> <strong>{start}</strong>
              </li>
            ))}
          </ul>
          <p>{texts.text(intakes)}</p>
          <Button href={links.signUp}>{texts.action}</Button>
        </div>
      </div>
    </section>
  );
}
