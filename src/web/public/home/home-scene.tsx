import { preload } from 'react-dom';
import { paths } from '../../../paths.ts';
import { formatRupiah } from '../../../domain/values/money.ts';
import { longDate } from '../../../i18n/dates.ts';
import type { LowestPrice } from '../../../domain/billing/lowest-price.ts';
import { useBrand, useLanguage } from '../../frame/page-info.tsx';
import { useInitialUser } from '../../frame/root-user.ts';
import { demoTeacher } from '../../../i18n/brand.ts';
import { firstSentence } from '../pieces/first-sentence.ts';
import type { HomeTexts } from './home-texts.ts';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import { House, Landscape, Palm } from '../drawings/landscape.tsx';
import { Child, Face, people } from '../drawings/people.tsx';
import type { Start } from '../our-courses/finders/next-start.ts';
import { joinPath } from '../pieces/join-path.ts';
import { keepDoubledWords } from '../../ui/page/keep-together.ts';
import css from './home-scene.module.css';

/** A film of a lesson, and a picture of it where there is one. */
export interface Clip {
  readonly film: string;
  readonly still: string | null;
}

const Children = () => (
  <>
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
  </>
);

/** A morning among rice terraces; with a screen in front of it the children stand small at its feet. */
const Picture = ({ title, hasScreen }: { title: string; hasScreen: boolean }) => (
  <svg
    className={css.picture}
    viewBox="-800 0 2028 540"
    preserveAspectRatio="xMaxYMax slice"
    role="img"
    aria-label={title}
  >
    <Landscape />
    {!hasScreen && <House />}
    {!hasScreen && <Palm />}
    <g strokeLinejoin="round" strokeLinecap="round">
      {hasScreen ? (
        <g transform="translate(520 282) scale(.46)">
          <Children />
        </g>
      ) : (
        <>
          <path d="M748 336C700 280 780 210 742 146" fill="none" stroke="#533420" strokeWidth="2" />
          <path d="M742 66l34 40-34 42-34-42z" fill="#D6403C" stroke="#533420" strokeWidth="4" />
          <path d="M708 106h68M742 66v82" fill="none" stroke="#FFF1D8" strokeWidth="3" />
          <Children />
          <g transform="translate(764 272)">
            <Kancil pose="waving" />
          </g>
        </>
      )}
    </g>
  </svg>
);

/** Set up in the landscape like a village's cinema. Nothing of the film is loaded before it is played. */
const Screen = ({ texts, clip }: { texts: HomeTexts['scene']['clip']; clip: Clip }) => {
  const poster = clip.still ?? '/posters/lesson.svg';
  // It is the largest thing of the first screen, and browsers ask for a poster last.
  preload(poster, { as: 'image', fetchPriority: 'high' });
  return (
    <div className={css.screen}>
      <span className={css.label}>{texts.label}</span>
      <Kancil pose="waving" className={css.kancil} />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what a school films has no captions */}
      <video
        src={clip.film}
        poster={poster}
        width={640}
        height={360}
        controls
        playsInline
        preload="none"
        aria-label={texts.film}
      />
    </div>
  );
};

/** Who teaches, once the school has said so; a face is drawn of the demo's teacher alone. */
const Teacher = () => {
  const { teacher_name, teacher_about, teacher_about_indo } = useBrand();
  const about = useLanguage() === 'id' ? teacher_about_indo : teacher_about;
  if (teacher_name === '') return null;
  return (
    <div className={css.teacher}>
      {teacher_name === demoTeacher.teacher_name && (
        <svg viewBox="-40 -42 80 80" width="44" height="44" aria-hidden="true">
          <path
            d="M-42 60q4-30 28-30h28q24 0 28 30z"
            fill={people.bayu.shirt}
            stroke="#533420"
            strokeWidth="3"
          />
          <Face person={people.bayu} happy />
        </svg>
      )}
      <p>
        <a href={paths.teacher}>{teacher_name}</a> {firstSentence(about)}
      </p>
    </div>
  );
};

const Price = ({ texts, price, start }: { texts: HomeTexts['scene']; price: LowestPrice; start: Start }) => {
  const words = texts.price;
  const language = useLanguage();
  return (
    <div className={css.price}>
      <p className={css.monthly}>{words.monthly(formatRupiah(price.monthly))}</p>
      <p>
        {words.condition(price.term, formatRupiah(price.first))}{' '}
        {price.start && (
          <strong>
            {words.start(formatRupiah(price.start.first), formatRupiah(price.start.later), price.start.term)}
          </strong>
        )}{' '}
        <a href={paths.priceFinder}>{words.more}</a>
      </p>
      {start.batch !== null && !start.underWay && (
        <p>
          <strong>{texts.starts(longDate(language, start.startDate))}</strong>
        </p>
      )}
    </div>
  );
};

/** The first screen: what this is, for whom, what it costs, who teaches, how a lesson looks, and what to do next. */
export function HomeScene({
  texts,
  price,
  clip,
  start,
}: {
  texts: HomeTexts['scene'];
  price: LowestPrice;
  /** null: the school shows none */
  clip: Clip | null;
  /** when the next classes start */
  start: Start;
}) {
  return (
    <section className={css.scene}>
      <div className={css.spread}>
        <div className={css.words}>
          <h1>{keepDoubledWords(texts.title)}</h1>
          <p className={css.lead}>{keepDoubledWords(texts.lead)}</p>
          <Price texts={texts} price={price} start={start} />
          <Button href={joinPath(useInitialUser())}>{texts.action}</Button>
        </div>
        <div className={css.frame}>
          <Picture title={texts.picture} hasScreen={clip !== null} />
          {clip && <Screen texts={texts.clip} clip={clip} />}
        </div>
        <div className={css.ground}>
          <Teacher />
        </div>
      </div>
    </section>
  );
}
