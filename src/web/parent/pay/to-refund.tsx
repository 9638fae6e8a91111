import type { Child } from '../../../contract/objects.ts';
import { useTexts } from '../pattern/texts.ts';
import { Kancil } from '../../ui/page/kancil.tsx';
import { Button } from '../../ui/app/button.tsx';
import drawer from './drawer.module.css';
import styles from './outcome.module.css';
import type { NothingPaid } from './charge.ts';
import { Heading, Screen } from './step-frame.tsx';

/** Money came and pays nothing: it goes back, or is looked at first. */
export const ToRefund = ({
  child,
  reason,
  onDone,
}: {
  child: Child;
  reason: NothingPaid;
  onDone: () => void;
}) => {
  const { outcome } = useTexts().purchase;
  const name = child.first_name;
  return (
    <Screen
      controls={
        <Button size="md" fullWidth className={drawer.wide} onClick={onDone}>
          {outcome.done(name)}
        </Button>
      }
    >
      <div className={styles.outcome}>
        <Kancil pose="worried" className={styles.kancil} />
        <Heading>{outcome[reason].title}</Heading>
        <p>{outcome[reason].text(name)}</p>
        <p className={styles.detail}>{outcome[reason].detail}</p>
      </div>
    </Screen>
  );
};
