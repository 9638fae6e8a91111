import { TOP_ID } from '../../shell/anchors.ts';
import { Arrow } from '../../ui/page/arrow.tsx';
import { useTexts } from './texts.ts';
import styles from './to-menu.module.css';

/** Leads from far down a long page back to the menu; stands in the banner, which stays in view. */
export const ToMenu = () => (
  <a className={styles.up} href={`#${TOP_ID}`} aria-label={useTexts().publicPages.toMenu}>
    <Arrow />
  </a>
);
