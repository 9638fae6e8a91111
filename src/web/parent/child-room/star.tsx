import styles from './room.module.css';

/** A star: one that was earned, or its empty place. */
export const Star = ({ isEmpty = false }: { isEmpty?: boolean }) => (
  <svg
    viewBox="0 0 48 48"
    width="24"
    height="24"
    className={styles.star}
    data-empty={isEmpty}
    aria-hidden="true"
  >
    <path d="M24 4l6 13 14 2-10 10 3 14-13-7-13 7 3-14L4 19l14-2z" strokeWidth="4" strokeLinejoin="round" />
  </svg>
);
