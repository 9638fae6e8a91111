import { inbox as en } from '../../../i18n/en/inbox.ts';
import { inbox as id } from '../../../i18n/id/inbox.ts';
import { useChoice } from '../../frame/page-info.tsx';

/** Loaded with the inbox in both languages: the dictionary that every page brings stays as light as it is. */
export const useInboxTexts = () => useChoice<typeof id>({ en, id });
