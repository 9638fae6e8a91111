import { Button } from '@mantine/core';
import { useTexts } from '../pattern/texts.ts';
import { EmptyState } from '../../ui/app/states.tsx';
import type { NothingReason } from './purchase-status.ts';
import { Screen } from './step-frame.tsx';

/** Shown when the address is outdated or the bill has been paid meanwhile. */
export const NothingToPay = ({
  reason,
  name,
  onClose,
}: {
  reason: NothingReason;
  name: string;
  onClose: () => void;
}) => {
  const { outcome } = useTexts().purchase;
  const words = {
    has_course: { title: outcome.already.title(name), text: outcome.already.text },
    bill_paid: outcome.paid,
    bill_skipped: outcome.skipped,
    bill_unknown: outcome.unknownBill,
  }[reason];
  return (
    <Screen>
      <EmptyState pose={reason === 'bill_unknown' ? 'lost' : 'waving'} title={words.title} text={words.text}>
        <Button size="md" onClick={onClose}>
          {outcome.done(name)}
        </Button>
      </EmptyState>
    </Screen>
  );
};
