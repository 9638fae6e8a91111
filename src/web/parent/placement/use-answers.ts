import { useEffect, useRef, useState } from 'react';
import type { PlacementTest } from '../../../contract/placement.ts';
import { type Answers, lastPart } from '../../../domain/placement/test-parts.ts';
import { mutate } from '../../app/mutations.ts';
import { AnswerSender, type SenderState, overlaid, storedAnswers, textsOf } from './answer-sender.ts';
import { deviceTime } from '../../app/device-clock.ts';
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

export interface GivenAnswers {
  /** the server's, with what was given here on top */
  answers: Answers;
  give: (part: number, place: number, text: string) => void;
  goTo: (part: number) => void;
  /** a recording was listened to a second time */
  replayed: () => void;
  finish: () => void;
  sending: SenderState;
}

/** Since `at`, in milliseconds: the same on a clock that is set wrong. */
const ago = (at: number) => Math.max(0, deviceTime() - at);

/** A reply, and when it was asked for by `performance.now`. */
interface Saved {
  saved: PlacementTest;
  sentAt: number;
}

/** The answers of a test that runs: shown at once, sent one call after the other, kept through a lost line and a reload. */
export const useAnswers = (
  test: PlacementTest,
  { synchronize }: Pick<Deadline, 'synchronize'>,
): GivenAnswers => {
  const key = `kancil.placement.${test.placement_test_id}`;
  const [answers, setAnswers] = useState<Answers>(() =>
    overlaid(test.answer, textsOf(storedAnswers(localStorage, key))),
  );
  const [sending, setSending] = useState<SenderState>({ offline: false, ended: null });
  const replays = useRef(test.replays);
  const [sender] = useState(
    () =>
      new AnswerSender<Saved>({
        store: localStorage,
        key,
        wait,
        clock: deviceTime,
        changed: setSending,
        received: ({ saved, sentAt }, unsent) => {
          synchronize(saved.seconds_left, sentAt);
          // What another device gave later counts, and is shown here too.
          setAnswers(overlaid(saved.answer, textsOf(unsent)));
        },
        send: async ({ given, activePart, replays: heard, finishes }) => {
          const sentAt = performance.now();
          const { placement_test: saved } = await mutate('POST /placement-test/take-test', {
            body: {
              child_id: test.child_id,
              answer: textsOf(given).map((inPart) => [...inPart]),
              answered_ago: given.map((inPart) => inPart.map((answer) => answer && ago(answer.at))),
              replays: heard,
              ...(activePart > 0 && { active_part: activePart }),
              ...(finishes && { status: '1' as const }),
            },
          });
          return { saved, sentAt };
        },
      }),
  );
  useEffect(() => {
    sender.resume();
    return () => sender.stop();
  }, [sender]);
  return {
    answers,
    sending,
    give: (part, place, text) => {
      setAnswers((before) =>
        before.map((inPart, index) =>
          index === part - 1 ? inPart.map((old, other) => (other === place - 1 ? text : old)) : inPart,
        ),
      );
      sender.save({ answer: { part, place, text } });
    },
    goTo: (part) => sender.save({ activePart: part }),
    replayed: () => {
      replays.current += 1;
      sender.save({ replays: replays.current });
    },
    finish: () => sender.save({ finishes: true, activePart: lastPart }),
  };
};
