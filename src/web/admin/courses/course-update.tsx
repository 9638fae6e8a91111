import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CourseMaster } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { mutate } from '../../app/mutations.ts';
import { AskForDeletion } from '../list/ask-for-deletion.tsx';
import { type OfficeTexts, useTexts } from '../list/texts.ts';
import { apiQuery } from '../../app/screen.ts';
import { Button } from '../../ui/app/button.tsx';
import { CourseForm } from './course-form.tsx';
import { useCourseWords } from './course-words.ts';
import { updateScreen } from '../form/form-screen.tsx';
import { recordId } from '../list/record-id.ts';
import styles from '../list/office-form.module.css';
import { WordsPart } from './words-part.tsx';

export const handle = { title: ({ admin }: OfficeTexts) => admin.courses.updateTitle };

const screen = updateScreen('courseId', (id) =>
  apiQuery('GET /course/id/{id}', { params: { id: recordId(id) } }),
);
export const loader = screen.loader;
export const clientLoader = screen.clientLoader;

export default function UpdateCourse() {
  const { courses } = useTexts().admin;
  const { key } = useLocation();
  const { course, captions } = screen.useRecord();
  const { titleOf } = useCourseWords();
  return (
    <CourseForm
      // Saving may lead to the next course, whose form begins anew.
      key={`${course.master_course_id}-${key}`}
      title={courses.updateTitle}
      subject={titleOf(course)}
      own={course}
      captions={captions}
      send={(form, how) => mutate('POST /course/update', { form }, how)}
      submitLabel={courses.submitUpdate}
      after={
        <>
          {course.video_url !== null && <WordsPart courseId={course.master_course_id} />}
          <Removal course={course} />
        </>
      }
    />
  );
}

const Removal = ({ course }: { course: CourseMaster }) => {
  const { courses } = useTexts().admin;
  const navigate = useNavigate();
  const { titleOf } = useCourseWords();
  const [asked, setAsked] = useState<CourseMaster | null>(null);
  return (
    <div className={`${styles.card} ${styles.removal}`}>
      <h2>{courses.remove}</h2>
      <p>{courses.removeText}</p>
      <Button variant="outline" color="rosella" onClick={() => setAsked(course)}>
        {courses.delete}
      </Button>
      <AskForDeletion
        asked={asked}
        ask={(one) => courses.askDelete(titleOf(one))}
        note={courses.removeText}
        nameOf={titleOf}
        remove={({ master_course_id: id }) =>
          mutate('DELETE /master-data/delete-one/{id}', { params: { id } })
        }
        onEnd={() => setAsked(null)}
        onDone={() => navigate(paths.adminCourses)}
      />
    </div>
  );
};
