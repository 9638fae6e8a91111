import { useMutation, useQuery } from '@tanstack/react-query';
import { mutate } from '../../app/mutations.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { consentsQuery } from '../families/child-query.ts';
import { transferForTask } from '../tasks/family-transfer.ts';

/** Whose voice it is, and of which lesson. */
export interface VoiceOf {
  childId: number;
  courseId: number;
}

/**
 * Keeps what a child says for its parent's report, where the parent allows that recordings are kept (rule R363). What cannot be sent
 * is not kept: the child has heard itself, and says it again another time.
 * @param of null: nothing is kept here
 */
export const useKeptVoice = (of: VoiceOf | null) => {
  const userId = useUser()?.user_id;
  const consents = useQuery({ ...consentsQuery, enabled: of !== null }).data?.consents;
  const isAllowed = consents?.some(
    ({ child_id, kind, given }) => child_id === of?.childId && kind === 'recording_kept' && given,
  );
  const keeping = useMutation({
    mutationFn: async (file: File) => {
      if (!of || userId === undefined) return;
      const { signal } = new AbortController();
      const told = { onBegun: () => {}, onSent: () => {}, onLine: () => {}, onConverting: () => {} };
      const { upload_id: uploadId, state } = await transferForTask(
        { userId, ...of },
        { file, signal, ...told },
      );
      if (state !== 'ready') throw new Error(`the voice is ${state}`);
      await mutate('POST /family-uploads/{uploadId}/keep', { params: { uploadId } });
    },
    meta: { isSaid: () => true },
  });
  return {
    keep: of && isAllowed ? keeping.mutate : null,
    /** that nothing is kept is said once it is known */
    stays: of === null || isAllowed === false,
    isKept: keeping.isSuccess,
  };
};
