import { Button } from '@mantine/core';
import type { Child } from '../../../contract/objects.ts';
import { useTexts } from '../pattern/texts.ts';
import { Kancil } from '../../ui/page/kancil.tsx';
import styles from './outcome.module.css';
import { Heading, Screen } from './step-frame.tsx';

/** The money came for what was paid or chosen otherwise meanwhile: it enrols nobody and goes back. */
export const ToRefund = ({ child, onDone }: { child: Child; onDone: () => void }) => {
  const { outcome } = useTexts().purchase;
  const name = child.first_name;
  return (
    <Screen
      controls={
        <Button size="md" fullWidth maw="38rem" mx="auto" display="block" onClick={onDone}>
          {outcome.done(name)}
        </Button>
      }
    >
      <div className={styles.outcome}>
        <Kancil pose="worried" className={styles.kancil} />
        <Heading>{outcome.toRefund.title}</Heading>
        <p>{outcome.toRefund.text(name)}</p>
        <p className={styles.detail}>{outcome.toRefund.detail}</p>
      </div>
    </Screen>
  );
};
