import { paths } from '../../paths.ts';
import { useChoice } from '../page-info.tsx';
import { PageHead } from '../shell/page-head.tsx';
import { homeTexts } from './home-texts.ts';
import { Home } from './home.tsx';

const links = { signUp: paths.signUp, courses: paths.ourCourses, performance: paths.studentPerformance };

export default function FrontPage() {
  const texts = useChoice(homeTexts);
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <Home texts={texts} testimonials={[]} alumni={[]} students={[]} links={links} />
    </>
  );
}
