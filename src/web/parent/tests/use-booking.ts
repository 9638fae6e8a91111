import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChildOralTests, FamilyPart } from '../../../contract/oral-tests.ts';
import { mutate } from '../../app/mutations.ts';
import { refetchStale } from '../../app/query.ts';
import type { Answer } from '../../frame/api.ts';
import { useAskAtDoor } from '../live-classes/use-door.ts';
import { oralTestsQuery } from '../enrolment/child-queries.ts';

/** Books, moves and gives up the oral tests of a child. What is answered is shown at once. */
export const useBooking = (childId: number) => {
  const client = useQueryClient();
  const keep = (answer: Answer<'GET /oral-tests/child/{childId}'>): ChildOralTests => {
    client.setQueryData(oralTestsQuery(childId).queryKey, answer);
    return answer;
  };
  const body = (slotId: number) => ({ body: { child_id: childId, slot_id: slotId } });
  const book = useMutation({
    mutationFn: (slotId: number) => mutate('POST /oral-tests/book', body(slotId)).then(keep),
    // Of what was refused something has changed: another family has the slot.
    onError: () => void refetchStale(client),
  });
  return {
    book,
    /** for a dialog, which tells the failure itself */
    async giveUp(slotId: number): Promise<void> {
      try {
        keep(await mutate('POST /oral-tests/give-up', body(slotId)));
      } finally {
        await refetchStale(client);
      }
    },
  };
};

/** Asks anew at the moment when the link of a booked test appears, and when it goes. */
export const useTestDoor = (
  { starts_at, minutes, link }: NonNullable<FamilyPart['test']>,
  childId: number,
): void =>
  useAskAtDoor(
    { starts_at, minutes, state: link === null ? 'closed' : 'open' },
    oralTestsQuery(childId).queryKey,
  );
