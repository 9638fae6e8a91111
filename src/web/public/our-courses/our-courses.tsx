import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import { priceListOf } from '../../billing/price-list.ts';
import { apiContext, todayContext } from '../../frame/context.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { useChoice, usePageInfo } from '../../frame/page-info.tsx';
import { InlineScript } from '../../shell/inline-script.tsx';
import { Button } from '../../ui/page/button.tsx';
import { Wave } from '../../ui/page/wave.tsx';
import { Terraces } from '../drawings/terraces.tsx';
import { BrokenForm } from '../pieces/broken-form.tsx';
import { textIn } from '../pieces/form-text.ts';
import { keptAnswer } from '../pieces/inline-scripts.ts';
import { PageOpening } from '../pieces/page-opening.tsx';
import { courseList } from './course-data.ts';
import { CoursesClosing } from './courses-closing.tsx';
import { CoursesMore } from './courses-more.tsx';
import { CoursesParts } from './courses-parts.tsx';
import { classAnswer } from './finders/class-answer.ts';
import { ClassFinder } from './finders/class-finder.tsx';
import { isBirthdateProblem, isClassKind, kindOf } from './finders/class-kind.ts';
import { nextStart } from './finders/next-start.ts';
import { ourCoursesTexts, type OurCoursesTexts } from './our-courses-texts.ts';
import { grades } from '../../../domain/enrolment/grade.ts';
import css from './courses-grades.module.css';
import shared from '../pieces/section.module.css';

export const loader = async ({ url, context }: LoaderFunctionArgs) => {
  const city = url.searchParams.get('city');
  // A price had its address on this page before it had a page of its own.
  if (city) throw redirect(paths.priceFound({ city, term: url.searchParams.get('term') ?? undefined }), 301);
  const call = context.get(apiContext);
  const [{ settings, methods }, { academic_years: open }] = await Promise.all([
    call('GET /payment/price-list'),
    call('GET /academic-year'),
  ]);
  const { start } = nextStart(open, calendarDate(context.get(todayContext)));
  const asked = url.searchParams.get('class');
  return {
    settings,
    methods,
    start,
    kind: isClassKind(asked) ? asked : null,
    problem: isBirthdateProblem(asked) ? asked : null,
  };
};

/**
 * Which class a birthdate leads to. It is posted, so that no address, log or cached page holds it, and answered by an address that
 * says the kind of class or of mistake alone (`?class=`): coming back never asks for the form to be sent again.
 */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  // A malformed form is shown as such below; it is no error of the server.
  const form = await request.formData().catch(() => null);
  // A body that is no form of this page, or a malformed one.
  if (form?.get('ask') !== 'class') return data({ broken: true }, { status: 400 });
  const { academic_years: open } = await context.get(apiContext)('GET /academic-year');
  const today = calendarDate(context.get(todayContext));
  const answer = classAnswer(textIn(form, 'birthdate'), { open, today });
  return redirect(paths.classFound(answer.problem ?? kindOf(answer)), 303);
};

/** The five grades, for whom they are, and in short what the other parts tell. */
export default function OurCourses() {
  const texts = useChoice(ourCoursesTexts);
  const { settings, methods, start, kind, problem } = useLoaderData<typeof loader>();
  const list = priceListOf({ settings, methods });
  const answer = useActionData<typeof action>();
  const courses = courseList(usePageInfo(), { texts, list, start });
  return (
    <>
      <PageHead title={texts.title} description={texts.description} data={[courses]} />
      {answer?.broken && <BrokenForm />}
      <CoursesParts />
      <PageOpening
        title={texts.scene.title}
        lead={texts.scene.lead}
        scene={<Terraces title={texts.scene.picture} className={undefined} />}
      >
        <div>
          <Button href={paths.classFinder}>{texts.scene.action}</Button>
        </div>
      </PageOpening>
      <CoursesGrades texts={texts.grades} />
      <Wave colour="var(--pandan-100)" edge="leaf" />
      <ClassFinder texts={texts} kind={kind} problem={problem} start={start} />
      <Wave colour="var(--paper)" flip />
      <CoursesMore texts={texts} list={list} start={start} />
      {kind && <InlineScript source={keptAnswer} />}
      <Wave colour="var(--pandan-100)" />
      <CoursesClosing />
    </>
  );
}

/** An example of what a child can say in each grade: one step higher for each. */
function CoursesGrades({ texts }: { texts: OurCoursesTexts['grades'] }) {
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
