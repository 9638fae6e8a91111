import { describe, expect, test } from 'vitest';
import { carriesVideo, courseTypes, isCourseType, videoRefusal } from './course-type.ts';

test('the welcoming video (0) and the unit week (2) carry a video, the others do not', () => {
  expect(courseTypes.filter(carriesVideo)).toEqual([0, 2]);
});

test('there are types 0 to 4', () => {
  expect([-1, 0, 4, 5, 1.5].map(isCourseType)).toEqual([false, true, true, false, false]);
});

describe('a course is saved', () => {
  test('with a video when its type carries one', () => {
    expect(videoRefusal({ type: 2, uploaded: false, kept: false })).toBe('video_required');
    expect(videoRefusal({ type: 0, uploaded: false, kept: false })).toBe('video_required');
    expect(videoRefusal({ type: 2, uploaded: true, kept: false })).toBeNull();
  });
  test('with the video it had, also when it comes back to a type that carries one', () => {
    expect(videoRefusal({ type: 2, uploaded: false, kept: true })).toBeNull();
  });
  test('without a video when its type carries none', () => {
    expect(videoRefusal({ type: 1, uploaded: false, kept: false })).toBeNull();
    expect(videoRefusal({ type: 4, uploaded: false, kept: false })).toBeNull();
  });
});
