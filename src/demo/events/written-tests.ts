import { testWeek } from '../../domain/assessment/parts-of-year.ts';
import type { SentAnswers } from '../../domain/assessment/written-answers.ts';
import { instantOf } from '../../domain/live-classes/meeting-times.ts';
import { addDays, dayInJakarta } from '../../domain/values/calendar-date.ts';
import { markWriting } from '../../server/written-tests/mark-writing.ts';
import { openAgain } from '../../server/written-tests/open-again.ts';
import { takeWrittenTest } from '../../server/written-tests/take-written-test.ts';
import { assertAccepted } from '../assert-accepted.ts';
import { type DemoContext, type DemoState, childKey, required } from '../demo-context.ts';
import { type DemoEvent, daysAfter } from '../timeline.ts';
import { demoBatches } from '../years.ts';
import { demoTeacherId } from './live-classes.ts';
import { daysOf } from './years.ts';

/** A child that took the delivered test of grade 2 in its week; null: nobody has marked it yet. */
interface DemoWrittenTest {
  readonly email: string;
  readonly firstName: string;
  readonly answers: SentAnswers['answers'];
  readonly points: readonly number[] | null;
}

const tests: readonly DemoWrittenTest[] = [
  {
    email: 'sari@kancil.test',
    firstName: 'Alya',
    answers: {
      listening: ['a', 'b', 'c', 'b', 'c', 'a', 'a'],
      reading: ['b', 'a', 'b', 'c', 'c', 'a', 'b'],
      words: ['c', 'a', 'b', 'a', 'c', 'a', 'a', 'c', 'my father has a blue car', 'c'],
      writing: [
        'My name is Alya. I am 7 years old. I like swimming and mango.',
        'My mother is Sari. She like blue. My little brother like red and yellow.',
      ],
    },
    points: [5, 4],
  },
  {
    email: 'hendra@kancil.test',
    firstName: 'Michelle',
    answers: {
      listening: ['a', 'b', 'a', 'b', 'c', 'a', 'b'],
      reading: ['b', 'a', 'b', 'b', 'c', 'a', 'b'],
      words: ['c', 'a', 'b', 'a', 'c', 'b', 'a', 'c', 'my father has a car blue', 'c'],
      writing: ['I am Michelle. I am six. I like cat.', 'My father, my mother, Kevin and me. We like green.'],
    },
    points: null,
  },
];

/** Who missed the test, and may take it now. */
const missed = { email: 'agus@kancil.test', firstName: 'Hana' };

/** The written tests after unit 3: one that is marked, one that waits for the teacher, and one that was opened once more. */
export const writtenTestEvents = (ground: DemoContext, story: DemoState, now: Date): DemoEvent[] => {
  const batch = demoBatches.find(({ name }) => name === 'present');
  if (!batch) throw new Error('the demo has a batch under way');
  const { firstDay } = testWeek(daysOf(batch, now), 1);
  return [
    ...tests.map((one, place) => ({
      at: instantOf(addDays(firstDay, 2 + place), '15:00'),
      what: `${one.firstName} takes the written test`,
      happen: () => take(ground, story, one),
    })),
    {
      at: daysAfter(now, -0.8),
      what: 'a missed written test is opened once more',
      happen: async () => {
        const scope = await scopeOf(ground);
        const childId = required(story.children, childKey(missed.email, missed.firstName));
        const until = addDays(dayInJakarta(now), 7);
        assertAccepted(await openAgain(ground.writtenTests, scope, { childId, part: 1, until }));
      },
    },
  ];
};

const scopeOf = async (ground: DemoContext) => ({
  userId: await demoTeacherId(ground),
  teacherId: null,
  withWork: true,
});

const take = async (
  ground: DemoContext,
  story: DemoState,
  { email, firstName, answers, points }: DemoWrittenTest,
) => {
  const { familyId } = required(story.parents, email);
  const childId = required(story.children, childKey(email, firstName));
  const call = { childId, part: 1, ago: {}, readsRecordings: false } as const;
  assertAccepted(
    await takeWrittenTest(ground.writtenTests, familyId, { ...call, action: 'start', answers: {} }),
  );
  const { written_test_id: writtenTestId } = assertAccepted(
    await takeWrittenTest(ground.writtenTests, familyId, { ...call, action: 'finish', answers }),
  );
  if (points !== null && writtenTestId !== null)
    assertAccepted(await markWriting(ground.writtenTests, await scopeOf(ground), { writtenTestId, points }));
};
