import { useRef, useState } from 'react';
import type { Question } from './ask-first.tsx';

interface Options<Values> {
  values: () => Values;
  /** null: the entry is sent, or refused, without a question */
  questionFor: (values: Values) => Question | null;
  /** sends the form, as by this button */
  send: (button: HTMLButtonElement | null) => void;
}

/** Asks about an entry before it is sent, once for the same values. */
export const useQuestion = <Values extends object>({ values, questionFor, send }: Options<Values>) => {
  const [asked, setAsked] = useState<Question | null>(null);
  const answered = useRef<Values | null>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);
  return {
    /** whether the entry waits for an answer now */
    isAsked: (button: HTMLButtonElement | null): boolean => {
      const entry = values();
      const question = answered.current === entry ? null : questionFor(entry);
      pressed.current = button;
      if (question) setAsked(question);
      return question !== null;
    },
    shown: {
      asked,
      onYes: () => {
        answered.current = values();
        setAsked(null);
        send(pressed.current);
      },
      onNo: () => setAsked(null),
    },
  };
};
