import { welcome } from './course-type.ts';

/** Of a lesson, when it goes and what it is. */
export interface Going {
  readonly goneAt: Date;
  readonly type: number;
}

/** The order in which lessons are watched: what goes first, of what goes together the welcome before the others (rule R175). */
export const goesFirst = (a: Going, b: Going): number =>
  a.goneAt.getTime() - b.goneAt.getTime() || Number(a.type !== welcome) - Number(b.type !== welcome);
