import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../app/form-problems.ts';
import { type CourseEntry, courseForm, emptyCourse } from './course-entry.ts';

const oralTest: CourseEntry = {
  titleEN: 'Oral test',
  titleID: 'Tes lisan',
  descriptionEN: 'Speak up',
  descriptionID: 'Ayo bicara',
  grade: '2',
  unit: '3',
  week: '4',
  courseType: '3',
  video: null,
  captionsEN: null,
  captionsID: null,
};
const video = new File(['…'], 'animals.mp4', { type: 'video/mp4' });

describe('a course', () => {
  test('can be sent without a video when its type needs none', () => {
    expect(problemsOf(courseForm(false), oralTest)).toEqual({});
  });
  test('needs a video when it is a Welcoming video or a Unit week, also while other fields are empty', () => {
    expect(problemsOf(courseForm(false), { ...oralTest, courseType: '0' })).toEqual({ video: 'required' });
    expect(problemsOf(courseForm(false), { ...oralTest, courseType: '2', titleEN: '' })).toEqual({
      titleEN: 'required',
      video: 'required',
    });
    expect(problemsOf(courseForm(false), { ...oralTest, courseType: '2', video })).toEqual({});
  });
  test('may keep the video that is there', () => {
    expect(problemsOf(courseForm(true), { ...oralTest, courseType: '2' })).toEqual({});
  });
  test('is not sent with captions that are none, as which the entry keeps the name of a file', () => {
    expect(problemsOf(courseForm(true), { ...oralTest, captionsEN: 'script.vtt', captionsID: '' })).toEqual({
      captionsEN: 'not_captions',
    });
  });
  test('asks for everything else when it is empty', () => {
    expect(problemsOf(courseForm(false), emptyCourse)).toEqual({
      titleEN: 'required',
      titleID: 'required',
      descriptionEN: 'required',
      descriptionID: 'required',
      grade: 'required',
      unit: 'required',
      week: 'required',
      courseType: 'required',
    });
  });
});
