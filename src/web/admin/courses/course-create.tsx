import { useState } from 'react';
import { useLocation } from 'react-router';
import { mutate } from '../../app/mutations.ts';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { CourseForm } from './course-form.tsx';

export const handle = { title: ({ admin }: OfficeTexts) => admin.courses.createTitle };

export default function CreateCourse() {
  const { courses } = useTexts().admin;
  const { key } = useLocation();
  const [round, setRound] = useState(0);
  return (
    <CourseForm
      title={courses.createTitle}
      key={`${key}-${round}`}
      send={(form, how) => mutate('POST /master-data/add', { form }, how)}
      startAnew={() => setRound(round + 1)}
      submitLabel={courses.submitCreate}
    />
  );
}
