import { HomeGame } from './home-game.tsx';
import type { HomeTexts } from './home-texts.ts';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Tablet } from '../drawings/tablet.tsx';
import css from './home-trial.module.css';
import shared from '../pieces/section.module.css';

/** How a class feels, from the first Monday to the certificate. */
export function HomeTrial({
  texts,
  game,
  links,
}: {
  texts: HomeTexts['trial'];
  /** the trial that a child plays here, and the address of its script */
  game: { texts: HomeTexts['game']; script: string };
  links: { signUp: string };
}) {
  return (
    <section className={shared.section}>
      <div className={`${shared.inner} ${css.spread}`}>
        <div className={css.head}>
          <p className={shared.name}>{texts.name}</p>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.lead}</p>
        </div>
        <Tablet title={texts.picture} className={css.tablet} />
        <ol className={css.steps}>
          {texts.steps.map(({ when, title, text }) => (
            <li key={when}>
              <span className={css.when}>{when}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className={css.game}>
          <HomeGame texts={game.texts} script={game.script} signUp={links.signUp} />
        </div>
        <div className={css.next}>
          <Kancil pose="thinking" className={css.kancil} />
          <p>{texts.level}</p>
          <Button href={links.signUp}>{texts.action}</Button>
        </div>
      </div>
    </section>
  );
}
