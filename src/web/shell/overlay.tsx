import { useTexts } from '../frame/page-info.tsx';
import { useIsCovered } from './cover.ts';
import styles from './overlay.module.css';

/** The loading overlay of hydrated pages; see `cover`. */
export const Overlay = () => {
  const { shell } = useTexts();
  if (!useIsCovered()) return null;
  return (
    <div className={styles.overlay} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{shell.loading}</span>
    </div>
  );
};
