import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OralSlot } from '../../../contract/oral-test-objects.ts';
import { mutate } from '../../app/mutations.ts';
import { AskFirst } from '../list/ask-first.tsx';
import { notifyDone } from '../list/feedback.ts';
import { useTexts } from '../list/texts.ts';
import { useOralTimes } from './oral-words.ts';

/** Takes a slot away, after it was said who is told. */
export const useRemoving = () => {
  const { oralTests: words } = useTexts().admin;
  const { when } = useOralTimes();
  const [asked, setAsked] = useState<OralSlot | null>(null);
  const removing = useMutation({
    mutationFn: ({ slot_id: slotId }: OralSlot) =>
      mutate('DELETE /oral-tests/slots/{slotId}', { params: { slotId } }),
    onSuccess: ({ message }, slot) => {
      const what = when(slot);
      notifyDone({ message, about: ({ admin: { oralTests } }) => oralTests.removed(what) });
    },
  });
  return {
    ask: (slot: OralSlot) => {
      if (!removing.isPending) setAsked(slot);
    },
    question: (
      <AskFirst
        asked={
          asked && {
            ask: words.askRemove(when(asked)),
            note: asked.test ? words.removeBooked(asked.test.first_name) : words.removeFree,
            words: { yes: words.removeYes },
            isDestructive: true,
          }
        }
        onYes={() => {
          if (asked) removing.mutate(asked);
          setAsked(null);
        }}
        onNo={() => setAsked(null)}
      />
    ),
  };
};
