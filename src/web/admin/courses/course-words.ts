import type { CourseMaster } from '../../../contract/objects.ts';
import { isCourseType } from '../../../domain/courses/course-type.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../list/texts.ts';

/** A course's title and type in the language of the page. */
export const useCourseWords = () => {
  const { types } = useTexts().admin.courses;
  const language = useLanguage();
  return {
    titleOf: (course: Pick<CourseMaster, 'title' | 'title_indo'>) =>
      language === 'id' ? course.title_indo : course.title,
    /** which order of the list goes by the title that is shown */
    titleSort: language === 'id' ? 'title_indo' : 'title',
    typeOf: (type: number) => (isCourseType(type) ? types[type] : String(type)),
  };
};
