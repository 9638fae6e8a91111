import { releasedAt } from '../../domain/calendar/release.ts';
import { carriesVideo } from '../../domain/courses/course-type.ts';
import { firstGrade } from '../../domain/enrolment/grade.ts';
import { markWatched } from '../../server/courses/mark-watched.ts';
import { type DemoLesson, demoLessons } from '../curriculum.ts';
import { assertAccepted } from '../assert-accepted.ts';
import { type DemoState, type DemoContext, required, childKey, lessonKey } from '../demo-context.ts';
import { type DemoBatch, demoBatches } from '../years.ts';
import { type DemoEvent, daysAfter } from '../timeline.ts';
import { type Buyer, demoBuyers } from '../purchases.ts';
import { daysOf } from './years.ts';

/** Every how many videos one is missed. */
const missed = { all: Infinity, most: 4, none: 1 } as const;

/** The children watch the videos of their weeks on the Tuesday afternoon after. */
export const watchingEvents = (ground: DemoContext, story: DemoState, now: Date): DemoEvent[] =>
  demoBuyers.flatMap((buyer) =>
    lessonsOf(buyer)
      .map((lesson) => ({
        at: daysAfter(releasedAt(daysOf(batchOf(buyer), now), lesson.unit, lesson.week), 1.65),
        what: `${buyer.firstName} watches “${lesson.title.en}”`,
        happen: () => watch(ground, story, buyer, lesson),
      }))
      .filter(({ at }) => at < now),
  );

const batchOf = ({ buys }: Buyer): DemoBatch => {
  const batch = demoBatches.find(({ name }) => name === buys.batch);
  if (!batch) throw new Error(`there is no batch ${buys.batch}`);
  return batch;
};

const lessonsOf = ({ buys: { placedIn, watches = 'none' } }: Buyer) =>
  demoLessons
    .filter(({ grade, type }) => grade === (placedIn ?? firstGrade) && carriesVideo(type))
    .filter((_, place) => (place + 1) % missed[watches] !== 0);

const watch = async (ground: DemoContext, story: DemoState, buyer: Buyer, lesson: DemoLesson) => {
  const { familyId } = required(story.parents, buyer.email);
  const childId = required(story.children, childKey(buyer.email, buyer.firstName));
  assertAccepted(
    await markWatched(ground.courses, familyId, required(story.lessons, lessonKey(lesson)), childId),
  );
};
