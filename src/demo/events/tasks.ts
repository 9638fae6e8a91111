import { Readable } from 'node:stream';
import { releasedAt } from '../../domain/calendar/release.ts';
import type { Unit, Week } from '../../domain/calendar/unit-and-week.ts';
import { unitWeek } from '../../domain/courses/course-type.ts';
import type { Grade } from '../../domain/enrolment/grade.ts';
import type { TaskKind } from '../../domain/tasks/task-kinds.ts';
import { addDays, calendarDate, compareDates, dayInJakarta } from '../../domain/values/calendar-date.ts';
import type { EveryFamily } from '../../domain/access/family-scope.ts';
import { appendFamilyPart } from '../../server/family-uploads/append-family-part.ts';
import { beginFamilyUpload } from '../../server/family-uploads/begin-family-upload.ts';
import { enterHoliday } from '../../server/tasks/public-holidays.ts';
import { reviewTask } from '../../server/tasks/review-task.ts';
import { sendTask } from '../../server/tasks/send-task.ts';
import { assertAccepted } from '../assert-accepted.ts';
import { type DemoContext, type DemoState, childKey, lessonKey, required } from '../demo-context.ts';
import { demoHoliday } from '../holidays.ts';
import type { Scene } from '../news.ts';
import { scenePainter } from '../pictures.ts';
import { type DemoEvent, daysAfter } from '../timeline.ts';
import { demoBatches } from '../years.ts';
import { demoTeacherId } from './live-classes.ts';
import { daysOf } from './years.ts';

/** What a child of the present batch has sent in. */
interface DemoTask {
  readonly email: string;
  readonly firstName: string;
  readonly grade: Grade;
  readonly unit: Unit;
  readonly week: Week;
  readonly kind: TaskKind;
  readonly words: string;
  readonly scene: Scene;
  /** days after the lesson was released; absent: today */
  readonly sentAfter?: number;
  readonly feedback?: { readonly after: number; readonly text: string };
}

/** One that has its feedback, one that is late, and two that wait: the present batch is in the second week of unit 4. */
const tasks: readonly DemoTask[] = [
  {
    email: 'sari@kancil.test',
    firstName: 'Alya',
    grade: 2,
    unit: 4,
    week: 1,
    kind: 'wfhart',
    words: 'Ini layang-layang aku. It is red and it can fly!',
    scene: { ground: '#D3E6F6', hill: '#1F6FB2', pictures: ['kite', 'sun-behind-cloud', 'kite'] },
    sentAfter: 1.7,
    feedback: {
      after: 3.3,
      text: 'Layang-layangmu indah sekali, Alya, dan kalimatmu sudah benar: It is red and it can fly! Coba ceritakan juga: who flies it with you?',
    },
  },
  {
    email: 'hendra@kancil.test',
    firstName: 'Michelle',
    grade: 2,
    unit: 3,
    week: 3,
    kind: 'assignment',
    words: 'My school bag: three books and one pencil case.',
    scene: { ground: '#C4E6D5', hill: '#0E7C5A', pictures: ['books', 'school', 'backpack'] },
    sentAfter: 1.7,
  },
  {
    email: 'hendra@kancil.test',
    firstName: 'Kevin',
    grade: 4,
    unit: 4,
    week: 1,
    kind: 'parents_and_me',
    words: 'Papa and I made breakfast and wrote the recipe.',
    scene: { ground: '#F9D5D1', hill: '#D6403C', pictures: ['cooked-rice', 'speech-balloon', 'egg'] },
    sentAfter: 4.5,
  },
  {
    email: 'andi@kancil.test',
    firstName: 'Andi Fajar',
    grade: 3,
    unit: 4,
    week: 1,
    kind: 'wfhart',
    words: 'This is my week. On Sunday I watch television.',
    scene: { ground: '#BFE0F2', hill: '#0E7C5A', pictures: ['calendar', 'television', 'alarm-clock'] },
  },
];

/** Children send in what they made, the teacher answers one, and the office has entered the public holidays. */
export const taskEvents = (ground: DemoContext, story: DemoState, now: Date): DemoEvent[] => [
  {
    at: daysAfter(now, -110),
    what: 'the public holidays are entered',
    happen: async () => {
      const thisYear = Number(dayInJakarta(now).slice(0, 4));
      const [first, end] = [calendarDate(`${thisYear - 1}-01-01`), calendarDate(`${thisYear + 2}-01-01`)];
      for (let day = first; compareDates(day, end) < 0; day = addDays(day, 1)) {
        const [name, nameIndo] = demoHoliday(day) ?? [];
        if (name && nameIndo) await enterHoliday(ground.tasks, { by: null, day, name, nameIndo });
      }
    },
  },
  ...tasks.flatMap((task) => eventsOf(ground, story, { task, now })),
];

const eventsOf = (
  ground: DemoContext,
  story: DemoState,
  { task, now }: { task: DemoTask; now: Date },
): DemoEvent[] => {
  const batch = demoBatches.find(({ name }) => name === 'present');
  if (!batch) throw new Error('the demo has a present batch');
  const released = releasedAt(daysOf(batch, now), task.unit, task.week);
  const { firstName, sentAfter, feedback } = task;
  let taskId = 0;
  return [
    {
      at: sentAfter === undefined ? daysAfter(now, -0.1) : daysAfter(released, sentAfter),
      what: `${firstName} sends in a task`,
      asksBank: true,
      happen: async () => {
        taskId = await send(ground, story, task);
      },
    },
    ...(feedback
      ? [
          {
            at: daysAfter(released, feedback.after),
            what: `the teacher answers ${firstName}`,
            happen: async () => {
              const families = 'every family' as EveryFamily;
              const { text } = feedback;
              assertAccepted(
                await reviewTask(
                  ground.tasks,
                  { families },
                  {
                    taskId,
                    by: await demoTeacherId(ground),
                    text,
                    praise: 'wonderful',
                    onceMore: false,
                  },
                ),
              );
            },
          },
        ]
      : []),
  ];
};

const send = async (
  { familyUploads, tasks: context }: DemoContext,
  story: DemoState,
  { email, firstName, grade, unit, week, kind, words, scene }: DemoTask,
): Promise<number> => {
  const { familyId } = required(story.parents, email);
  const childId = required(story.children, childKey(email, firstName));
  const courseId = required(story.lessons, lessonKey({ grade, unit, week, type: unitWeek }));
  const picture = await (await scenePainter())(scene);
  const about = { childId, courseId, name: 'my-picture.png', size: picture.length };
  const { uploadId } = assertAccepted(await beginFamilyUpload(familyUploads, familyId, about));
  const bytes = Readable.from([picture]);
  assertAccepted(await appendFamilyPart(familyUploads, familyId, { id: uploadId, offset: 0, bytes }));
  await familyUploads.preparations.idle();
  return assertAccepted(
    await sendTask(context, familyId, { childId, courseId, kind, words, uploadIds: [uploadId] }),
  );
};
