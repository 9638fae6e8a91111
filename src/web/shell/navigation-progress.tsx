import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';

/** A progress line at the top while a navigation is loading. */
export const NavigationProgress = () => {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles.line} aria-hidden="true" />;
};
