import { firstUnitOf, isPartOfYear } from '../../../domain/assessment/parts-of-year.ts';
import { reportWords } from '../../app/reports/report-words.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import { useTexts } from '../list/texts.ts';

/** The words of the report itself, in the language of whoever writes it. */
export const useSheetWords = () => reportWords(useLanguage());

/** How the back office calls what reports are about. */
export const useDeskNames = () => {
  const { reports: words } = useTexts().admin;
  return {
    groupOf: ({ grade, number }: { grade: number; number: number }) => words.groupOf(grade, number),
    unitsOf: ({ part, unit }: { part: number; unit: number }) =>
      words.units(isPartOfYear(part) ? firstUnitOf(part) : unit, unit),
  };
};
