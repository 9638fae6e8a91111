import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskPart } from '../../../contract/placement-desk-objects.ts';
import { mutate } from '../../app/mutations.ts';
import { queryClient, refetchStale } from '../../app/query.ts';
import { AskFirst } from '../list/ask-first.tsx';
import { notifyDone } from '../list/feedback.ts';
import styles from '../list/office-form.module.css';
import { useTexts } from '../list/texts.ts';
import { Button } from '../../ui/app/button.tsx';
import { nameOfPart } from './use-part-form.ts';

/** Takes back what staff changed in a part, after a question that names what is lost. */
export const RestorePart = ({ part, onRestore }: { part: DeskPart; onRestore: () => void }) => {
  const { admin } = useTexts();
  const { restore: words } = admin.placement;
  const [isAsked, setAsked] = useState(false);
  const { form, part: number, version } = part;
  const restoring = useMutation({
    mutationFn: () => mutate('POST /placement-questions/restore', { body: { form, part: number, version } }),
    onSuccess: async ({ message }) => {
      // The new form begins with what is there now.
      await refetchStale(queryClient());
      onRestore();
      notifyDone({
        message,
        about: (texts) => texts.admin.placement.restore.done(nameOfPart(part, texts.admin)),
      });
    },
  });
  if (part.delivered) return null;
  return (
    <div className={`${styles.card} ${styles.removal}`}>
      <h2>{words.title}</h2>
      <p>{words.note}</p>
      <Button
        variant="outline"
        color="rosella"
        aria-disabled={restoring.isPending || undefined}
        onClick={() => {
          if (!restoring.isPending) setAsked(true);
        }}
      >
        {words.button}
      </Button>
      <AskFirst
        asked={
          isAsked ? { ask: words.ask(nameOfPart(part, admin)), note: words.lost, isDestructive: true } : null
        }
        onYes={() => {
          setAsked(false);
          restoring.mutate();
        }}
        onNo={() => setAsked(false)}
      />
    </div>
  );
};
