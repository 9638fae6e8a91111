import { inQuestionLabel } from '../list/question-words.ts';
import type { OfficeTexts } from '../list/texts.ts';

type Words = OfficeTexts['admin']['placement'];

/** What a field is called inside its question. */
export const labelInQuestion = (name: string, words: Words): string =>
  inQuestionLabel(name.replace(/^q\d+-/, ''), words);

/** What a field is called where no heading says of which question it is. */
export const fieldLabel = (name: string, words: Words, labels: Readonly<Record<string, string>>): string => {
  const inQuestion = /^q(\d+)-/.exec(name);
  if (!inQuestion) return labels[name] ?? name;
  return `${words.question(Number(inQuestion[1]) + 1)}, ${labelInQuestion(name, words)}`;
};
