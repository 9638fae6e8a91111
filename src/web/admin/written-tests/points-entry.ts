import * as z from 'zod/mini';
import { problem } from '../../../contract/fields.ts';
import type { WrittenTestWork } from '../../../contract/written-test-objects.ts';

type Writing = NonNullable<WrittenTestWork['work']>['writing'];

/** The name of the field for the points of a task, from 0. */
export const pointsAt = (place: number) => `points${place}`;

/** A number from 0 to so many, as it is typed. */
export const typedNumber = (most: number) =>
  z.string().check(
    z.refine((text) => text.trim() !== '', { error: problem('required'), abort: true }),
    z.refine((text) => /^\s*\d{1,3}\s*$/.test(text), { error: problem('invalid'), abort: true }),
    z.refine((text) => Number(text) <= most, { error: problem('points_beyond') }),
  );

/** The points of a test's tasks as a form takes them: each at most what its task gives. */
export const pointsSchema = (writing: Writing) =>
  z.object(Object.fromEntries(writing.map(({ of }, place) => [pointsAt(place), typedNumber(of)])));

export type PointsEntry = Record<string, string>;

export const pointsIn = ({ work }: Pick<WrittenTestWork, 'work'>): PointsEntry =>
  Object.fromEntries(
    (work?.writing ?? []).map(({ points }, place) => [
      pointsAt(place),
      points === null ? '' : String(points),
    ]),
  );

/** What is sent of an entry: a number for each task. */
export const sentPoints = (writing: Writing, entry: Readonly<Record<string, unknown>>): number[] =>
  writing.map((_, place) => Number(entry[pointsAt(place)]));
