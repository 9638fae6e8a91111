import { useEffect, useRef, useState } from 'react';
import { isRefusedAs } from '../../frame/api.ts';
import { useUser } from '../../app/hydrated-area.tsx';
import { messageOf } from '../../shell/notify.ts';
import { useTexts } from '../list/texts.ts';
import { arrivalOf, forgetFile, giveUp, isQueued, useUploads } from './uploads.ts';

/**
 * Sends the video of a form from the moment it is chosen; a save waits for it. One that no save wants is given up when
 * the form is left.
 * @param form names the form and its record among the drafts
 * @param isNew whether it creates a record: then a queued save of the same form is another record's
 */
export const useVideoUpload = (form: string, isNew: boolean) => {
  const userId = useUser()?.user_id ?? 0;
  const texts = useTexts();
  const uploads = useUploads();
  const [held, setHeld] = useState<File | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const followed = useRef<File | null>(null);
  useEffect(
    () => () => {
      const file = followed.current;
      followed.current = null;
      if (file && !isQueued(file)) giveUp(file);
    },
    [],
  );
  const ownOf = (file: File | null) => uploads.find((upload) => upload.file === file) ?? null;
  return {
    /** the video that a save of this form waits for */
    waiting:
      ownOf(held) ?? uploads.find(({ save }) => save?.form === form && !isNew && !save.problem) ?? null,
    ownOf,
    /** why the last video was refused */
    refused,
    /** Sends what is chosen, and forgets what was chosen before; `drop` takes back what the server refuses. */
    follow: (file: File | null, drop: () => void) => {
      if (file !== followed.current) {
        if (followed.current) giveUp(followed.current);
        followed.current = file;
        if (file) {
          setRefused(null);
          arrivalOf(file, userId).catch(() => undefined);
        }
      }
      const own = ownOf(file);
      if (own?.state !== 'failed' || held || own.save) return;
      setRefused(`${own.file.name}: ${messageOf(own.problem)(texts)}`);
      drop();
    },
    saveWith: async <Saved>(file: File, save: (uploadId: string) => Promise<Saved>): Promise<Saved> => {
      if (ownOf(file)?.state !== 'arrived') setHeld(file);
      try {
        const saved = await save(await arrivalOf(file, userId));
        forgetFile(file);
        return saved;
      } catch (error) {
        // It is sent again with the next try.
        if (isRefusedAs(error, 'upload_unusable') && !isQueued(file)) forgetFile(file);
        throw error;
      } finally {
        setHeld(null);
      }
    },
  };
};
