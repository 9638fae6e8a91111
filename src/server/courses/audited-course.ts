import { type StaffChange, recordChange } from '../audit/record-change.ts';
import type { Tx } from '../platform/db/database.ts';
import type { CaptionsLanguage } from './captions-store.ts';
import type { Course } from './course-store.ts';

/** What the audit log keeps of a course master; of its captions, where they are saved, by which text they are known. */
export const auditedCourse = (
  course: Course,
  captions?: readonly { language: CaptionsLanguage; digest: string }[],
) => {
  const digestOf = (language: CaptionsLanguage) =>
    captions?.find((one) => one.language === language)?.digest ?? null;
  return {
    title: course.title,
    title_indo: course.titleIndo,
    desc: course.description,
    desc_indo: course.descriptionIndo,
    grade: course.grade,
    unit: course.unit,
    week: course.week,
    type: course.type,
    video: course.videoKey,
    ...(captions && { captions_en: digestOf('EN'), captions_id: digestOf('ID') }),
  };
};

/** Says in the audit log what somebody made of a course master. */
export const recordCourse = (
  tx: Tx,
  { id, title }: Course,
  change: Pick<StaffChange, 'by' | 'at' | 'before' | 'after'>,
): Promise<void> => recordChange(tx, { kind: 'course', objectId: id, name: title, ...change });
