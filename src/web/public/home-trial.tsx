import type { HomeTexts } from './home-texts.ts';
import { Button } from '../ui/page/button.tsx';
import { Kancil } from '../ui/page/kancil.tsx';
import { Mark, type MarkName } from '../ui/page/marks.generated.tsx';
import { Tablet } from './home-tablet.tsx';
import css from './home-trial.module.css';
import shared from './home.module.css';

const pictures: readonly MarkName[] = ['mango', 'goat', 'kite', 'duck'];

/** Four pictures that turn when tapped: the question and its answer, without a script. */
const Words = ({ texts }: { texts: HomeTexts['trial']['words'] }) => (
  <div className={css.words}>
    <h3>{texts.title}</h3>
    <p>{texts.hint}</p>
    <div className={css.cards}>
      {pictures.map((picture, index) => (
        <details key={picture} name="words" className={css.card}>
          <summary aria-label={texts.ask(index + 1)}>
            <Mark of={picture} size={64} />
          </summary>
          <p lang="en">{texts.answers[index]}</p>
        </details>
      ))}
    </div>
  </div>
);

/** How a class feels, from the first Monday to the certificate. */
export function HomeTrial({ texts, links }: { texts: HomeTexts['trial']; links: { signUp: string } }) {
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
        <Words texts={texts.words} />
        <div className={css.next}>
          <Kancil pose="thinking" className={css.kancil} />
          <p>{texts.level}</p>
          <Button href={links.signUp}>{texts.action}</Button>
        </div>
      </div>
    </section>
  );
}
