import { reportSkills, type ReportSkill } from '../../../domain/reports/ladder.ts';
import { useLanguage } from '../../frame/page-info.tsx';
import type { ShownDifference } from '../list/feedback.ts';
import { useTexts } from '../list/texts.ts';
import type { Difference } from '../form/merge.ts';
import { type ShownSentence, idsIn, stepOf } from './entry.ts';
import { useSheetWords } from './report-words.ts';

const isSkill = (name: string): name is ReportSkill => (reportSkills as readonly string[]).includes(name);

/** What two people have both changed of a report, in words. */
export const useDifferences = () => {
  const { reports: words } = useTexts().admin;
  const sheet = useSheetWords();
  const language = useLanguage();
  return (differences: readonly Difference[], sentences: readonly ShownSentence[]): ShownDifference[] => {
    const said = (text: string) =>
      idsIn(text)
        .map((id) => sentences.find(({ sentence_id: known }) => known === id)?.[language] ?? '')
        .join(' ');
    const reached = (text: string) => {
      const step = stepOf(text);
      return step === null ? '' : (sheet.steps[step - 1] ?? '');
    };
    return differences.map(({ name, yours, theirs }) => {
      if (isSkill(name))
        return { name, label: sheet.skills[name], yours: reached(yours), theirs: reached(theirs) };
      if (name === 'text_en' || name === 'text_id')
        return { name, label: words.inLanguage[name === 'text_en' ? 'en' : 'id'], yours, theirs };
      const label = name === 'next_steps' ? words.sentenceGroups.home : words.remarks;
      return { name, label, yours: said(yours), theirs: said(theirs) };
    });
  };
};
