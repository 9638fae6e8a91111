import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  data,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { User } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { priceListOf } from '../../billing/price-list.ts';
import type { Call } from '../../frame/api.ts';
import { apiContext, userContext } from '../../frame/context.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { useChoice } from '../../frame/page-info.tsx';
import { InlineScript } from '../../shell/inline-script.tsx';
import { Wave } from '../../ui/page/wave.tsx';
import { BrokenForm } from '../pieces/broken-form.tsx';
import { keptAnswer } from '../pieces/inline-scripts.ts';
import { PageOpening } from '../pieces/page-opening.tsx';
import { CoursesClosing } from './courses-closing.tsx';
import { CoursesPackages } from './courses-packages.tsx';
import { CoursesParts } from './courses-parts.tsx';
import { cachedRegions } from './finders/cached-regions.ts';
import { askedPrice, priceAt } from './finders/price-answer.ts';
import { PriceFinder } from './finders/price-finder.tsx';
import { ourCoursesTexts } from './our-courses-texts.ts';

export const loader = async ({ url, context }: LoaderFunctionArgs) => {
  const call = context.get(apiContext);
  const [{ settings, methods }, city, price] = await Promise.all([
    call('GET /payment/price-list'),
    ownCity(call, context.get(userContext)),
    priceAt({ call, loadRegions }, url.searchParams),
  ]);
  return { settings, methods, ownCity: city, price };
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

/** What is found for a city and an interval, or is wrong with them, has its own address, which can be shared and come back to. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  // A malformed form is shown as such below; it is no error of the server.
  const form = await request.formData().catch(() => null);
  if (form?.get('ask') !== 'price') return data({ broken: true }, { status: 400 });
  const asked = await askedPrice({ call: context.get(apiContext), loadRegions }, form);
  const city = asked.problem === null ? asked.place.cityId : asked.typed;
  return redirect(paths.priceFound({ city, term: asked.term }), 303);
};

/** The packages, what is paid once, and the whole bill of one's own family. */
export default function Cost() {
  const texts = useChoice(ourCoursesTexts);
  const { settings, methods, ownCity: city, price } = useLoaderData<typeof loader>();
  const list = priceListOf({ settings, methods });
  const answer = useActionData<typeof action>();
  return (
    <>
      <PageHead title={texts.cost.title} description={texts.cost.description} />
      {answer?.broken && <BrokenForm />}
      <CoursesParts />
      <PageOpening title={texts.cost.title} lead={texts.cost.lead} scene={null} />
      <CoursesPackages texts={texts.packages} list={list} />
      <Wave colour="var(--paper)" edge="leaf" />
      <PriceFinder texts={texts.price} list={list} answer={price} ownCity={city} />
      {price?.problem === null && <InlineScript source={keptAnswer} />}
      <Wave colour="var(--pandan-100)" />
      <CoursesClosing />
    </>
  );
}
