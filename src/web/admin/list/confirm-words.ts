import { useTexts } from './texts.ts';

/** The words that every question before a change has in common. */
export const useConfirmWords = () => {
  const { confirm, close } = useTexts().admin;
  return { ...confirm, close };
};
