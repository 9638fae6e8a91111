import type { ReactNode } from 'react';
import { paths } from '../../../paths.ts';
import { Certificate } from '../drawings/certificate.tsx';
import { ClassCard, ReportSheet } from '../drawings/product-cards.tsx';
import { Mark } from '../../ui/page/marks.generated.tsx';
import { HomeGame } from './home-game.tsx';
import type { HomeTexts } from './home-texts.ts';
import css from './home-trial.module.css';
import shared from '../pieces/section.module.css';

/** What a course gives, in the order of a year, and the question whose answer explains it. */
export const promises: readonly {
  name: keyof HomeTexts['trial']['promises'];
  picture: ReactNode;
  question: string;
}[] = [
  { name: 'videos', picture: <Mark of="television" size={56} />, question: 'videos' },
  { name: 'live', picture: <ClassCard />, question: 'live-class' },
  { name: 'feedback', picture: <Mark of="speech-balloon" size={56} />, question: 'feedback' },
  { name: 'report', picture: <ReportSheet />, question: 'tests-in-the-year' },
  { name: 'certificate', picture: <Certificate />, question: 'certificate' },
];

/** What a course is made of, from the first Monday to the certificate, and a little of it to play. */
export function HomeTrial({
  texts,
  game,
}: {
  texts: HomeTexts['trial'];
  /** the trial that a child plays here, and the address of its script */
  game: { texts: HomeTexts['game']; script: string };
}) {
  return (
    <section className={shared.section}>
      <div className={`${shared.inner} ${css.spread}`}>
        <div className={css.course}>
          <p className={shared.name}>{texts.name}</p>
          <h2>{texts.title}</h2>
          <p>{texts.lead}</p>
          <ul className={css.promises}>
            {promises.map(({ name, picture, question }) => (
              <li key={name}>
                <span className={css.picture} aria-hidden="true">
                  {picture}
                </span>
                <div>
                  <h3>
                    <a href={paths.answer(question)}>{texts.promises[name].title}</a>
                  </h3>
                  <p>{texts.promises[name].text}</p>
                </div>
              </li>
            ))}
          </ul>
          <p>
            {texts.level} <a href={paths.classFinder}>{texts.find}</a>
          </p>
        </div>
        <HomeGame texts={game.texts} script={game.script} />
      </div>
    </section>
  );
}
