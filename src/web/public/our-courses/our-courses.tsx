import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { User } from '../../../contract/objects.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import { paths } from '../../../paths.ts';
import type { Call } from '../../frame/api.ts';
import { apiContext, todayContext, userContext } from '../../frame/context.ts';
import { useChoice, usePageInfo } from '../../frame/page-info.tsx';
import { priceListOf } from '../../billing/price-list.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { Wave } from '../../ui/page/wave.tsx';
import { courseList } from './course-data.ts';
import { classAnswer } from './finders/class-answer.ts';
import { ClassFinder } from './finders/class-finder.tsx';
import { isClassKind, kindOf } from './finders/class-kind.ts';
import css from './our-courses.module.css';
import { CoursesClosing } from './courses-closing.tsx';
import { CoursesGrades } from './courses-grades.tsx';
import { CoursesPackages } from './courses-packages.tsx';
import { CoursesScene } from './courses-scene.tsx';
import { CoursesUnit } from './courses-unit.tsx';
import { CoursesWeek } from './courses-week.tsx';
import { CoursesYear } from './courses-year.tsx';
import { textIn } from '../pieces/form-text.ts';
import { ourCoursesTexts } from './our-courses-texts.ts';
import { cachedRegions } from './finders/cached-regions.ts';
import { askedPrice, priceAt } from './finders/price-answer.ts';
import { useTexts } from '../pieces/texts.ts';
import { nextStart } from './finders/next-start.ts';
import { PriceFinder } from './finders/price-finder.tsx';
import { keptAnswer } from '../pieces/inline-scripts.ts';
import { InlineScript } from '../../shell/inline-script.tsx';

export const loader = async ({ url, context }: LoaderFunctionArgs) => {
  const call = context.get(apiContext);
  const [{ settings, methods }, { academic_years: open }, city, price] = await Promise.all([
    call('GET /payment/price-list'),
    call('GET /academic-year'),
    ownCity(call, context.get(userContext)),
    priceAt({ call, loadRegions }, url.searchParams),
  ]);
  const { start } = nextStart(open, calendarDate(context.get(todayContext)));
  const asked = url.searchParams.get('class');
  return { settings, methods, start, ownCity: city, price, kept: isClassKind(asked) ? asked : null };
};

/** A parent need not say again where the family lives; nothing for anybody else. */
const ownCity = async (call: Call, user: User | null) => {
  if (!user?.city) return '';
  const { cities } = await call('GET /rajaongkir/cities/{provinceId}', {
    params: { provinceId: user.province },
  });
  const own = cities.find(({ city_id }) => city_id === user.city);
  return own ? `${own.type} ${own.city_name}` : '';
};

const loadRegions = cachedRegions();

/**
 * The page's two forms. They are posted, so that no address, log or cached page holds what somebody entered. What was found may
 * stand in the address, so that it is still there on coming back and in the other language: which kind of class (`?class=`),
 * and the price by its city and interval (`?city=`, `?term=`).
 */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const call = context.get(apiContext);
  // A malformed form is shown as such below; it is no error of the server.
  const form = await request.formData().catch(() => null);
  switch (form?.get('ask')) {
    case 'class': {
      const { academic_years: open } = await call('GET /academic-year');
      const today = calendarDate(context.get(todayContext));
      return { class: classAnswer(textIn(form, 'birthdate'), { open, today }), price: null, broken: false };
    }
    case 'price': {
      const asked = await askedPrice({ call, loadRegions }, form);
      if (asked.problem !== null) return { class: null, price: asked, broken: false };
      const kind = new URL(request.url).searchParams.get('class');
      return redirect(
        paths.coursesAnswered(
          { class: isClassKind(kind) ? kind : '', city: asked.place.cityId, term: asked.term },
          'what-it-costs',
        ),
        303,
      );
    }
    default:
      // A body that is no form of this page, or a malformed one.
      return data({ class: null, price: null, broken: true }, { status: 400 });
  }
};

const paper = 'var(--paper)';

export default function OurCourses() {
  const texts = useChoice(ourCoursesTexts);
  const { settings, methods, start, ownCity: city, price, kept } = useLoaderData<typeof loader>();
  const list = priceListOf({ settings, methods });
  const answer = useActionData<typeof action>();
  const kind = answer?.class ? kindOf(answer.class) : kept;
  const priced = price ? { city: price.place.cityId, term: price.term } : {};
  const info = usePageInfo();
  const { publicPages } = useTexts();
  const courses = courseList(info, { texts, list, start });
  return (
    <>
      <PageHead title={texts.title} description={texts.description} data={[courses]} />
      {answer?.broken && (
        <p className={css.broken} role="alert">
          {publicPages.brokenForm}
        </p>
      )}
      <CoursesScene texts={texts.scene} />
      <Wave colour={paper} />
      <CoursesGrades texts={texts.grades} />
      <Wave colour="var(--pandan-100)" edge="leaf" />
      <ClassFinder texts={texts} answer={answer?.class ?? null} kind={kind} start={start} priced={priced} />
      <Wave colour={paper} flip />
      <CoursesWeek texts={texts.week} />
      <Wave colour="var(--mango-50)" />
      <CoursesUnit texts={texts.unit} />
      <Wave colour={paper} edge="leaf" />
      <CoursesYear texts={texts} start={start} />
      <Wave colour="var(--pandan)" flip />
      <CoursesPackages texts={texts.packages} list={list} />
      <Wave colour={paper} edge="leaf" />
      <PriceFinder
        texts={texts.price}
        list={list}
        answer={answer?.price ?? price}
        ownCity={city}
        classKind={kind}
      />
      {(kind ?? price) && <InlineScript source={keptAnswer} />}
      <Wave colour="var(--pandan-100)" />
      <CoursesClosing texts={texts.closing} />
    </>
  );
}
