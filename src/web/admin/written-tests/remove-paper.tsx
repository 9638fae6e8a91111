import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { WrittenTestWork } from '../../../contract/written-test-objects.ts';
import { mutate } from '../../app/mutations.ts';
import { Button } from '../../ui/app/button.tsx';
import { AskFirst } from '../list/ask-first.tsx';
import { notifyDone } from '../list/feedback.ts';
import type { AfterSaving } from '../list/row-panel.tsx';
import { useTexts } from '../list/texts.ts';

/** The way out for a sheet that was entered for the wrong child. */
export const RemovePaper = ({ test, then }: { test: WrittenTestWork; then: AfterSaving }) => {
  const { paper: words } = useTexts().admin.writtenTests;
  const [isAsking, setAsking] = useState(false);
  const { written_test_id: writtenTestId, first_name: name, version } = test;
  const removing = useMutation({
    mutationFn: () =>
      mutate('POST /written-tests/{writtenTestId}/remove', { params: { writtenTestId }, body: { version } }),
    onSuccess: ({ message }) => {
      notifyDone({ message, about: ({ admin }) => admin.writtenTests.paper.removed(name) });
      then.close();
    },
  });
  return (
    <div>
      <Button variant="subtle" color="rosella" loading={removing.isPending} onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <AskFirst
        asked={
          isAsking
            ? {
                ask: words.askRemove(name),
                note: words.removeNote,
                words: { yes: words.removeYes },
                isDestructive: true,
              }
            : null
        }
        onYes={() => {
          setAsking(false);
          removing.mutate();
        }}
        onNo={() => setAsking(false)}
      />
    </div>
  );
};
