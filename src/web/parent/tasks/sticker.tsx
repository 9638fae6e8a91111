import type { Praise } from '../../../domain/tasks/feedback.ts';
import { Kancil, type KancilPose } from '../../ui/page/kancil.tsx';
import styles from './task-card.module.css';
import { useWords } from './words.ts';

const poses = {
  wonderful: 'celebrating',
  well_done: 'waving',
  brave_try: 'reading',
} as const satisfies Record<Praise, KancilPose>;

/** The sticker of a feedback. */
export const Sticker = ({ praise }: { praise: Praise }) => {
  const { praises } = useWords();
  return (
    <p className={styles.sticker} data-praise={praise}>
      <Kancil pose={poses[praise]} />
      <strong>{praises[praise]}</strong>
    </p>
  );
};
