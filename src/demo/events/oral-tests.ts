import { oralTestDays } from '../../domain/assessment/oral-tests.ts';
import type { OralLevels } from '../../domain/assessment/oral-levels.ts';
import { instantOf } from '../../domain/live-classes/meeting-times.ts';
import { type CalendarDate, addDays } from '../../domain/values/calendar-date.ts';
import { bookTest, showChildTests } from '../../server/oral-tests/book-test.ts';
import { enterResult } from '../../server/oral-tests/enter-result.ts';
import { openSlots } from '../../server/oral-tests/open-slots.ts';
import { assertAccepted } from '../assert-accepted.ts';
import { type DemoContext, type DemoState, childKey, required } from '../demo-context.ts';
import { type DemoEvent, daysAfter } from '../timeline.ts';
import { demoBatches } from '../years.ts';
import { demoTeacherId } from './live-classes.ts';
import { daysOf } from './years.ts';

/** A child that was tested in the week of the tests, at which time, and how it went; null: it did not come. */
interface DemoOralTest {
  readonly email: string;
  readonly firstName: string;
  /** the place of its slot, from 0 */
  readonly slot: number;
  readonly result: { readonly levels: OralLevels; readonly remark: string } | null;
}

const tests: readonly DemoOralTest[] = [
  {
    email: 'sari@kancil.test',
    firstName: 'Alya',
    slot: 0,
    result: {
      levels: { understanding: 4, speaking: 4, pronunciation: 3, words: 4, grammar: 3 },
      remark: 'Bercerita panjang tentang keluarganya, dan balik bertanya tentang keluarga saya.',
    },
  },
  {
    email: 'lina@kancil.test',
    firstName: 'Nabila',
    slot: 1,
    result: {
      levels: { understanding: 5, speaking: 3, pronunciation: 4, words: 4, grammar: 4 },
      remark: 'Memahami semua pertanyaan. Menjawab pendek, tetapi tepat.',
    },
  },
  { email: 'andi@kancil.test', firstName: 'Andi Fajar', slot: 2, result: null },
];

const minutes = 15;
/** An hour at which no group ever meets. */
const hours = { from: '13:30', to: '15:00' } as const;
const link = 'https://meet.google.com/tes-lisa-nak';

/** The oral tests after unit 3: two that were held, one to which nobody came, and times of the next week, of which that child has booked one. */
export const oralTestEvents = (ground: DemoContext, story: DemoState, now: Date): DemoEvent[] => {
  const batch = demoBatches.find(({ name }) => name === 'present');
  if (!batch) throw new Error('the demo has a batch under way');
  const { firstDay } = oralTestDays(daysOf(batch, now), 1);
  // The Tuesday of the week of the tests, and that three weeks later, which is to come.
  const [held, coming] = [addDays(firstDay, 1), addDays(firstDay, 22)];
  return [
    {
      at: instantOf(addDays(firstDay, -4), '09:00'),
      what: 'oral tests are opened',
      happen: async () => {
        for (const day of [held, coming]) await open(ground, story, day);
      },
    },
    ...tests.map((test) => ({
      at: instantOf(addDays(firstDay, -3), '10:00'),
      what: `an oral test is booked for ${test.firstName}`,
      happen: async () => {
        await book(ground, story, { ...test, day: held });
      },
    })),
    ...tests.map((test) => ({
      at: instantOf(held, hours.to),
      what: `the oral test of ${test.firstName} is entered`,
      happen: async () => {
        const slotId = await slotOf(ground, story, test);
        const scope = { userId: await demoTeacherId(ground), teacherId: null, withResult: true };
        const { levels, remark = '' } = test.result ?? {};
        const said = { slotId, absent: test.result === null, levels, remark };
        assertAccepted(await enterResult(ground.oralTests, scope, said));
      },
    })),
    {
      at: daysAfter(now, -0.9),
      what: 'an oral test is booked once more',
      happen: async () => {
        const missed = tests.find(({ result }) => result === null);
        if (missed) await book(ground, story, { ...missed, day: coming });
      },
    },
  ];
};

const open = async (ground: DemoContext, story: DemoState, day: CalendarDate) => {
  const { academicYearId } = required(story.batches, 'present');
  const scope = { userId: await demoTeacherId(ground), teacherId: null, withResult: true };
  const { from, to } = hours;
  assertAccepted(
    await openSlots(ground.oralTests, scope, { academicYearId, part: 1, day, from, to, minutes, link }),
  );
};

const partOf = async (
  ground: DemoContext,
  story: DemoState,
  { email, firstName }: Pick<DemoOralTest, 'email' | 'firstName'>,
) => {
  const { familyId } = required(story.parents, email);
  const childId = required(story.children, childKey(email, firstName));
  const { parts } = assertAccepted(await showChildTests(ground.oralTests, familyId, childId));
  const [first] = parts;
  if (!first) throw new Error(`${firstName} has no test`);
  return { familyId, childId, first };
};

const slotOf = async (ground: DemoContext, story: DemoState, test: DemoOralTest): Promise<number> => {
  const { first } = await partOf(ground, story, test);
  if (!first.test) throw new Error(`${test.firstName} has booked no test`);
  return first.test.slot_id;
};

const book = async (
  ground: DemoContext,
  story: DemoState,
  { day, slot, ...child }: DemoOralTest & { day: CalendarDate },
) => {
  const { familyId, childId, first } = await partOf(ground, story, child);
  const startsAt = new Date(instantOf(day, hours.from).getTime() + slot * minutes * 60_000).toISOString();
  const slotId = first.slots.find(({ starts_at }) => starts_at === startsAt)?.slot_id;
  if (slotId === undefined) throw new Error(`no slot is free for ${child.firstName} at ${startsAt}`);
  assertAccepted(await bookTest(ground.oralTests, familyId, { childId, slotId }));
};
