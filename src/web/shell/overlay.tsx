import { useTexts } from '../frame/page-info.tsx';
import { useIsOverlayShown } from './with-overlay.ts';
import styles from './overlay.module.css';

/** The loading overlay of hydrated pages; see `withOverlay`. */
export const Overlay = () => {
  const { shell } = useTexts();
  if (!useIsOverlayShown()) return null;
  return (
    <div className={styles.overlay} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className="visually-hidden">{shell.loading}</span>
    </div>
  );
};
