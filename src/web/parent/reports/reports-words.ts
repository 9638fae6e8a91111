import { useLanguage } from '../../frame/page-info.tsx';
import { reportWords } from '../../app/reports/report-words.ts';

/** The words of the page of a child's reports, which come with it. */
export const useReportWords = () => reportWords(useLanguage());
