import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import styles from './header.module.css';
import { familyPlaceOf, isActive } from './is-active.ts';
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

/** What a signed-in parent comes for, one touch away on every page. */
export const FamilyLinks = ({ unread }: { unread: number }) => {
  const { site } = useSiteTexts();
  const { pathname, search } = useLocation();
  const shown = familyPlaceOf(pathname, search);
  const links = [
    ['children', paths.family],
    ['payments', paths.payments()],
    ['inbox', paths.inbox()],
  ] as const;
  return (
    <ul className={styles.links}>
      {links.map(([place, to]) => (
        <li key={place}>
          <Link to={to} className={styles.link} aria-current={place === shown ? 'true' : undefined}>
            {site.family[place]}
            {place === 'inbox' && unread > 0 && (
              <>
                <span className={styles.unread} aria-hidden="true">
                  {unread}
                </span>
                <span className="visually-hidden">, {site.unread(unread)}</span>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
};
