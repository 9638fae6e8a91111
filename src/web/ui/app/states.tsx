import type { ReactNode } from 'react';
import { Kancil, type KancilPose } from '../page/kancil.tsx';
import { Button } from './button.tsx';
import styles from './states.module.css';

/** A list with nothing in it: says what will be here, and offers the next step. */
export const EmptyState = ({
  pose = 'sleeping',
  level = 3,
  title,
  text,
  children,
}: {
  pose?: KancilPose;
  title: string;
  text: string;
  /** 2 directly below the screen's own heading, 3 inside a section of it */
  level?: 2 | 3;
  children?: ReactNode;
}) => (
  <div className={styles.state}>
    <Kancil pose={pose} />
    <Heading level={level}>{title}</Heading>
    <p>{text}</p>
    {children}
  </div>
);

/** A part that could not be loaded, with a way to try again; the rest of the screen stays. */
export const ErrorState = ({
  title,
  text,
  retry,
  onRetry,
  retrying = false,
  level = 3,
}: {
  title: string;
  text: string;
  level?: 2 | 3;
  retry: string;
  onRetry: () => void;
  retrying?: boolean;
}) => (
  <div className={styles.state} role="alert">
    <Kancil pose="worried" />
    <Heading level={level}>{title}</Heading>
    <p>{text}</p>
    <Button variant="outline" onClick={onRetry} loading={retrying}>
      {retry}
    </Button>
  </div>
);

const Heading = ({ level, children }: { level: 2 | 3; children: string }) =>
  level === 2 ? <h2>{children}</h2> : <h3>{children}</h3>;
