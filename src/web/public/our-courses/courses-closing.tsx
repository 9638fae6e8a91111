import { whatsappLink } from '../../../i18n/brand.ts';
import { useBrand } from '../../frame/page-info.tsx';
import { useInitialUser } from '../../frame/root-user.ts';
import { Button } from '../../ui/page/button.tsx';
import { Kancil } from '../../ui/page/kancil.tsx';
import css from './courses-closing.module.css';
import shared from '../pieces/section.module.css';
import type { OurCoursesTexts } from './our-courses-texts.ts';
import { joinPath } from '../pieces/join-path.ts';

/** The last word: registering, or asking first. */
export function CoursesClosing({ texts }: { texts: OurCoursesTexts['closing'] }) {
  const brand = useBrand();
  return (
    <section className={`${shared.section} ${css.ground}`}>
      <div className={`${shared.inner} ${css.spread}`}>
        <Kancil pose="waving" className={css.kancil} />
        <div className={css.words}>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.text}</p>
          <div className={css.actions}>
            <Button href={joinPath(useInitialUser())}>{texts.action}</Button>
            <Button kind="quiet" href={whatsappLink(brand)}>
              {texts.ask}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
