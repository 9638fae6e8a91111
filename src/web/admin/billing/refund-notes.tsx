import { useEffect, useRef } from 'react';
import { useConnection } from '../../app/connection.ts';
import styles from '../list/panel-facts.module.css';
import { useTexts } from '../list/texts.ts';
import { Alert } from '../../ui/app/alert.tsx';
import { Button } from '../../ui/app/button.tsx';
import { inRupiah } from './refund-entry.ts';
import type { useRefund } from './use-refund.ts';

/** Comes into view when it comes: the form may be longer than the window. */
const useInView = (isShown: boolean) => {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) note.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return note;
};

/** What of the payment somebody else has changed while something was typed. */
export const ChangesNote = ({ changes }: { changes: readonly string[] }) => {
  const { changed } = useTexts().admin.payments.refunds;
  const note = useInView(changes.length > 0);
  if (changes.length === 0) return null;
  return (
    <Alert ref={note} color="mango" title={changed.title}>
      {[...changes, changed.kept].join(' ')}
    </Alert>
  );
};

/** Nobody knows yet whether the last refund was written down. */
export const LostNote = ({
  refund: { lost, isPending, lookAgain },
}: {
  refund: ReturnType<typeof useRefund>;
}) => {
  const { form, payments } = useTexts().admin;
  const { refunds } = payments;
  const isCut = useConnection().waiting > 0;
  const note = useInView(lost !== null && !isPending);
  if (isPending && isCut) return <p role="status">{form.waits}</p>;
  if (!lost) return null;
  return (
    <Alert ref={note} color="rosella" title={refunds.lostTitle}>
      <p>{refunds.lostText(inRupiah(lost.sent.amount))}</p>
      <div className={styles.ways}>
        <Button variant="outline" onClick={lookAgain}>
          {refunds.lookAgain}
        </Button>
      </div>
    </Alert>
  );
};
