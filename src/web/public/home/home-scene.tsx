import { paths } from '../../../paths.ts';
import { useInitialUser } from '../../frame/root-user.ts';
import type { HomeTexts } from './home-texts.ts';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { House, Landscape, Palm } from '../drawings/landscape.tsx';
import { Child, people } from '../drawings/people.tsx';
import { joinPath } from '../pieces/join-path.ts';
import { keepDoubledWords } from '../../ui/page/keep-together.ts';
import css from './home-scene.module.css';

const Picture = ({ title }: { title: string }) => (
  <svg
    className={css.picture}
    viewBox="-800 0 2028 540"
    preserveAspectRatio="xMaxYMax slice"
    role="img"
    aria-label={title}
  >
    <Landscape />
    <House />
    <Palm />
    <g strokeLinejoin="round" strokeLinecap="round">
      <path d="M748 336C700 280 780 210 742 146" fill="none" stroke="#533420" strokeWidth="2" />
      <path d="M742 66l34 40-34 42-34-42z" fill="#D6403C" stroke="#533420" strokeWidth="4" />
      <path d="M708 106h68M742 66v82" fill="none" stroke="#FFF1D8" strokeWidth="3" />
    </g>
    <g transform="translate(726 506)">
      <Child
        person={people.rafi}
        happy
        arms="M-18-108q-22 22-22 44M18-108q22-20 14-48"
        hands={[
          [-40, -60],
          [30, -162],
        ]}
      />
    </g>
    <g transform="translate(1022 522) scale(.9)">
      <Child
        person={people.alya}
        happy
        arms="M-18-108q-22 24-16 46M18-108q24 18 22 44"
        hands={[
          [-34, -60],
          [40, -60],
        ]}
      />
    </g>
    <g transform="translate(1108 524) scale(.96)">
      <Child
        person={people.made}
        arms="M-18-108q-26 20-20 46M18-108q30-14 34-46"
        hands={[
          [-38, -58],
          [53, -158],
        ]}
      />
    </g>
    <g transform="translate(764 272)">
      <Kancil pose="waving" />
    </g>
  </svg>
);

/** The first screen: where this is, for whom, and what to do next. */
export function HomeScene({ texts }: { texts: HomeTexts['scene'] }) {
  return (
    <section className={css.scene}>
      <div className={css.spread}>
        <div className={css.words}>
          <h1>{keepDoubledWords(texts.title)}</h1>
          <p className={css.lead}>{keepDoubledWords(texts.lead)}</p>
          <div className={css.actions}>
            <Button href={joinPath(useInitialUser())}>{texts.action}</Button>
            <Button kind="quiet" href={paths.ourCourses}>
              {texts.more}
            </Button>
          </div>
        </div>
        <div className={css.frame}>
          <Picture title={texts.picture} />
        </div>
        <ul className={css.facts}>
          {texts.facts.map(({ figure, label }) => (
            <li key={label}>
              <strong>{figure}</strong> {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
