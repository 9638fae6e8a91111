import { type ChildLesson, isPlayable } from './child-lessons.ts';
import { welcome } from '../courses/course-type.ts';

/**
 * The videos that a child may play and has not watched: what goes first before the others, of what goes together the
 * welcome before the week's (rule R175).
 */
export const toWatch = <Lesson extends ChildLesson>(lessons: readonly Lesson[]): readonly Lesson[] =>
  lessons
    .filter((lesson) => isPlayable(lesson) && lesson.watchedAt === null)
    .toSorted((a, b) => a.goneAt.getTime() - b.goneAt.getTime() || afterWelcome(a) - afterWelcome(b));

const afterWelcome = ({ master }: ChildLesson): number => (master.type === welcome ? 0 : 1);
