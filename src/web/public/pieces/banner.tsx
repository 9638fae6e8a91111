import { paths } from '../../../paths.ts';
import { Arrow } from '../../ui/page/arrow.tsx';
import { TOP_ID } from '../../shell/anchors.ts';
import { Link } from '../../shell/link.tsx';
import styles from './banner.module.css';
import { useTexts } from './texts.ts';

/** The fixed announcement of the two intakes of a year; on a long page it leads back to the menu. */
export const Banner = () => {
  const { publicPages } = useTexts();
  return (
    <aside className={styles.banner} aria-label={publicPages.banner}>
      <p>
        {publicPages.banner} <Link to={paths.ourCourses}>{publicPages.bannerLink}</Link>
      </p>
      <a className={styles.up} href={`#${TOP_ID}`} aria-label={publicPages.toMenu}>
        <Arrow />
      </a>
    </aside>
  );
};
