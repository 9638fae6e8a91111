import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { unitWeek } from '../../domain/courses/course-type.ts';
import { createCourseMaster } from '../../server/courses/create-course.ts';
import { type StoredVideo, keepVideo } from '../../server/courses/keep-video.ts';
import type { ReceivedFile } from '../../server/platform/http/upload.ts';
import { writeWords } from '../../server/words/write-words.ts';
import type { Files } from '../../server/providers/files/files.ts';
import { demoCaptions } from '../captions.ts';
import { type DemoLesson, demoLessons } from '../curriculum.ts';
import { assertAccepted } from '../assert-accepted.ts';
import { type DemoState, type DemoContext, lessonKey } from '../demo-context.ts';
import { demoWords } from '../words.ts';
import { demoBatches } from '../years.ts';
import { type DemoEvent, daysAfter } from '../timeline.ts';

const videoFolder = join(import.meta.dirname, '../videos');

/** A video of the demo as an upload leaves it. */
export const uploadedVideo = async (files: Files, name: string): Promise<ReceivedFile> => {
  const stream = createReadStream(join(videoFolder, `${name}.mp4`));
  return { ...(await files.temporary().receive(stream)), type: 'video/mp4' };
};

/** Staff enter the whole curriculum before the first batch; one uploaded video serves all lessons of its theme. */
export const lessonEvents = (ground: DemoContext, story: DemoState, now: Date): DemoEvent[] => [
  {
    at: daysAfter(now, firstWeek * 7 - 7),
    what: 'the lessons are entered',
    happen: async () => {
      const stored = new Map<string, StoredVideo>();
      for (const lesson of demoLessons) await enter(ground, story, lesson, stored);
    },
  },
];

const firstWeek = Math.min(...demoBatches.map((batch) => batch.createdInWeek));

const enter = async (
  { courses, placement }: DemoContext,
  story: DemoState,
  lesson: DemoLesson,
  stored: Map<string, StoredVideo>,
) => {
  const { title, description, grade, unit, week, type, video } = lesson;
  if (video !== null && !stored.has(video))
    stored.set(
      video,
      assertAccepted(await keepVideo(courses.files, await uploadedVideo(courses.files, video))),
    );
  const details = {
    titleEN: title.en,
    titleID: title.id,
    descriptionEN: description.en,
    descriptionID: description.id,
    grade,
    unit,
    week,
    courseType: type,
    ...demoCaptions(video),
  };
  const course = assertAccepted(
    await createCourseMaster(courses, null, details, video === null ? undefined : stored.get(video)),
  );
  story.lessons.set(lessonKey(lesson), course.id);
  const words = wordsOf(lesson);
  if (words.length > 0)
    assertAccepted(
      await writeWords(placement, {
        by: null,
        courseId: course.id,
        version: undefined,
        words: words.map((word) => ({ ...word, recording: null })),
      }),
    );
};

/** The weekly videos teach words; the other lessons do not. */
const wordsOf = ({ grade, unit, week, type }: DemoLesson) =>
  type === unitWeek && week !== 4 ? demoWords(grade, unit, week) : [];
