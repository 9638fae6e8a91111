import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { LiveSession } from '../../../contract/live-class-objects.ts';
import { mutate } from '../../app/mutations.ts';
import { apiQuery, readAnew } from '../../app/screen.ts';
import { type Question, AskFirst } from '../list/ask-first.tsx';
import { notifyDone } from '../list/feedback.ts';
import { useTexts } from '../list/texts.ts';
import { useClassWords } from './class-words.ts';

interface Asked {
  session: LiveSession;
  /** false: a cancelled class is given after all */
  cancelled: boolean;
}

/** Cancels a class, or gives a cancelled one after all: how many families are told is known before. */
export const useCancelling = () => {
  const { liveClasses: words } = useTexts().admin;
  const { unitOf, when } = useClassWords();
  const [asked, setAsked] = useState<(Question & Asked) | null>(null);
  const nameOf = (session: LiveSession) => `${unitOf(session)}, ${when(session)}`;
  const send = ({ session: { session_id, version }, cancelled }: Asked, preview: boolean) =>
    mutate('POST /live-class/session', { body: { session_id, version, cancelled, preview } });
  const preview = useMutation({
    mutationFn: async (about: Asked) => {
      const { families } = await send(about, true);
      return { families, guests: about.cancelled ? await guestsOf(about.session) : 0 };
    },
    onSuccess: ({ families, guests }, about) => {
      const name = nameOf(about.session);
      setAsked({
        ...about,
        ask: about.cancelled ? words.askCancel(name) : words.askGiveAgain(name),
        note: words.familiesTold(families),
        content: guests > 0 && <p>{words.guests(guests)}</p>,
        words: { yes: about.cancelled ? words.cancelYes : words.giveAgainYes },
        isDestructive: about.cancelled,
      });
    },
  });
  const saving = useMutation({
    mutationFn: (about: Asked) => send(about, false),
    onSuccess: ({ message, families }, { session, cancelled }) => {
      const name = nameOf(session);
      notifyDone({
        message,
        about: ({ admin: { liveClasses } }) =>
          cancelled ? liveClasses.cancelledNow(name, families) : liveClasses.givenAgain(name, families),
      });
    },
  });
  return {
    ask: (session: LiveSession, cancelled: boolean) => {
      if (!preview.isPending && !saving.isPending) preview.mutate({ session, cancelled });
    },
    question: (
      <AskFirst
        asked={asked}
        onYes={() => {
          if (asked) saving.mutate({ session: asked.session, cancelled: asked.cancelled });
          setAsked(null);
        }}
        onNo={() => setAsked(null)}
      />
    ),
  };
};

/** How many children of other groups make up a class there. */
const guestsOf = async ({ session_id: sessionId }: LiveSession): Promise<number> => {
  const { pupils } = await readAnew(
    apiQuery('GET /live-class/session/{sessionId}', { params: { sessionId } }),
  );
  return pupils.filter(({ is_visitor }) => is_visitor).length;
};
