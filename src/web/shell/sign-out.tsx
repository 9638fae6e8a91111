import { call, isRefusedAs } from '../frame/api.ts';
import { useTexts } from '../frame/page-info.tsx';
import { useQuestion } from './question-dialog.tsx';
import { replaceDocument } from './replace-document.ts';

/**
 * Signing out, after a question. Put `dialog` anywhere outside a popover, and call `ask` from a button.
 * @param then the page to go to, as a new document
 * @param forget clears what this browser keeps for whoever is signed in
 */
export const useSignOut = (then: string, forget?: () => void) => {
  const { signOut } = useTexts().shell;
  return useQuestion(signOut, async () => {
    await endSession();
    forget?.();
    await replaceDocument(then);
  });
};

/** A session that has ended already counts as success. */
const endSession = async () => {
  try {
    await call('POST /users/logout');
  } catch (error) {
    if (!isRefusedAs(error, 'not_signed_in')) throw error;
  }
};
