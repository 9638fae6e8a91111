import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { useTexts } from '../frame/page-info.tsx';
import styles from './header.module.css';
import { Link } from './link.tsx';

/** Exact for the home page, by prefix for the others. */
export const isActive = (to: string, pathname: string) =>
  to === paths.home ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);

export const MainLinks = () => {
  const { shell } = useTexts();
  const { pathname } = useLocation();
  const links = [
    [paths.home, shell.home],
    [paths.ourCourses, shell.courses],
    [paths.studentPerformance, shell.performance],
    [paths.news, shell.stories],
    [paths.faq, shell.faq],
    [paths.story, shell.story],
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
