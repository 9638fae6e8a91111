import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Kancil, type KancilPose } from '../page/kancil.tsx';
import styles from './states.module.css';

/** A list with nothing in it: says what will be here, and offers the next step. */
export const EmptyState = ({
  pose = 'sleeping',
  title,
  text,
  children,
}: {
  pose?: KancilPose;
  title: string;
  text: string;
  children?: ReactNode;
}) => (
  <div className={styles.state}>
    <Kancil pose={pose} />
    <h3>{title}</h3>
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
}: {
  title: string;
  text: string;
  retry: string;
  onRetry: () => void;
  retrying?: boolean;
}) => (
  <div className={styles.state} role="alert">
    <Kancil pose="worried" />
    <h3>{title}</h3>
    <p>{text}</p>
    <Button variant="outline" onClick={onRetry} loading={retrying}>
      {retry}
    </Button>
  </div>
);
