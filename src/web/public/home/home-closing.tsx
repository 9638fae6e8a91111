import { useChoice } from '../../frame/page-info.tsx';
import { useInitialUser } from '../../frame/root-user.ts';
import type { Start } from '../our-courses/finders/next-start.ts';
import { StartFacts } from '../our-courses/finders/start-facts.tsx';
import { ourCoursesTexts } from '../our-courses/our-courses-texts.ts';
import { joinPath } from '../pieces/join-path.ts';
import { WaitingList } from '../pieces/waiting-list.tsx';
import type { HomeTexts } from './home-texts.ts';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import css from './home-closing.module.css';
import shared from '../pieces/section.module.css';

/** The last word: when the next year starts, the months alone while no batch is open, and where to sign up. */
export function HomeClosing({ texts, start }: { texts: HomeTexts['closing']; start: Start }) {
  const { start: words } = useChoice(ourCoursesTexts);
  return (
    <section className={`${shared.section} ${css.ground}`}>
      <div className={shared.inner}>
        <div className={css.card}>
          <Kancil pose="celebrating" className={css.kancil} />
          <div className={css.words}>
            <h2>{words.title}</h2>
            <StartFacts texts={words} start={start} className={css.facts} />
            {start.batch === null && <WaitingList />}
            <Button href={joinPath(useInitialUser())}>{texts.action}</Button>
          </div>
        </div>
      </div>
    </section>
  );
}
