import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CourseMaster } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { type OfficeTexts, inOffice, useTexts } from '../pattern/texts.ts';
import { apiQuery } from '../../hydrated/screen.ts';
import { notify } from '../../shell/notify.ts';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { useConfirmWords } from '../pattern/confirm-words.ts';
import { entryOf } from './course-entry.ts';
import { CourseForm } from './course-form.tsx';
import { useCourseWords } from './course-words.ts';
import { updateScreen } from '../pattern/form-screen.tsx';
import styles from '../pattern/office-form.module.css';

export const handle = { title: ({ admin }: OfficeTexts) => admin.courses.updateTitle };

const screen = updateScreen('courseId', (id) => apiQuery('GET /course/id/{id}', { params: { id } }));
export const loader = screen.loader;
export const clientLoader = screen.clientLoader;

export default function UpdateCourse() {
  const { courses } = useTexts().admin;
  const { key } = useLocation();
  const { course } = screen.useRecord();
  const { titleOf } = useCourseWords();
  return (
    <CourseForm
      // Saving may lead to the next course, whose form begins anew.
      key={`${course.master_course_id}-${key}`}
      title={courses.updateTitle}
      subject={titleOf(course)}
      initial={entryOf(course)}
      own={course}
      send={(form) => mutate('POST /course/update', { form })}
      submitLabel={courses.submitUpdate}
      after={<Removal course={course} />}
    />
  );
}

const Removal = ({ course }: { course: CourseMaster }) => {
  const { courses } = useTexts().admin;
  const navigate = useNavigate();
  const { titleOf } = useCourseWords();
  const words = useConfirmWords();
  const [asked, setAsked] = useState<CourseMaster | null>(null);
  const remove = useMutation({
    mutationFn: ({ master_course_id }: CourseMaster) =>
      mutate('DELETE /master-data/delete-one/{id}', { params: { id: master_course_id } }),
    onSuccess: async (_answer, removed) => {
      notify({
        severity: 'success',
        message: inOffice(({ admin }) => admin.courses.deleted(titleOf(removed))),
      });
      await navigate(paths.adminCourses);
    },
    onSettled: () => setAsked(null),
  });
  return (
    <div className={`${styles.card} ${styles.removal}`}>
      <h2>{courses.remove}</h2>
      <p>{courses.removeText}</p>
      <Button variant="outline" color="rosella" onClick={() => setAsked(course)}>
        {courses.delete}
      </Button>
      <ConfirmDialog
        subject={asked}
        words={words}
        ask={(one) => courses.askDelete(titleOf(one))}
        note={() => courses.removeText}
        isDestructive={() => true}
        busy={remove.isPending}
        onYes={(one) => remove.mutate(one)}
        onNo={() => setAsked(null)}
      />
    </div>
  );
};
