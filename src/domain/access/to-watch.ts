import { goesFirst } from '../courses/goes-first.ts';
import { type ChildLesson, isPlayable } from './child-lessons.ts';

/** The videos that a child may play and has not watched, in the order in which they are to be watched (rule R175). */
export const toWatch = <Lesson extends ChildLesson>(lessons: readonly Lesson[]): readonly Lesson[] =>
  lessons
    .filter((lesson) => isPlayable(lesson) && lesson.watchedAt === null)
    .toSorted((a, b) => goesFirst(going(a), going(b)));

const going = ({ goneAt, master: { type } }: ChildLesson) => ({ goneAt, type });
