import type { ChildCourse, CourseMaster } from '../../../contract/objects.ts';

type Given = Partial<ChildCourse['child_course']> & {
  master?: Partial<CourseMaster>;
  reason?: ChildCourse['reason'];
};

/** A Unit week video, there from Monday 16 to Sunday 29 November 2026 (WIB). */
export const lessonGiven = ({ master, reason = null, ...given }: Given = {}): ChildCourse => ({
  child_course: {
    course_id: 5,
    released_at: '2026-11-15T17:00:00.000Z',
    gone_at: '2026-11-29T17:00:00.000Z',
    state: 'AVAILABLE',
    watched_at: null,
    played_at: null,
    words: 0,
    ...given,
  },
  master_course: {
    master_course_id: 5,
    title: 'In the rice field',
    title_indo: 'Di sawah',
    desc: '',
    desc_indo: '',
    grade: 2,
    unit: 4,
    week: 2,
    type: 2,
    video_url: null,
    version: 1,
    ...master,
  },
  billing_status: reason === null,
  reason,
  opens_bill: reason === 'BILL_UNPAID' ? 12 : null,
});
