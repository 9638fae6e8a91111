import { useTexts } from '../../frame/page-info.tsx';

/** The words that every question before a change has in common. */
export const useConfirmWords = () => {
  const { confirm, close } = useTexts().admin;
  return { ...confirm, close };
};
