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
    mutate('POST /live-class/excuse', {
      body: { child_id: childId, session_id: sessionId, excused },
    }).then(keep);
  const comesAfterAll = useMutation({ mutationFn: (sessionId: number) => excuse(sessionId, false) });
  const makeUp = useMutation({
    mutationFn: (sessionId: number) =>
      mutate('POST /live-class/make-up', { body: { child_id: childId, session_id: sessionId } }).then(keep),
  });
  return {
    /** for a dialog, which tells the failure itself: what is refused may have changed meanwhile */
    cannotCome: async (sessionId: number) => {
      try {
        await excuse(sessionId, true);
      } finally {
        await refetchStale(client);
      }
    },
    comesAfterAll,
    makeUp,
  };
};
