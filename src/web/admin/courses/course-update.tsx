import { Button } from '@mantine/core';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { CourseMaster } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { type OfficeTexts, inOffice, useTexts } from '../pattern/texts.ts';
import { type ScreenQueries, ask, prefetch } from '../../hydrated/screen.ts';
import { notify } from '../../shell/notify.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { ConfirmDialog } from '../../ui/app/confirm-dialog.tsx';
import { useConfirmWords } from '../pattern/confirm-words.ts';
import { entryOf } from './course-entry.ts';
import { CourseForm } from './course-form.tsx';
import { useCourseWords } from './course-words.ts';
import { COURSES } from './courses-query.ts';
import { ensureFresh } from '../pattern/ensure-fresh.ts';
import { OfficeBack } from '../pattern/office-back.tsx';
import styles from '../pattern/office-form.module.css';
import { wantedId } from '../pattern/wanted-id.ts';

export const handle = { title: ({ admin }: OfficeTexts) => admin.courses.updateTitle };

const courseQuery = (id: string | undefined) => ask('GET /course/id/{id}', { params: { id: wantedId(id) } });
const queries: ScreenQueries = ({ params }) => [courseQuery(params['courseId'])];
export const loader = prefetch(queries);
export const clientLoader = ensureFresh(queries);

export default function UpdateCourse() {
  const { courses } = useTexts().admin;
  const { course } = useSuspenseQuery(courseQuery(useParams()['courseId'])).data;
  const { titleOf } = useCourseWords();
  const toList = useWayToList();
  const id = course.master_course_id;
  return (
    <div className={styles.screen}>
      <PageHead title={courses.updateTitle} />
      <OfficeBack to={paths.adminCourses} />
      <h1>{courses.updateTitle}</h1>
      <p className={styles.subject}>{titleOf(course)}</p>
      <CourseForm
        initial={entryOf(course)}
        own={{ id, videoUrl: course.video_url }}
        send={(form, options) => mutate('POST /course/update', { form }, options)}
        onSaved={toList}
        submitLabel={courses.submitUpdate}
      />
      <Removal course={course} onRemoved={toList} />
    </div>
  );
}

const useWayToList = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return () => {
    client.removeQueries({ queryKey: [COURSES] });
    return navigate(paths.adminCourses);
  };
};

const Removal = ({ course, onRemoved }: { course: CourseMaster; onRemoved: () => unknown }) => {
  const { courses } = useTexts().admin;
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
      await onRemoved();
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
        busy={remove.isPending}
        onYes={(one) => remove.mutate(one)}
        onNo={() => setAsked(null)}
      />
    </div>
  );
};
