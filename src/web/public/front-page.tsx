import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Testimony } from '../../contract/objects.ts';
import { type TestimonyCategory, parents, graduates, students } from '../../domain/content/categories.ts';
import type { Language } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { apiContext } from '../context.ts';
import { useChoice, useLanguage } from '../page-info.tsx';
import { useFirstUser } from '../root-user.ts';
import { PageHead } from '../shell/page-head.tsx';
import { homeTexts } from './home-texts.ts';
import { Home, type Voice } from './home.tsx';
import { wayIn } from './way-in.ts';

/** The newest of each category: more than these nobody swipes through on a phone. */
const MOST_VOICES = 12;

export const loader = async ({ context }: LoaderFunctionArgs) => {
  const { testimonies } = await context.get(apiContext)('GET /testimony/getAll');
  return { testimonies };
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
  const { testimonies } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const links = {
    signUp: wayIn(useFirstUser()),
    courses: paths.ourCourses,
    performance: paths.studentPerformance,
  };
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <Home
        texts={texts}
        testimonials={voicesOf(testimonies, parents, language)}
        alumni={voicesOf(testimonies, graduates, language)}
        students={voicesOf(testimonies, students, language)}
        links={links}
      />
    </>
  );
}
