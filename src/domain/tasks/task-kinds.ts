import type { PerformanceCategory } from '../content/categories.ts';

/** What a family sends in for a lesson: #WFHArt, My Parents & Me, or an assignment (rule R201). */
export const taskKinds = ['wfhart', 'parents_and_me', 'assignment'] as const;
export type TaskKind = (typeof taskKinds)[number];

/** How many files a task holds at most (rule R201). */
export const MOST_TASK_FILES = 3;
/** Letters that the child or its parent may write to a task. */
export const MOST_TASK_WORDS = 500;

const categories: Readonly<Record<TaskKind, PerformanceCategory>> = {
  wfhart: 2,
  parents_and_me: 3,
  assignment: 4,
};

/** Among which student performances a task of this kind is shown (rule R204). */
export const performanceCategoryOf = (kind: TaskKind): PerformanceCategory => categories[kind];
