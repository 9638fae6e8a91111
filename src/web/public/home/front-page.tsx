import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Testimony } from '../../../contract/objects.ts';
import {
  type TestimonyCategory,
  newsArticle,
  parents,
  graduates,
  students,
} from '../../../domain/content/categories.ts';
import type { Language } from '../../../i18n/language.ts';
import { paths } from '../../../paths.ts';
import { apiContext, builtFileContext } from '../../context.ts';
import { useChoice, useLanguage } from '../../page-info.tsx';
import { useFirstUser } from '../../root-user.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { homeTexts } from './home-texts.ts';
import { Home, type Voice } from './home.tsx';
import { storyOf } from '../news/story.ts';
import { wayIn } from '../pieces/way-in.ts';

/** The newest of each category: more than these nobody swipes through on a phone. */
const MOST_VOICES = 12;

const MOST_STORIES = 3;

/** Loaded when somebody touches the game, by the page's own script: named here, the build makes a file of it. */
export const handle = { game: () => import('./trial-game.ts') };
const gameSource = 'src/web/public/home/trial-game.ts';

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const call = context.get(apiContext);
  const [{ testimonies }, { news }] = await Promise.all([
    call('GET /testimony/getAll'),
    call('GET /news/category/{category}', { params: { category: newsArticle } }),
  ]);
  return {
    testimonies,
    news: news.slice(0, MOST_STORIES),
    gameScript: context.get(builtFileContext)(gameSource) ?? `/${gameSource}`,
  };
};

const voicesOf = (
  testimonies: readonly Testimony[],
  category: TestimonyCategory,
  language: Language,
): Voice[] =>
  testimonies
    .filter((testimony) => testimony.category === category)
    .slice(0, MOST_VOICES)
    .map((testimony) => ({
      text: language === 'id' ? testimony.testimony_title_indo : testimony.testimony,
      sender: language === 'id' ? testimony.sender_indo : testimony.sender,
      image: testimony.image_url ?? undefined,
    }));

export default function FrontPage() {
  const texts = useChoice(homeTexts);
  const { testimonies, news, gameScript } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const links = {
    signUp: wayIn(useFirstUser()),
    courses: paths.ourCourses,
    performance: paths.studentPerformance,
    news: paths.news,
  };
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <Home
        texts={texts}
        testimonials={voicesOf(testimonies, parents, language)}
        alumni={voicesOf(testimonies, graduates, language)}
        students={voicesOf(testimonies, students, language)}
        stories={news.map((item) => storyOf(item, language))}
        gameScript={gameScript}
        links={links}
      />
    </>
  );
}
