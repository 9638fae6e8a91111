import { paths } from '../../paths.ts';
import { useTexts } from '../page-info.tsx';
import styles from './banner.module.css';
import { Link } from './link.tsx';

/** The fixed announcement of the two intakes of a year. */
export const Banner = () => {
  const { shell } = useTexts();
  return (
    <aside className={styles.banner} aria-label={shell.banner}>
      <p>
        {shell.banner} <Link to={paths.ourCourses}>{shell.bannerLink}</Link>
      </p>
    </aside>
  );
};
