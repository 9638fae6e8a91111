import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answers } from '../../../domain/placement/test-parts.ts';
import { deviceTime } from '../../app/device-clock.ts';
import {
  AnswerSender,
  type Save,
  type SenderState,
  nothingOf,
  overlaid,
  storedAnswers,
  textsOf,
} from './answer-sender.ts';
import type { Deadline } from './use-deadline.ts';

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    addEventListener('online', end);
  });

/** How long a child has stopped typing before what it wrote is sent, and after what time it is sent though it goes on, in milliseconds. */
const TYPING_PAUSE_MS = 1500;
const LONGEST_TYPING_MS = 5000;

/** Since `at`, in milliseconds: the same on a clock that is set wrong. */
export const ago = (at: number) => Math.max(0, deviceTime() - at);

/** What the server says of a save. */
interface Saved {
  /** what is saved now, which may be another device's; null where it does not say */
  answers: Answers | null;
  secondsLeft: number;
}

interface Options {
  /** names the test in the browser's store */
  key: string;
  /** what the server has */
  answers: Answers;
  send: (save: Save) => Promise<Saved>;
  /** whether a refusal says that the test has ended */
  isOver: (error: unknown) => boolean;
  synchronize: Deadline['synchronize'];
}

/** The answers of a test that runs: shown at once, sent one call after the other, kept through a lost line and a reload. */
export const useSentAnswers = ({ key, answers: saved, send, isOver, synchronize }: Options) => {
  const [nothing] = useState(() => nothingOf(saved));
  const [answers, setAnswers] = useState<Answers>(() =>
    overlaid(saved, textsOf(storedAnswers(localStorage, { key, nothing }))),
  );
  const [sending, setSending] = useState<SenderState>({ offline: false, ended: null });
  const [sender] = useState(
    () =>
      new AnswerSender<Saved & { sentAt: number }>({
        store: localStorage,
        key,
        nothing,
        isOver,
        wait,
        clock: deviceTime,
        changed: setSending,
        received: ({ answers: now, secondsLeft, sentAt }, unsent) => {
          synchronize(secondsLeft, sentAt);
          // What another device gave later counts, and is shown here too.
          if (now) setAnswers(overlaid(now, textsOf(unsent)));
        },
        send: async (save) => {
          const sentAt = performance.now();
          return { ...(await send(save)), sentAt };
        },
      }),
  );
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    sender.resume();
    return () => {
      clearTimeout(pause.current);
      sender.stop();
    };
  }, [sender]);
  /** since when something typed waits, by `performance.now` */
  const unsentSince = useRef<number>(undefined);
  const run = useCallback(() => {
    clearTimeout(pause.current);
    unsentSince.current = undefined;
    void sender.run();
  }, [sender]);
  const give = useCallback(
    (part: number, place: number, text: string, how: { isTyping?: boolean } = {}) => {
      setAnswers((before) =>
        before.map((inPart, index) =>
          index === part - 1 ? inPart.map((old, other) => (other === place - 1 ? text : old)) : inPart,
        ),
      );
      sender.save({ answer: { part, place, text } }, how);
      if (how.isTyping !== true) return;
      clearTimeout(pause.current);
      const now = performance.now();
      unsentSince.current ??= now;
      const left = unsentSince.current + LONGEST_TYPING_MS - now;
      pause.current = setTimeout(run, Math.max(0, Math.min(TYPING_PAUSE_MS, left)));
    },
    [sender, run],
  );
  return { answers, sending, sender, give, sendNow: run };
};
