import { useInitialUser } from '../../frame/root-user.ts';
import { gameLoader } from '../pieces/inline-scripts.ts';
import { InlineScript } from '../../shell/inline-script.tsx';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Mark } from '../../ui/page/marks.generated.tsx';
import { joinPath } from '../pieces/join-path.ts';
import { GameQuestion } from './game-question.tsx';
import css from './home-game.module.css';
import type { HomeTexts } from './home-texts.ts';
import { questions } from './trial-questions.ts';

type Texts = HomeTexts['game'];

const End = ({ texts }: { texts: Texts }) => (
  <div hidden className={css.end} data-end="">
    <Kancil pose="celebrating" className={css.kancil} />
    <div className={css.words}>
      <p className={css.stars} role="img" aria-label={texts.stars}>
        <Mark of="star" size={40} />
        <Mark of="star" size={40} />
        <Mark of="star" size={40} />
      </p>
      <h3 tabIndex={-1} data-ask="">
        <span lang="en">Well done!</span> {texts.done}
      </h3>
      <p>{texts.doneText}</p>
      <p className={css.ways}>
        <Button href={joinPath(useInitialUser())}>{texts.invite}</Button>
        <button type="button" disabled className={css.again} data-again="">
          {texts.again}
        </button>
      </p>
    </div>
  </div>
);

/**
 * Three tiny questions that a child can answer right here; with a script one after the other, all in the same room,
 * without one all three with answers to unfold. `script` is the address of what brings them to life.
 */
export function HomeGame({ texts, script }: { texts: Texts; script: string }) {
  return (
    <>
      <div className={css.game} data-game={script}>
        <div>
          <h3>{texts.title}</h3>
          <p className={css.hint}>{texts.hint}</p>
          <p className={css.plain}>{texts.plainHint}</p>
        </div>
        <div className={css.stage}>
          <ol className={css.questions}>
            {questions.map((question, at) => (
              <GameQuestion key={question.ask} question={question} number={at + 1} texts={texts} />
            ))}
          </ol>
          <End texts={texts} />
        </div>
        <p className={css.plain}>
          {texts.plainInvite} <a href={joinPath(useInitialUser())}>{texts.invite}</a>
        </p>
      </div>
      <InlineScript source={gameLoader} />
    </>
  );
}
