import { addressLines, emailLink, whatsappLink } from '../../../i18n/brand.ts';
import { type Chapter, type ChapterName, chapterNames, schoolStory } from '../../../i18n/school-story.ts';
import { paths } from '../../../paths.ts';
import { useBrand, useChoice, useLanguage } from '../../frame/page-info.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { Button } from '../../ui/page/button.tsx';
import { Mark, type MarkName } from '../../ui/page/marks.generated.tsx';
import { Wave } from '../../ui/page/wave.tsx';
import layout from '../../ui/page/layout.module.css';
import css from './our-history.module.css';
import { intakeNames } from '../pieces/intake-names.ts';
import { schoolRules } from '../pieces/school-rules.ts';
import { PageOpening } from '../pieces/page-opening.tsx';
import { HouseScene } from '../drawings/story-scenes.tsx';
import { type HistoryTexts, historyTexts } from './story-texts.ts';

const marks: Readonly<Record<ChapterName, MarkName>> = {
  beginning: 'video-camera',
  rhythm: 'television',
  parcel: 'package',
  classes: 'speech-balloon',
  today: 'seedling',
};

const Chapters = ({ chapters }: { chapters: Readonly<Record<ChapterName, Chapter>> }) => (
  <ol className={css.chapters}>
    {chapterNames.map((name) => (
      <li key={name}>
        <span className={css.mark}>
          <Mark of={marks[name]} size={44} />
        </span>
        <p className={css.when}>{chapters[name].when}</p>
        <h2>{chapters[name].title}</h2>
        <p>{chapters[name].text}</p>
      </li>
    ))}
  </ol>
);

const Visit = ({ visit }: { visit: HistoryTexts['visit'] }) => {
  const brand = useBrand();
  const address = addressLines(brand, useLanguage());
  return (
    <section className={css.visit}>
      <h2>{visit.title}</h2>
      <p>{visit.text}</p>
      <address>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={emailLink(brand)}>{brand.email}</a>
      </address>
      <Button href={whatsappLink(brand)}>{visit.action}</Button>
    </section>
  );
};

/** The card of a teacher, when the school has entered one. */
const Teacher = ({ title }: { title: HistoryTexts['teacher'] }) => {
  const { teacher_name, teacher_about, teacher_about_indo } = useBrand();
  const about = useLanguage() === 'id' ? teacher_about_indo : teacher_about;
  if (teacher_name === '') return null;
  return (
    <section id="teacher" className={css.visit}>
      <h2>{title(teacher_name)}</h2>
      <p>{about}</p>
    </section>
  );
};

export default function HistoryPage() {
  const texts = useChoice(historyTexts)(schoolRules);
  const school = useChoice(schoolStory);
  const { promises } = texts;
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <PageOpening title={texts.title} lead={school.lead} scene={<HouseScene title={texts.picture} />} />
      <Chapters chapters={school.chapters(schoolRules, intakeNames(useLanguage()))} />
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
            <a className={`${layout.way} ${css.back}`} href={paths.story}>
              {texts.back}
            </a>
          </section>
          <div className={css.cards}>
            <Teacher title={texts.teacher} />
            <Visit visit={texts.visit} />
          </div>
        </div>
      </div>
    </>
  );
}
