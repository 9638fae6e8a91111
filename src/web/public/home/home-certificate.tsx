import { paths } from '../../../paths.ts';
import { Button } from '../../ui/page/button.tsx';
import { Certificate } from '../drawings/certificate.tsx';
import css from './home-certificate.module.css';
import type { HomeTexts } from './home-texts.ts';
import shared from '../pieces/section.module.css';

/** What a year ends with. */
export function HomeCertificate({ texts }: { texts: HomeTexts['certificate'] }) {
  return (
    <section className={shared.section}>
      <div className={`${shared.inner} ${css.spread}`}>
        <Certificate title={texts.picture} className={css.picture} />
        <div className={css.words}>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.text}</p>
          <p>{texts.note}</p>
          <div>
            <Button kind="quiet" href={paths.packages}>
              {texts.more}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
