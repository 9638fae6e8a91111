import styles from './progress-bar.module.css';

interface Props {
  label: string;
  /** 0 to 1 */
  share: number;
}

/** How far something is; the browser's own element. */
export const ProgressBar = ({ label, share }: Props) => (
  <progress className={styles.bar} aria-label={label} value={share} />
);
