import { taskSending as en } from '../../../i18n/en/task-sending.ts';
import { taskSending as id } from '../../../i18n/id/task-sending.ts';
import { useChoice } from '../../frame/page-info.tsx';

const words = { en, id };

/** The words of sending something in, which come with its form. */
export const useSendingWords = () => useChoice(words);
