import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChildLiveClasses } from '../../../contract/live-classes.ts';
import type { Answer } from '../../frame/api.ts';
import { mutate } from '../../app/mutations.ts';
import { refetchStale } from '../../app/query.ts';
import { liveClassesQuery } from '../enrolment/child-queries.ts';

/** What a family changes about the live classes of its child. What is answered is shown at once. */
export const useClassChanges = (childId: number) => {
  const client = useQueryClient();
  const keep = (answer: Answer<'GET /live-class/child/{childId}'>): ChildLiveClasses => {
    client.setQueryData(liveClassesQuery(childId).queryKey, answer);
    return answer;
  };
  const excuse = (sessionId: number, excused: boolean) =>
    mutate('POST /live-class/excuse', { body: { child_id: childId, session_id: sessionId, excused } }).then(
      keep,
    );
  /** for a dialog, which tells the failure itself: what is refused may have changed meanwhile */
  const thenAsk = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act();
    } finally {
      await refetchStale(client);
    }
  };
  const comesAfterAll = useMutation({ mutationFn: (sessionId: number) => excuse(sessionId, false) });
  const makeUp = useMutation({
    mutationFn: (sessionId: number) =>
      mutate('POST /live-class/make-up', { body: { child_id: childId, session_id: sessionId } }).then(keep),
  });
  return {
    cannotCome: (sessionId: number) => thenAsk(() => excuse(sessionId, true)),
    comesAgain: (sessionId: number) => thenAsk(() => excuse(sessionId, false)),
    /** gives the make-up class up that was chosen for this one, which stays excused or cancelled */
    giveUp: (sessionId: number) =>
      thenAsk(() =>
        mutate('POST /live-class/give-up', { body: { child_id: childId, session_id: sessionId } }).then(keep),
      ),
    comesAfterAll,
    makeUp,
  };
};
