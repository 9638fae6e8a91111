import { paths } from '../../paths.ts';
import { Arrow } from '../ui/page/arrow.tsx';
import { useTexts } from '../frame/page-info.tsx';
import styles from './banner.module.css';
import { TOP_ID } from './header.tsx';
import { Link } from './link.tsx';

/** The fixed announcement of the two intakes of a year; on a long page it leads back to the menu. */
export const Banner = () => {
  const { shell } = useTexts();
  return (
    <aside className={styles.banner} aria-label={shell.banner}>
      <p>
        {shell.banner} <Link to={paths.ourCourses}>{shell.bannerLink}</Link>
      </p>
      <a className={styles.up} href={`#${TOP_ID}`} aria-label={shell.toMenu}>
        <Arrow />
      </a>
    </aside>
  );
};
