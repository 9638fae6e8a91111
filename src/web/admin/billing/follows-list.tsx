import styles from './follows-list.module.css';

/** What follows from an answer, below its question: a sentence each. */
export const FollowsList = ({ follows }: { follows: readonly string[] }) => (
  <ul className={styles.follows}>
    {follows.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);
