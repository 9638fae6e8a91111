import { NativeSelect } from '@mantine/core';
import type { GetInputPropsReturnType } from '@mantine/form';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { units, weeksOfUnit } from '../../../domain/calendar/unit-and-week.ts';
import { carriesVideo, courseTypes, isCourseType } from '../../../domain/courses/course-type.ts';
import { grades } from '../../../domain/enrolment/grade.ts';
import type { CourseMaster } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { type OfficeTexts, inOffice, useTexts } from '../pattern/texts.ts';
import { messageOf, notify } from '../../shell/notify.ts';
import { type CourseEntry, courseForm, courseUpload } from './course-entry.ts';
import { isCourseThere, nextCourse, useCourseRecord } from './course-record.ts';
import { CourseVideo } from './course-video.tsx';
import { useCourseWords } from './course-words.ts';
import styles from '../pattern/office-form.module.css';
import { SamePlaceNote } from './same-place-note.tsx';
import { cancelUpload, forgetFile, queueSave, stopSave, takeReopened } from '../pattern/uploads.ts';
import { useCourseUpload } from './course-upload.ts';
import { FormScreen } from '../pattern/form-screen.tsx';
import { LimitedInput, LimitedTextarea } from '../pattern/limited-text.tsx';
import { type LeftSave, useRecordForm } from '../pattern/record-form.ts';
import { UploadOverlay } from '../pattern/upload-overlay.tsx';

interface Props {
  title: string;
  /** the title of the course that is changed */
  subject?: string;
  initial: CourseEntry;
  /** the course that is changed */
  own?: CourseMaster;
  send: (form: FormData) => Promise<{ message: string; course: CourseMaster }>;
  /** shows the form anew, for another course */
  startAnew?: () => void;
  submitLabel: string;
  /** below the form */
  after?: ReactNode;
}

/** A lesson of the plan: words in both languages, its place, its type and its video. */
export const CourseForm = ({ title, subject, initial, own, send, submitLabel, startAnew, after }: Props) => {
  const texts = useTexts();
  const { courses } = texts.admin;
  const language = useLanguage();
  const { titleOf } = useCourseWords();
  const current = own?.video_url ?? null;
  const schema = useMemo(() => courseForm(current !== null), [current]);
  const record = useCourseRecord(own);
  const name = own ? `course-${own.master_course_id}` : 'new-course';
  const sending = useCourseUpload(name);
  const left = useRef<{ file: File; subject: string } | null>(null);
  const [isLeft, setLeft] = useState(false);
  const recordForm = useRecordForm(schema, {
    name,
    initialValues: initial,
    record,
    isCreated: own ? undefined : isCourseThere,
    next: own ? () => nextCourse(own.master_course_id) : 'same form',
    send: ({ video, ...entry }, from) => {
      const save = (sent: { video_upload?: string }) =>
        send(courseUpload({ ...(own && { id: own.master_course_id }), ...entry, ...from, ...sent }));
      return video ? sending.saveWith(video, (video_upload) => save({ video_upload })) : save({});
    },
    onLeftSave: (ended) => {
      if (!left.current) return;
      const { file, subject: saved } = left.current;
      if (ended.kind === 'saved') {
        forgetFile(file);
        notify({ severity: 'success', message: inOffice(({ admin }) => admin.uploads.saved(saved)) });
      } else stopSave(file, reasonOf(ended, texts));
    },
    // What the server said about the file itself.
    beside: {
      too_large: 'video',
      wrong_kind_of_file: 'video',
      video_unplayable: 'video',
      upload_unusable: 'video',
      too_many_unused_uploads: 'video',
    },
    listAt: paths.adminCourses,
    updated: {
      rowIn: ({ course }) => course,
      about: (course) => (words) => words.admin.feedback.updated(titleOf(course)),
    },
    about:
      ({ course }) =>
      (words) =>
        words.admin.feedback.created(titleOf(course)),
    created: own ? undefined : ({ course }) => course,
  });
  const { form, field } = recordForm;
  const { values } = form;
  const { video } = values;
  const { follow } = sending;
  useEffect(() => follow(video, () => form.setFieldValue('video', null)));
  useEffect(() => {
    const file = takeReopened(name);
    if (file) form.setFieldValue('video', file);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the form is opened
  }, []);
  const cancel = () => {
    if (sending.waiting) cancelUpload(sending.waiting.file);
    notify({ severity: 'info', message: inOffice(({ admin }) => admin.courses.uploadCancelled) });
  };
  const goOn = async () => {
    // The form of a course whose save was queued before: it is left again.
    if (!video || sending.waiting?.save) return recordForm.leadOn();
    const typed = language === 'id' ? values.titleID : values.titleEN;
    const saved = subject ?? typed;
    left.current = { file: video, subject: saved };
    // Over a cut line it takes a while until the next screen is there.
    setLeft(true);
    const address = own ? paths.adminCourse(own.master_course_id) : paths.adminNewCourse;
    queueSave(video, { form: name, subject: saved, address, draft: recordForm.leaveSaving() });
    notify({ severity: 'info', message: inOffice(({ admin }) => admin.uploads.goesOn(saved)) });
    return startAnew && recordForm.wantsNext() ? startAnew() : recordForm.leadOn();
  };
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
          <UploadOverlay
            upload={isLeft ? null : sending.waiting}
            onCancel={cancel}
            onGoOn={() => void goOn()}
          />
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
          upload={sending.ownOf(video)}
          refused={sending.refused}
          picked={video}
          onPick={(file) => form.setFieldValue('video', file)}
          needed={isCourseType(type) ? carriesVideo(type) : null}
          error={field('video').error}
        />
      </div>
    </FormScreen>
  );
};

/** Why a save whose form was left did not come about. */
const reasonOf = (ended: Exclude<LeftSave<unknown>, { kind: 'saved' }>, texts: OfficeTexts): string => {
  const { changed, unsure } = texts.admin.uploads;
  if (ended.kind === 'failed') return messageOf(ended.error)(texts);
  return ended.kind === 'overtaken' ? changed : unsure;
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
