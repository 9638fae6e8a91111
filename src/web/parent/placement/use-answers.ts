import { useRef } from 'react';
import type { PlacementTest } from '../../../contract/placement.ts';
import { type Answers, lastPart } from '../../../domain/placement/test-parts.ts';
import { mutate } from '../../app/mutations.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { type SenderState, textsOf } from './answer-sender.ts';
import type { Deadline } from './use-deadline.ts';
import { ago, useSentAnswers } from './use-sent-answers.ts';

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

/** The answers of a placement test that runs. */
export const useAnswers = (
  test: PlacementTest,
  { synchronize }: Pick<Deadline, 'synchronize'>,
): GivenAnswers => {
  const replays = useRef(test.replays);
  const { answers, sending, sender, give } = useSentAnswers({
    key: `kancil.placement.${test.placement_test_id}`,
    answers: test.answer,
    isOver: (error) => isRefusedAs(error, 'test_finished'),
    synchronize,
    send: async ({ given, activePart, replays: heard, finishes }) => {
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
      return { answers: saved.answer, secondsLeft: saved.seconds_left };
    },
  });
  return {
    answers,
    sending,
    give,
    goTo: (part) => sender.save({ activePart: part }),
    replayed: () => {
      replays.current += 1;
      sender.save({ replays: replays.current });
    },
    finish: () => sender.save({ finishes: true, activePart: lastPart }),
  };
};
