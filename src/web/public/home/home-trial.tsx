import { useInitialUser } from '../../frame/root-user.ts';
import { paths } from '../../../paths.ts';
import { HomeGame } from './home-game.tsx';
import type { HomeTexts } from './home-texts.ts';
import { Button } from '../../ui/page/button.tsx';
import css from './home-trial.module.css';
import shared from '../pieces/section.module.css';
import { UnitPicture } from '../pieces/unit-picture.tsx';
import { joinPath } from '../pieces/join-path.ts';

const steps = ['videos', 'live', 'progress'] as const;

/** How a class feels, from the first Monday to the certificate, and a little of it to play. */
export function HomeTrial({
  texts,
  game,
}: {
  texts: HomeTexts['trial'];
  /** the trial that a child plays here, and the address of its script */
  game: { texts: HomeTexts['game']; script: string };
}) {
  return (
    <section className={shared.section}>
      <div className={`${shared.inner} ${css.spread}`}>
        <UnitPicture texts={texts}>
          <ol className={css.steps}>
            {steps.map((step) => (
              <li key={step}>
                <span className={css.when}>{texts.steps[step].when}</span>
                <h3>{texts.steps[step].title}</h3>
                <p>
                  {texts.steps[step].text}
                  {step === 'progress' && (
                    <>
                      {' '}
                      <a href={paths.packages}>{texts.packages}</a>
                    </>
                  )}
                </p>
              </li>
            ))}
          </ol>
        </UnitPicture>
        <HomeGame texts={game.texts} script={game.script} />
        <div className={css.next}>
          <p>{texts.level}</p>
          <Button href={joinPath(useInitialUser())}>{texts.action}</Button>
        </div>
      </div>
    </section>
  );
}
