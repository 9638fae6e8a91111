import { useNavigation } from 'react-router';
import styles from './navigation-progress.module.css';
import { useIsFetching } from './with-progress.ts';

/** A progress line at the top while a navigation is loading. */
export const NavigationProgress = () => {
  const { state } = useNavigation();
  const isFetching = useIsFetching();
  return state === 'idle' && !isFetching ? null : <div className={styles.line} aria-hidden="true" />;
};
