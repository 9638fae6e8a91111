import { paths } from '../../../paths.ts';
import { Button } from '../../ui/page/button.tsx';
import { Certificate } from '../drawings/certificate.tsx';
import shared from '../pieces/section.module.css';
import css from './courses-kept.module.css';
import type { OurCoursesTexts } from './our-courses-texts.ts';

/** What the school promises, each with the place in the product where a family finds it kept. */
export function CoursesKept({ texts }: { texts: OurCoursesTexts['kept'] }) {
  return (
    <section className={shared.section}>
      <div className={`${shared.inner} ${css.spread}`}>
        <div className={css.head}>
          <p className={shared.name}>{texts.name}</p>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.lead}</p>
        </div>
        <ul className={css.promises}>
          {texts.promises.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <div className={css.end}>
          <Certificate title={texts.picture} className={css.certificate} />
          <p>{texts.note}</p>
          <Button kind="quiet" href={paths.packages}>
            {texts.packages}
          </Button>
        </div>
      </div>
    </section>
  );
}
