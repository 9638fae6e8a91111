import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import styles from './header.module.css';
import { isActive } from './is-active.ts';
import { Link } from './link.tsx';
import { useSiteTexts } from './site-texts.ts';

export const MainLinks = () => {
  const { site } = useSiteTexts();
  const { pathname } = useLocation();
  const links = [
    [paths.home, site.home],
    [paths.ourCourses, site.courses],
    [paths.studentPerformance, site.performance],
    [paths.news, site.stories],
    [paths.faq, site.faq],
    [paths.story, site.story],
  ] as const;
  return (
    <ul className={styles.links}>
      {links.map(([to, label]) => (
        <li key={to}>
          <Link
            to={to}
            className={styles.link}
            aria-current={isActive(to, pathname) ? (to === pathname ? 'page' : 'true') : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
};
