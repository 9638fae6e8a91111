import { Kancil } from '../../ui/page/kancil.tsx';
import css from './home-rhythm.module.css';
import type { HomeTexts } from './home-texts.ts';
import shared from '../pieces/section.module.css';
import { Week } from '../pieces/week.tsx';

/** A week as it may go, and what happens in the fourth. */
export function HomeRhythm({ texts }: { texts: HomeTexts['rhythm'] }) {
  return (
    <section className={`${shared.section} ${css.ground}`}>
      <div className={`${shared.inner} ${css.spread}`}>
        <div className={shared.head}>
          <p className={shared.name}>{texts.name}</p>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.lead}</p>
        </div>
        <Week short />
        <div className={css.live}>
          <Kancil pose="waving" className={css.kancil} />
          <p>{texts.live}</p>
        </div>
      </div>
    </section>
  );
}
