import { paths } from '../../../paths.ts';
import { useChoice } from '../../frame/page-info.tsx';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import css from './courses-teasers.module.css';
import shared from '../pieces/section.module.css';
import { ourCoursesTexts } from '../our-courses/our-courses-texts.ts';

/** The two questions that parents ask first, as links to where they are answered. */
export function CoursesTeasers() {
  const { teaser } = useChoice(ourCoursesTexts);
  return (
    <section className={`${shared.section} ${css.section}`}>
      <ul className={`${shared.inner} ${css.cards}`}>
        <li className={css.card}>
          <Kancil pose="thinking" className={css.kancil} />
          <h2>{teaser.classTitle}</h2>
          <p>{teaser.classText}</p>
          <Button kind="secondary" href={paths.classFinder}>
            {teaser.classAction}
          </Button>
        </li>
        <li className={css.card}>
          <Kancil pose="reading" className={css.kancil} />
          <h2>{teaser.priceTitle}</h2>
          <p>{teaser.priceText}</p>
          <Button kind="secondary" href={paths.priceFinder}>
            {teaser.priceAction}
          </Button>
        </li>
      </ul>
    </section>
  );
}
