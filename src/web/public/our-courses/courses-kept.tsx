import { paths } from '../../../paths.ts';
import { Button } from '../../ui/page/button.tsx';
import { Certificate } from '../drawings/certificate.tsx';
import shared from '../pieces/section.module.css';
import css from './finders/class-finder.module.css';
import type { OurCoursesTexts } from './our-courses-texts.ts';

/** A year, and what the school promises in it, each with the place in the product where a family finds it kept. */
export function CoursesKept({ texts }: { texts: OurCoursesTexts['kept'] }) {
  return (
    <section className={shared.section}>
      <div className={`${shared.inner} ${css.spread}`}>
        <div className={css.whom}>
          <p className={shared.name}>{texts.name}</p>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.lead}</p>
          <Certificate title={texts.picture} className={css.picture} />
        </div>
        <div className={css.whom}>
          <p className={shared.name}>{texts.where}</p>
          <ul className={css.points}>
            {texts.promises.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <p>{texts.note}</p>
          <div>
            <Button kind="quiet" href={paths.packages}>
              {texts.packages}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
