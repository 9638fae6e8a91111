import { mutate } from '../../hydrated/mutations.ts';
import { type OfficeTexts, useTexts } from '../pattern/texts.ts';
import { emptyCourse } from './course-entry.ts';
import { CourseForm } from './course-form.tsx';

export const handle = { title: ({ admin }: OfficeTexts) => admin.courses.createTitle };

export default function CreateCourse() {
  const { courses } = useTexts().admin;
  return (
    <CourseForm
      title={courses.createTitle}
      initial={emptyCourse}
      send={(form, options) => mutate('POST /master-data/add', { form }, options)}
      submitLabel={courses.submitCreate}
    />
  );
}
