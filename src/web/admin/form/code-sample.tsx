import styles from './code.module.css';

/** Lines to copy into a program. Longer than the screen is wide, they scroll by themselves, by the keyboard too. */
export const CodeSample = ({ label, children }: { label: string; children: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
  <pre className={styles.sample} tabIndex={0} role="region" aria-label={label}>
    <code>{children}</code>
  </pre>
);
