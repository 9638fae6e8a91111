import { useState } from 'react';
import type { Question } from './ask-first.tsx';

/** Asks about an entry before it is sent: `ask` answers what was pressed, `shown` are the props of `AskFirst`. */
export const useQuestion = () => {
  const [asked, setAsked] = useState<{ question: Question; settle: (yes: boolean) => void } | null>(null);
  const answer = (yes: boolean) => {
    setAsked(null);
    asked?.settle(yes);
  };
  return {
    ask: (question: Question) =>
      new Promise<boolean>((resolve) => {
        setAsked({ question, settle: resolve });
      }),
    shown: { asked: asked?.question ?? null, onYes: () => answer(true), onNo: () => answer(false) },
  };
};
