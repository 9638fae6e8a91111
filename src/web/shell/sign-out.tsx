import { call, isRefusedAs } from '../frame/api.ts';
import { useTexts } from '../frame/page-info.tsx';
import { useQuestion } from './question-dialog.tsx';
import { replaceDocument } from './replace-document.ts';

/**
 * Signing out, after a question. Put `dialog` anywhere outside a popover, and call `ask` from a button.
 * @param then the page to go to, as a new document
 */
export const useSignOut = (then: string) => {
  const { signOut } = useTexts().shell;
  return useQuestion(signOut, async () => {
    await endSession();
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
