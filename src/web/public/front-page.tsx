import type { User } from '../../contract/objects.ts';
import { isAdmin } from '../../domain/accounts/account-status.ts';
import { paths } from '../../paths.ts';
import { useChoice } from '../page-info.tsx';
import { useFirstUser } from '../root-user.ts';
import { PageHead } from '../shell/page-head.tsx';
import { homeTexts } from './home-texts.ts';
import { Home } from './home.tsx';

/** Where joining goes on: a parent adds a child, an admin goes to work. */
const wayIn = (user: User | null) => {
  if (!user) return paths.signUp;
  return isAdmin(user.status) ? paths.adminChildren : paths.addChild;
};

export default function FrontPage() {
  const texts = useChoice(homeTexts);
  const links = {
    signUp: wayIn(useFirstUser()),
    courses: paths.ourCourses,
    performance: paths.studentPerformance,
  };
  return (
    <>
      <PageHead title={texts.title} description={texts.description} />
      <Home texts={texts} testimonials={[]} alumni={[]} students={[]} links={links} />
    </>
  );
}
