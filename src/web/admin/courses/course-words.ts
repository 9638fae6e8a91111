import type { CourseMaster } from '../../../contract/objects.ts';
import { isCourseType } from '../../../domain/courses/course-type.ts';
import { usePageInfo } from '../../frame/page-info.tsx';

/** A course's title and type in the language of the page. */
export const useCourseWords = () => {
  const { texts, language } = usePageInfo();
  return {
    titleOf: (course: Pick<CourseMaster, 'title' | 'title_indo'>) =>
      language === 'id' ? course.title_indo : course.title,
    typeOf: (type: number) => (isCourseType(type) ? texts.admin.courses.types[type] : String(type)),
  };
};
