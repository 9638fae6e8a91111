import { grades } from '../../../domain/enrolment/grade.ts';
import css from './courses-grades.module.css';
import shared from '../pieces/section.module.css';
import type { OurCoursesTexts } from './our-courses-texts.ts';

/** An example of what a child can say in each grade: one step higher for each. */
export function CoursesGrades({ texts }: { texts: OurCoursesTexts['grades'] }) {
  return (
    <section className={shared.section}>
      <div className={`${shared.inner} ${css.spread}`}>
        <div className={css.head}>
          <p className={shared.name}>{texts.name}</p>
          <h2>{texts.title}</h2>
          <p className={shared.lead}>{texts.lead}</p>
        </div>
        <ol className={css.steps}>
          {grades.map((grade) => (
            <li key={grade} id={`grade-${grade}`}>
              <p className={css.grade}>{texts.grade(grade)}</p>
              <h3>{texts.steps[grade].title}</h3>
              <p>{texts.steps[grade].text}</p>
              <p className={css.sample} lang="en">
                “{texts.steps[grade].sample}”
              </p>
            </li>
          ))}
        </ol>
        <p>{texts.why}</p>
        <p>{texts.start}</p>
      </div>
    </section>
  );
}
