import { ask } from '../../hydrated/screen.ts';

/** What a child's page and its lessons ask about one child. */
export const accessQuery = (childId: number) =>
  ask('POST /childs/billing-status', { body: { child_id: childId } });

export const billsQuery = (childId: number) => ask('GET /child/billing/{childId}', { params: { childId } });

export const lessonsQuery = (childId: number) =>
  ask('GET /course/child-course/{childId}', { params: { childId } });

export const latestYearQuery = (childId: number) =>
  ask('GET /childs/last-academic-year/{childId}', { params: { childId } });

export const nextGradeQuery = (childId: number) =>
  ask('POST /grade/next-grade', { body: { child_id: childId } });
