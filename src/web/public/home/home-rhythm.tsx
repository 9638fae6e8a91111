import { Kancil } from '../../ui/page/kancil.tsx';
import { Mark, type MarkName } from '../../ui/page/marks.generated.tsx';
import css from './home-rhythm.module.css';
import type { HomeTexts } from './home-texts.ts';
import shared from '../pieces/section.module.css';

/** One picture a day, in the order of the texts. */
const marks: readonly MarkName[] = ['television', 'open-book', 'memo', 'duck', 'speech-balloon', 'kite'];

/** A week as it may go: a path with a stone for each day. */
export function HomeRhythm({ texts }: { texts: HomeTexts['rhythm'] }) {
  return (
    <section className={`${shared.section} ${css.ground}`}>
      <div className={shared.inner}>
        <div className={shared.head}>
          <p className={shared.name}>{texts.name}</p>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.lead}</p>
        </div>
        <ol className={css.days}>
          {texts.days.map(({ day, text }, at) => (
            <li key={day}>
              <span className={css.stone}>
                <Mark of={marks[at] ?? 'star'} size={48} />
              </span>
              <span>
                <strong>{day}</strong> {text}
              </span>
            </li>
          ))}
        </ol>
        <p className={css.live}>
          <Kancil pose="waving" className={css.kancil} />
          <span className={css.mark}>
            <Mark of="video-camera" size={40} />
          </span>
          <span>{texts.live}</span>
        </p>
      </div>
    </section>
  );
}
