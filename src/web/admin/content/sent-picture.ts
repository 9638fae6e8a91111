import { useRef, useState } from 'react';
import { ApiRefusal, isRefusedAs } from '../../frame/api.ts';
import { mutate } from '../../app/mutations.ts';
import { messageOf, notify } from '../../shell/notify.ts';
import { askToSignIn } from '../list/signing-in.ts';
import { inOffice, useTexts } from '../list/texts.ts';

/** Sends pictures for the text of an article. @param onProblem is told what became of a failed one, null of a new try */
export const useSentPicture = (onProblem: (problem: string | null) => void) => {
  const texts = useTexts();
  const { editor: words } = texts.admin.news;
  const [share, setShare] = useState<number | null>(null);
  const [location, setLocation] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);

  const tell = (found: string | null) => {
    setProblem(found);
    onProblem(found);
  };
  const fail = (error: unknown) => {
    // The notification says that it failed, the editor what the server has answered.
    notify({ severity: 'error', message: inOffice(({ admin }) => admin.news.editor.failed) });
    const status = error instanceof ApiRefusal ? error.code : 0;
    const said = messageOf(error)(texts);
    tell(status === 0 ? words.notSent(said) : words.httpError(status, said));
  };
  const post = async (file: File, signal: AbortSignal): Promise<string> => {
    const form = new FormData();
    form.set('file', file);
    try {
      return (await mutate('POST /news/temp', { form }, { onProgress: setShare, signal })).location;
    } catch (error) {
      if (isRefusedAs(error, 'not_signed_in') && (await askToSignIn())) return post(file, signal);
      throw error;
    }
  };
  return {
    /** 0 to 1 while one is sent */
    share,
    /** the address of the one that was sent */
    location,
    problem,
    send: async (file: File) => {
      sending.current?.abort();
      const own = new AbortController();
      sending.current = own;
      tell(null);
      setLocation(null);
      setShare(0);
      try {
        const arrived = await post(file, own.signal);
        if (!own.signal.aborted) setLocation(arrived);
      } catch (error) {
        if (!own.signal.aborted) fail(error);
      } finally {
        if (sending.current === own) setShare(null);
      }
    },
    cancel: () => {
      sending.current?.abort();
      sending.current = null;
      setShare(null);
      setLocation(null);
      setProblem(null);
    },
  };
};
