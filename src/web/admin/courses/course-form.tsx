import type { GetInputPropsReturnType } from '@mantine/form';
import { type ReactNode, useMemo } from 'react';
import { units, weeksOfUnit, isUnit, isWeek } from '../../../domain/calendar/unit-and-week.ts';
import { carriesVideo, courseTypes, isCourseType } from '../../../domain/courses/course-type.ts';
import { grades } from '../../../domain/enrolment/grade.ts';
import type { CourseMaster } from '../../../contract/objects.ts';
import { paths } from '../../../paths.ts';
import type { CallOptions } from '../../frame/api.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { formBody } from '../list/form-body.ts';
import { useTexts } from '../list/texts.ts';
import { Select } from '../../ui/app/field.tsx';
import { CaptionsField } from './captions-field.tsx';
import { courseForm, emptyCourse, type CourseEntry } from './course-entry.ts';
import { nextCourse, useCourseRecord } from './course-record.ts';
import { useCourseWords } from './course-words.ts';
import styles from '../list/office-form.module.css';
import { FormScreen } from '../form/form-screen.tsx';
import { LimitedInput, LimitedTextarea } from '../list/limited-text.tsx';
import { VideoField, VideoPreview } from '../upload/video-field.tsx';
import { useVideoForm } from '../upload/video-form.tsx';
import { useQuery } from '@tanstack/react-query';
import { sharesPlace } from '../../../domain/courses/course-master.ts';
import { apiQuery } from '../../app/screen.ts';
import { Alert } from '../../ui/app/alert.tsx';
import { asMaster, courseChoices } from './course-choices.ts';

interface Props {
  title: string;
  /** the title of the course that is changed */
  subject?: string;
  /** the course that is changed */
  own?: CourseMaster;
  /** the languages in which its video has captions */
  captions?: readonly ('EN' | 'ID')[];
  send: (form: FormData, how: CallOptions) => Promise<{ message: string; course: CourseMaster }>;
  /** shows the form anew, for another course */
  startAnew?: () => void;
  submitLabel: string;
  /** below the form */
  after?: ReactNode;
}

/** A lesson of the plan: words in both languages, its place, its type and its video. */
export const CourseForm = (props: Props) => {
  const { title, subject, own, captions = [], send, submitLabel, startAnew, after } = props;
  const { courses, videos } = useTexts().admin;
  const neededOf = (needed: boolean) => (needed ? courses.videoNeeded : courses.videoOptional);
  const language = useLanguage();
  const { titleOf } = useCourseWords();
  const current = own?.video_url ?? null;
  const schema = useMemo(() => courseForm(current !== null), [current]);
  const videoForm = useVideoForm(schema, {
    name: own ? `course-${own.master_course_id}` : 'new-course',
    initialValues: emptyCourse,
    record: useCourseRecord(own),
    next: own ? () => nextCourse(own.master_course_id) : 'same form',
    address: own ? paths.adminCourse(own.master_course_id) : paths.adminNewCourse,
    subjectOf: ({ titleEN, titleID }) => subject ?? (language === 'id' ? titleID : titleEN),
    startAnew,
    send: (entry, sent, how) =>
      send(formBody({ ...(own && { id: own.master_course_id }), ...entry, ...sent }), how),
    listAt: paths.adminCourses,
    rowIn: ({ course }) => course,
    about: (course, before) => (words) =>
      words.admin.feedback[before ? 'updated' : 'created'](titleOf(course)),
  });
  const { form, field, limited, videoField, overlay } = videoForm;
  const { values } = form;
  const type = values.courseType === '' ? Number.NaN : Number(values.courseType);
  return (
    <FormScreen
      title={title}
      {...(subject !== undefined && { subject })}
      listAt={paths.adminCourses}
      form={videoForm}
      submitLabel={submitLabel}
      after={
        <>
          {overlay}
          {after}
        </>
      }
    >
      <div className={styles.card}>
        <h2>{courses.texts}</h2>
        <div className={styles.pair}>
          <LimitedInput {...limited('titleEN')} autoComplete="off" />
          <LimitedInput {...limited('titleID')} autoComplete="off" lang="id" />
          <LimitedTextarea {...limited('descriptionEN')} rows={4} />
          <LimitedTextarea {...limited('descriptionID')} rows={4} lang="id" />
        </div>
      </div>
      <div className={styles.card}>
        <h2>{courses.place}</h2>
        <PlaceFields field={field} />
        <SamePlaceNote entry={values} {...(own && { own: own.master_course_id })} />
      </div>
      <div className={styles.card}>
        <h2>{courses.video}</h2>
        <VideoField
          {...videoField}
          current={current}
          hint={[isCourseType(type) ? neededOf(carriesVideo(type)) : '', videos.limit].join(' ').trim()}
        />
        <VideoPreview file={values.video} current={current} />
        {(current !== null || values.video !== null) &&
          (['EN', 'ID'] as const).map((spoken) => (
            <CaptionsField
              key={spoken}
              name={`captions${spoken}`}
              isThere={captions.includes(spoken)}
              isReplaced={values.video !== null}
              value={values[`captions${spoken}`]}
              error={field(`captions${spoken}`).error}
              onChange={(text) => form.setValues({ [`captions${spoken}`]: text })}
            />
          ))}
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
    <Select {...field(name)} label={label}>
      <option value="">{courses.choose}</option>
      {options.map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </Select>
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

interface SamePlaceNoteProps {
  entry: CourseEntry;
  /** the course itself, while it is changed */
  own?: number;
}

/** Several courses may share a place, but staff should mean it: names those that are there already. */
const SamePlaceNote = ({ entry, own }: SamePlaceNoteProps) => {
  const { courses } = useTexts().admin;
  const { titleOf } = useCourseWords();
  const grade = courseChoices.grade(entry.grade);
  const type = courseChoices.type(entry.courseType);
  const [unit, week] = [Number(entry.unit), Number(entry.week)];
  const { data } = useQuery({
    ...apiQuery('GET /course/all', { query: { grade, type } }),
    enabled: grade !== undefined && type !== undefined,
  });
  const wanted =
    grade !== undefined && type !== undefined && isUnit(unit) && isWeek(week)
      ? { grade, type, unit, week }
      : null;
  const others = (wanted && data?.courses ? data.courses : []).filter((course) => {
    const master = asMaster(course);
    return wanted && master && master.id !== own && sharesPlace([master], wanted);
  });
  return (
    <div role="status">
      {others.length > 0 && (
        <Alert color="mango" title={courses.sharedPlace}>
          {courses.sharedPlaceText(others.map((course) => `“${titleOf(course)}”`).join(', '))}
        </Alert>
      )}
    </div>
  );
};
