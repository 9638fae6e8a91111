import { ladderSteps } from '../../../domain/reports/ladder.ts';
import { KancilMark } from '../../ui/page/kancil-mark.tsx';
import styles from './ladder-picture.module.css';

/** Five steps that go up, and Kancil on the one that a child has reached. A drawing: the step is said in words beside it. */
export const LadderPicture = ({ step }: { step: number }) => (
  <div className={styles.ladder} aria-hidden="true">
    {ladderSteps.map((one) => (
      <div key={one} className={styles.step} data-reached={one <= step || undefined} data-step={one}>
        {one === step && <KancilMark size={28} />}
        <div className={styles.block} />
      </div>
    ))}
  </div>
);
