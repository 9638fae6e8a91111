import { useState } from 'react';
import { ApiRefusal } from '../../frame/api.ts';
import { mutate } from '../../app/mutations.ts';
import { formBody } from '../list/form-body.ts';
import { useTexts } from '../list/texts.ts';

/** Sends a picture or recording at once, so that the form holds only its name, and says beside it what the server refused. */
export const useSentMedia = (
  kind: 'picture' | 'recording',
  /** whether one is there, which a refused one leaves as it is */
  isThere: boolean,
  onKept: (name: string) => void,
) => {
  const notTaken = useNotTaken();
  const { placement: words } = useTexts().admin;
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const send = async (file: File) => {
    setSending(true);
    setRefused(null);
    try {
      const { media } = await mutate(`POST /placement-media/${kind}`, { form: formBody({ file }) });
      onKept(media.name);
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
      setRefused(notTaken(file, error.errors['file'] ?? (error.message || words.unsent), isThere));
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, refused, clear: () => setRefused(null) };
};

/** Names the file that is refused, and why; `isThere`: another one is there and stays. */
export const useNotTaken = () => {
  const { placement: words } = useTexts().admin;
  return (file: File, why: string, isThere: boolean) =>
    words.notTaken(file.name, isThere ? `${asSentence(why)} ${words.oldStays}` : why);
};

/** The server's messages of a field end without a full stop. */
const asSentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);
