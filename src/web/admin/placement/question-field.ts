import type { DeskPart } from '../../../contract/placement-desk-objects.ts';
import { useTexts } from '../list/texts.ts';
import { named } from './part-entry.ts';
import { labelInQuestion } from './part-words.ts';
import type { PartForm } from './use-part-form.ts';

export interface QuestionProps {
  part: DeskPart;
  place: number;
  form: PartForm;
}

/** A field of a question, called as inside its section. */
export const useQuestionField = ({ place, form }: Pick<QuestionProps, 'place' | 'form'>) => {
  const { placement: words } = useTexts().admin;
  return (field: string) => {
    const name = named(place, field);
    return { ...form.field(name), label: labelInQuestion(name, words), autoComplete: 'off' };
  };
};
