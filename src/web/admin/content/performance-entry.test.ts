import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../app/form-problems.ts';
import { type PerformanceEntry, emptyPerformance, performanceForm } from './performance-entry.ts';

const video = new File(['…'], 'batik.mp4', { type: 'video/mp4' });
const batik: PerformanceEntry = {
  category: '2',
  titleEN: 'My batik fish',
  titleID: 'Ikan batikku',
  descriptionEN: 'Rafi drew it and tells us about it.',
  descriptionID: 'Rafi menggambarnya dan bercerita.',
  published: 'true',
  child_id: '',
  video,
};

describe('a student performance', () => {
  test('needs a title and a description in both languages, its category and a video', () => {
    expect(problemsOf(performanceForm(false), emptyPerformance)).toEqual({
      category: 'performance_category_required',
      titleEN: 'required',
      titleID: 'required',
      descriptionEN: 'required',
      descriptionID: 'required',
      video: 'required',
    });
    expect(problemsOf(performanceForm(false), batik)).toEqual({});
  });
  test('may keep the video that is there', () => {
    expect(problemsOf(performanceForm(true), { ...batik, video: null })).toEqual({});
  });
  test('is no news', () => {
    expect(problemsOf(performanceForm(false), { ...batik, category: '1' })).toEqual({
      category: 'performance_category_invalid',
    });
  });
});
