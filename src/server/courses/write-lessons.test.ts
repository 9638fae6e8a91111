import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ChildCourse } from '../../contract/objects.ts';
import { closedReasons } from '../../domain/access/lesson-access.ts';
import type { EveryFamily, OwnFamilyId } from '../../domain/access/family-scope.ts';
import { courseTypes } from '../../domain/courses/course-type.ts';
import { type JsonPiece, WrittenReply } from '../platform/http/written-reply.ts';
import { type ShownLesson, presentChildCourse } from './present-course.ts';
import { lessonWriter } from './write-lessons.ts';

const scopes = ['every family' as EveryFamily, 7 as OwnFamilyId] as const;
const texts = fc.string({ unit: 'binary', maxLength: 30 });
const instants = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2028-01-01'),
  noInvalidDate: true,
});

const anyLesson: fc.Arbitrary<ShownLesson> = fc
  .record({
    master: fc
      .record({
        id: fc.integer({ min: 1 }),
        grade: fc.constantFrom(2, 6),
        unit: fc.constantFrom(1, 9),
        week: fc.constantFrom(1, 4),
        type: fc.constantFrom(...courseTypes),
        title: texts,
        titleIndo: texts,
        description: texts,
        descriptionIndo: texts,
        videoKey: fc.constantFrom(null, 'lessons/0a1b2c3d-4e5f.mp4'),
        words: fc.integer({ min: 0, max: 12 }),
        version: fc.integer({ min: 1 }),
      })
      .map((course) => ({ ...course, hasVideo: course.videoKey !== null })),
    releasedAt: fc.constantFrom(new Date('2026-08-10'), new Date('2026-08-17')),
    daysThere: fc.constantFrom(7, 14),
    watchedAt: fc.option(instants),
    playedAt: fc.option(instants),
    state: fc.constantFrom('SCHEDULED', 'AVAILABLE', 'WATCHED', 'EXPIRED'),
    access: fc.record({
      reason: fc.constantFrom(null, ...closedReasons),
      openedBy: fc.option(fc.record({ billId: fc.integer({ min: 1 }) })),
      paidFor: fc.boolean(),
    }),
  })
  .map(({ daysThere, ...lesson }) => ({
    ...lesson,
    goneAt: new Date(lesson.releasedAt.getTime() + daysThere * 24 * 60 * 60 * 1000),
  }));

test('lessons are written as they are presented, with the fields of the contract and no other', () => {
  fc.assert(
    fc.property(fc.constantFrom(...scopes), fc.array(anyLesson, { maxLength: 4 }), (scope, lessons) => {
      const write = lessonWriter(scope, 12);
      const present = presentChildCourse(scope, 12);
      const fields: JsonPiece[] = ['"one":'];
      write.one(fields, lessons[0] ?? null);
      fields.push(',"all":');
      write.list(fields, lessons);
      const reply = new WrittenReply(fields);
      const { code, one, all } = JSON.parse(reply.within({ code: 200 }, String));
      expect(code).toBe(200);
      expect(one).toEqual(lessons[0] ? present(lessons[0]) : null);
      expect(all).toEqual(lessons.map(present));
      expect(z.parse(z.array(ChildCourse), all)).toEqual(all);
    }),
  );
});

test('a course whose description is closed to a child is written without it, after one to whom it is open', () => {
  const master = {
    id: 3,
    grade: 2,
    unit: 1,
    week: 1,
    type: 1,
    title: 'Talk',
    titleIndo: 'Bicara',
    description: 'https://zoom.example/j/1',
    descriptionIndo: 'https://zoom.example/j/2',
    videoKey: null,
    words: 0,
    hasVideo: false,
    version: 1,
  } as const;
  const at = {
    releasedAt: new Date('2026-08-10'),
    goneAt: new Date('2026-08-24'),
    watchedAt: null,
    playedAt: null,
  };
  const write = lessonWriter(7 as OwnFamilyId, 12);
  const lesson = (reason: null | 'BILL_UNPAID'): ShownLesson => ({
    master,
    ...at,
    state: 'AVAILABLE',
    access: { reason, openedBy: null, paidFor: reason === null },
  });
  const written = (one: ShownLesson) => {
    const fields: JsonPiece[] = ['"one":'];
    write.one(fields, one);
    return new WrittenReply(fields).within({ code: 200 }, String);
  };
  expect(written(lesson(null))).toContain('zoom.example');
  expect(written(lesson('BILL_UNPAID'))).not.toContain('zoom.example');
});
