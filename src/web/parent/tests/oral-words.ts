import { oralTests as en } from '../../../i18n/en/oral-tests.ts';
import { oralTests as id } from '../../../i18n/id/oral-tests.ts';
import { useChoice } from '../../frame/page-info.tsx';

const words = { en, id };

/** The words of the page of a child's tests, which come with it. */
export const useOralWords = () => useChoice(words);
