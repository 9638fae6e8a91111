import { tasks as en } from '../../../i18n/en/tasks.ts';
import { tasks as id } from '../../../i18n/id/tasks.ts';
import { useChoice } from '../../frame/page-info.tsx';

const words = { en, id };

/** The words of what children send in, which come with it. */
export const useWords = () => useChoice(words);
