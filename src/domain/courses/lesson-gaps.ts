import type { CourseMaster } from './course-master.ts';
import { unitWeek } from './course-type.ts';

/** What the video of a lesson can be without. */
export const lessonGaps = ['words', 'captions'] as const;
export type LessonGap = (typeof lessonGaps)[number];

/**
 * What a lesson with a video still lacks: words that can be asked, which the main video of a week teaches, and captions in both
 * languages (rule R379).
 * @param has how many words can be asked, and in how many languages there are captions
 */
export const gapsOf = (
  { type, hasVideo }: Pick<CourseMaster, 'type' | 'hasVideo'>,
  has: Readonly<Record<LessonGap, number>>,
): LessonGap[] => {
  const needed = { words: hasVideo && type === unitWeek ? 1 : 0, captions: hasVideo ? 2 : 0 };
  return lessonGaps.filter((gap) => has[gap] < needed[gap]);
};
