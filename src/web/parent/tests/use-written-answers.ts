import { mutate } from '../../app/mutations.ts';
import { isRefusedAs } from '../../frame/api.ts';
import { textsOf } from '../placement/answer-sender.ts';
import type { Deadline } from '../placement/use-deadline.ts';
import { ago, useSentAnswers } from '../placement/use-sent-answers.ts';
import type { TimedTest } from './written-queries.ts';
import { type AskedTest, answersOf, bySkill } from './written-sections.ts';

/** The answers of a written test that runs. */
export const useWrittenAnswers = (
  { childId, test, asked }: { childId: number; test: TimedTest; asked: AskedTest },
  { synchronize }: Pick<Deadline, 'synchronize'>,
) => {
  const { answers, sending, sender, give, sendNow } = useSentAnswers({
    key: `kancil.written.${test.written_test_id ?? 0}`,
    answers: answersOf(asked),
    isOver: (error) => isRefusedAs(error, 'written_test_over', 'written_test_done'),
    synchronize,
    send: async ({ given, finishes }) => {
      const { test: saved } = await mutate('POST /written-tests/take', {
        body: {
          child_id: childId,
          part: test.part,
          action: finishes ? 'finish' : 'save',
          answers: bySkill(textsOf(given)),
          answered_ago: bySkill(given.map((inPart) => inPart.map((answer) => answer && ago(answer.at)))),
        },
      });
      return { answers: null, secondsLeft: saved.seconds_left };
    },
  });
  return { answers, sending, give, sendNow, finish: () => sender.save({ finishes: true }) };
};
export type WrittenAnswers = ReturnType<typeof useWrittenAnswers>;
