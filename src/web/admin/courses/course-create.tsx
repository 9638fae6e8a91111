import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { mutate } from '../../hydrated/mutations.ts';
import { type OfficeTexts, useTexts } from '../pattern/texts.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { emptyCourse } from './course-entry.ts';
import { CourseForm } from './course-form.tsx';
import { COURSES } from './courses-query.ts';
import { OfficeBack } from '../pattern/office-back.tsx';
import styles from '../pattern/office-form.module.css';

export const handle = { title: ({ admin }: OfficeTexts) => admin.courses.createTitle };

export default function CreateCourse() {
  const { courses } = useTexts().admin;
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <div className={styles.screen}>
      <PageHead title={courses.createTitle} />
      <OfficeBack to={paths.adminCourses} />
      <h1>{courses.createTitle}</h1>
      <CourseForm
        initial={emptyCourse}
        send={(form, options) => mutate('POST /master-data/add', { form }, options)}
        onSaved={() => {
          client.removeQueries({ queryKey: [COURSES] });
          return navigate(paths.adminCourses);
        }}
        submitLabel={courses.submitCreate}
      />
    </div>
  );
}
