import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskReport } from '../../../contract/report-objects.ts';
import { mutate } from '../../app/mutations.ts';
import { Button } from '../../ui/app/button.tsx';
import { untilAnswered } from '../form/save.ts';
import { AskFirst } from '../list/ask-first.tsx';
import { notifyDone } from '../list/feedback.ts';
import { useTexts } from '../list/texts.ts';
import { namesOf } from './names-of.ts';

/** Publishes at once what is proof-read of a group, after it was said whose families are told. */
export const Publishing = ({ reports }: { reports: readonly DeskReport[] }) => {
  const { reports: words } = useTexts().admin;
  const [isAsking, setAsking] = useState(false);
  const ready = reports.filter(({ state }) => state === 'proofread');
  const publishing = useMutation({
    mutationFn: (ids: number[]) =>
      untilAnswered(() => mutate('POST /report/publish', { body: { report_ids: ids } })),
    onSuccess: ({ message, families }) =>
      notifyDone({ message, about: ({ admin }) => admin.reports.published(families) }),
  });
  if (ready.length === 0) return null;
  return (
    <p>
      <Button size="md" loading={publishing.isPending} onClick={() => setAsking(true)}>
        {words.publish(ready.length)}
      </Button>
      <AskFirst
        asked={
          isAsking
            ? {
                ask: words.publishAsk(ready.length),
                note: words.publishNote(
                  ready.length,
                  namesOf(
                    ready.map(({ first_name: name }) => name),
                    words.and,
                  ),
                ),
                words: { yes: words.publishYes },
              }
            : null
        }
        onYes={() => {
          setAsking(false);
          publishing.mutate(ready.map(({ report_id: id }) => id));
        }}
        onNo={() => setAsking(false)}
      />
    </p>
  );
};
