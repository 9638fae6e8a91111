import { useTexts } from '../list/texts.ts';
import { labelInQuestion } from './field-label.ts';
import { type QuestionSet, named } from './question-entry.ts';
import type { QuestionForm } from './use-question-form.ts';

export interface QuestionProps {
  part: QuestionSet;
  place: number;
  form: Pick<QuestionForm, 'form' | 'field' | 'savedAt' | 'unfinishedAt'>;
}

/** A field of a question, called as inside its section. */
export const useQuestionField = ({ place, form }: Pick<QuestionProps, 'place' | 'form'>) => {
  const { placement: words } = useTexts().admin;
  return (field: string) => {
    const name = named(place, field);
    return { ...form.field(name), label: labelInQuestion(name, words), autoComplete: 'off' };
  };
};
