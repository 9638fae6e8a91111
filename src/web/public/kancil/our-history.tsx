import { brand, emailLink, whatsappLink } from '../../../i18n/brand.ts';
import { paths } from '../../../paths.ts';
import { useChoice, useLanguage } from '../../page-info.tsx';
import { PageHead } from '../../shell/page-head.tsx';
import { Button } from '../../ui/page/button.tsx';
import { Mark, type MarkName } from '../../ui/page/marks.generated.tsx';
import { Wave } from '../../ui/page/wave.tsx';
import css from './our-history.module.css';
import { PageOpening } from '../pieces/page-opening.tsx';
import { HouseScene } from '../drawings/story-scenes.tsx';
import { type HistoryTexts, historyTexts } from './story-texts.ts';

/** One picture a chapter, in the order of the texts. */
const marks: readonly MarkName[] = ['video-camera', 'television', 'package', 'speech-balloon', 'seedling'];

const Chapters = ({ chapters }: { chapters: HistoryTexts['chapters'] }) => (
  <ol className={css.chapters}>
    {chapters.map(({ when, title, text }, index) => (
      <li key={title}>
        <span className={css.mark}>
          <Mark of={marks[index] ?? 'star'} size={44} />
        </span>
        <p className={css.when}>{when}</p>
        <h2>{title}</h2>
        <p>{text}</p>
      </li>
    ))}
  </ol>
);

const Visit = ({ visit }: { visit: HistoryTexts['visit'] }) => (
  <section className={css.visit}>
    <h2>{visit.title}</h2>
    <p>{visit.text}</p>
    <address>
      {brand.address[useLanguage()].map((line) => (
        <span key={line}>{line}</span>
      ))}
      <a href={emailLink}>{brand.email}</a>
    </address>
    <Button href={whatsappLink()}>{visit.action}</Button>
  </section>
);

export default function HistoryPage() {
  const texts = useChoice(historyTexts);
  const { promises } = texts;
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <PageOpening title={texts.title} lead={texts.lead} scene={<HouseScene title={texts.picture} />} />
      <Chapters chapters={texts.chapters} />
      <Wave colour="var(--mango-50)" />
      <div className={css.ground}>
        <div className={css.inner}>
          <section className={css.promises}>
            <h2>{promises.title}</h2>
            <ul>
              {promises.items.map((promise) => (
                <li key={promise}>{promise}</li>
              ))}
            </ul>
            <a className={css.back} href={paths.story}>
              {texts.back}
            </a>
          </section>
          <Visit visit={texts.visit} />
        </div>
      </div>
    </>
  );
}
