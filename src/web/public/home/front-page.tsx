import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Testimony } from '../../../contract/content-objects.ts';
import {
  type TestimonyCategory,
  newsArticle,
  parents,
  graduates,
  students,
} from '../../../domain/content/categories.ts';
import { lowestPrice } from '../../../domain/billing/lowest-price.ts';
import { calendarDate } from '../../../domain/values/calendar-date.ts';
import type { Language } from '../../../i18n/language.ts';
import { apiContext, builtFilesContext, todayContext } from '../../frame/context.ts';
import { useChoice, useLanguage } from '../../frame/page-info.tsx';
import { PageHead } from '../../frame/page-head.tsx';
import { priceListOf } from '../../billing/price-list.ts';
import { homeTexts } from './home-texts.ts';
import type { Voice } from '../../ui/page/voice.tsx';
import { Home } from './home.tsx';
import { nextStart } from '../our-courses/finders/next-start.ts';
import { storyOf } from '../news/story.ts';

/** The newest of each category; a longer row is not useful on a phone. */
const MAX_VOICES = 12;
/** Of graduates and of students: they stand below each other. */
const MAX_LEARNERS = 3;

const MAX_STORIES = 3;

/** Loaded by an inline script at the first touch; named here so that the build makes a file of it. */
export const handle = { game: () => import('./trial-game.ts') };
const gameSource = 'src/web/public/home/trial-game.ts';

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const call = context.get(apiContext);
  const said = async (category: TestimonyCategory, size: number) => {
    const asked = { params: { category }, query: { size } };
    return (await call('GET /testimony/category/{category}', asked)).testimonies;
  };
  const [ofParents, ofGraduates, ofStudents, { news }, { academic_years: open }, list, { brand }] =
    await Promise.all([
      said(parents, MAX_VOICES),
      said(graduates, MAX_LEARNERS),
      said(students, MAX_LEARNERS),
      call('GET /news/category/{category}', {
        params: { category: newsArticle },
        query: { state: 'published', size: MAX_STORIES },
      }),
      call('GET /academic-year'),
      call('GET /payment/price-list'),
      call('GET /settings/brand'),
    ]);
  return {
    testimonies: { ofParents, ofGraduates, ofStudents },
    news,
    price: lowestPrice(priceListOf(list).prices),
    clip: brand.lesson_clip === null ? null : { film: brand.lesson_clip, still: brand.lesson_clip_still },
    start: nextStart(open, calendarDate(context.get(todayContext))).start,
    gameScript: context.get(builtFilesContext)(gameSource)[0] ?? `/${gameSource}`,
  };
};

const voiceIn =
  (language: Language) =>
  (testimony: Testimony): Voice => ({
    text: language === 'id' ? testimony.testimony_title_indo : testimony.testimony,
    sender: language === 'id' ? testimony.sender_indo : testimony.sender,
    image: testimony.image_url ?? undefined,
  });

export default function FrontPage() {
  const texts = useChoice(homeTexts);
  const { testimonies, news, price, clip, start, gameScript } = useLoaderData<typeof loader>();
  const language = useLanguage();
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <Home
        texts={texts}
        price={price}
        clip={clip}
        testimonials={testimonies.ofParents.map(voiceIn(language))}
        graduates={testimonies.ofGraduates.map(voiceIn(language))}
        students={testimonies.ofStudents.map(voiceIn(language))}
        stories={news.map((item) => storyOf(item, language))}
        start={start}
        gameScript={gameScript}
      />
    </>
  );
}
