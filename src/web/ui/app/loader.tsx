import styles from './loader.module.css';

/** A ring that turns while something is at work; words beside it say so to whoever hears the page. */
export const Loader = () => <span className={styles.loader} aria-hidden="true" />;
