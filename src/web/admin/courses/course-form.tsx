import { NativeSelect } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { units, weeksOfUnit } from '../../../domain/calendar/unit-and-week.ts';
import { carriesVideo, courseTypes, isCourseType } from '../../../domain/courses/course-type.ts';
import { grades } from '../../../domain/enrolment/grade.ts';
import type { CourseMaster } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import type { CallOptions } from '../../frame/api.ts';
import { inOffice, useTexts } from '../pattern/texts.ts';
import { notify } from '../../shell/notify.ts';
import { type CourseEntry, courseForm, courseUpload } from './course-entry.ts';
import { isCourseThere, nextCourse, useCourseRecord } from './course-record.ts';
import { CourseVideo } from './course-video.tsx';
import { useCourseWords } from './course-words.ts';
import styles from '../pattern/office-form.module.css';
import { SamePlaceNote } from './same-place-note.tsx';
import { FormScreen } from '../pattern/form-screen.tsx';
import { LimitedInput, LimitedTextarea } from '../pattern/limited-text.tsx';
import { useRecordForm } from '../pattern/record-form.ts';
import { UploadOverlay } from '../pattern/upload-overlay.tsx';

interface Props {
  title: string;
  /** the title of the course that is changed */
  subject?: string;
  initial: CourseEntry;
  /** the course that is changed */
  own?: CourseMaster;
  send: (form: FormData, options: CallOptions) => Promise<{ message: string; course: CourseMaster }>;
  submitLabel: string;
  /** below the form */
  after?: ReactNode;
}

/** A lesson of the plan: words in both languages, its place, its type and its video. */
export const CourseForm = ({ title, subject, initial, own, send, submitLabel, after }: Props) => {
  const { courses } = useTexts().admin;
  const current = own?.video_url ?? null;
  const schema = useMemo(() => courseForm(current !== null), [current]);
  const record = useCourseRecord(own);
  const [share, setShare] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  const recordForm = useRecordForm(schema, {
    name: own ? `course-${own.master_course_id}` : 'new-course',
    initialValues: initial,
    record,
    isCreated: own ? undefined : isCourseThere,
    next: own ? () => nextCourse(own.master_course_id) : 'same form',
    send: async ({ video, ...entry }, from) => {
      sending.current = new AbortController();
      if (video) setShare(0);
      const upload = courseUpload({ ...entry, ...from }, video, own?.master_course_id);
      try {
        return await send(upload, { signal: sending.current.signal, ...(video && { onProgress: setShare }) });
      } finally {
        setShare(null);
      }
    },
    // What the server said about the file itself.
    beside: { too_large: 'video', wrong_kind_of_file: 'video' },
    listAt: paths.adminCourses,
    created: own ? undefined : ({ course }) => course,
  });
  const { form, field } = recordForm;
  const cancel = () => {
    sending.current?.abort();
    notify({ severity: 'info', message: inOffice((texts) => texts.admin.courses.uploadCancelled) });
  };
  const { values } = form;
  const type = values.courseType === '' ? Number.NaN : Number(values.courseType);
  return (
    <FormScreen
      title={title}
      {...(subject !== undefined && { subject })}
      listAt={paths.adminCourses}
      form={recordForm}
      submitLabel={submitLabel}
      after={
        <>
          <UploadOverlay share={share} onCancel={cancel} />
          {after}
        </>
      }
    >
      <div className={styles.card}>
        <h2>{courses.texts}</h2>
        <div className={styles.pair}>
          <LimitedInput {...field('titleEN')} autoComplete="off" limit={200} />
          <LimitedInput {...field('titleID')} autoComplete="off" limit={200} lang="id" />
          <LimitedTextarea {...field('descriptionEN')} rows={4} limit={5000} />
          <LimitedTextarea {...field('descriptionID')} rows={4} limit={5000} lang="id" />
        </div>
      </div>
      <div className={styles.card}>
        <h2>{courses.place}</h2>
        <PlaceFields field={field} />
        <SamePlaceNote entry={values} {...(own && { own: own.master_course_id })} />
      </div>
      <div className={styles.card}>
        <h2>{courses.video}</h2>
        <CourseVideo
          current={current}
          picked={values.video}
          onPick={(file) => form.setFieldValue('video', file)}
          needed={isCourseType(type) ? carriesVideo(type) : null}
          error={field('video').error}
        />
      </div>
    </FormScreen>
  );
};

type Field = GetInputPropsReturnType & { name: string; label: string; error: ReactNode };
type Choice = 'grade' | 'unit' | 'week' | 'courseType';

const PlaceFields = ({ field }: { field: (name: Choice) => Field }) => {
  const { courses } = useTexts().admin;
  const { typeOf } = useCourseWords();
  const choice = (name: Choice, label: string, options: readonly (readonly [number, string])[]) => (
    // The agreed messages name all three fields Grade, so their labels tell them apart.
    <NativeSelect {...field(name)} label={label}>
      <option value="">{courses.choose}</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </NativeSelect>
  );
  const named = (numbers: readonly number[]) => numbers.map((number) => [number, String(number)] as const);
  return (
    <div className={styles.four}>
      {choice('week', courses.week, named(weeksOfUnit))}
      {choice('unit', courses.unit, named(units))}
      {choice('grade', courses.grade, named(grades))}
      {choice(
        'courseType',
        courses.typeFilter,
        courseTypes.map((type) => [type, typeOf(type)] as const),
      )}
    </div>
  );
};
