import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A line at the top while the next page is on its way, so that a click is seen to have been heard. */
export const NavigationProgress = () => {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
};
