import { useState } from 'react';
import { ApiRefusal } from '../../frame/api.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { formBody } from '../pattern/form-body.ts';
import { useTexts } from '../pattern/texts.ts';

/** Sends a picture or recording at once, so that the form holds only its name, and says beside it what the server refused. */
export const useSentMedia = (kind: 'picture' | 'recording', onKept: (name: string) => void) => {
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
      setRefused(error.errors['file'] ?? (error.message || words.unsent));
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, refused, clear: () => setRefused(null) };
};
