import { paths } from '../../../paths.ts';
import { Button } from '../../ui/page/button.tsx';
import { Terraces } from '../drawings/terraces.tsx';
import { keepDoubledWords } from '../../ui/page/keep-together.ts';
import css from './courses-scene.module.css';
import type { OurCoursesTexts } from './our-courses-texts.ts';

/** The first screen: what a course is, and the way to the child's own class. */
export function CoursesScene({ texts }: { texts: OurCoursesTexts['scene'] }) {
  return (
    <section className={css.scene}>
      <div className={css.spread}>
        <div className={css.words}>
          <h1>{texts.title}</h1>
          <p className={css.lead}>{keepDoubledWords(texts.lead)}</p>
          <div className={css.actions}>
            <Button href={paths.classFinder}>{texts.action}</Button>
            <Button kind="quiet" href={paths.priceFinder}>
              {texts.more}
            </Button>
          </div>
        </div>
        <Terraces title={texts.picture} className={css.picture} />
      </div>
    </section>
  );
}
