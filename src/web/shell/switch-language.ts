import type { User } from '../../contract/objects.ts';
import { type Language, localeOf } from '../../i18n/language.ts';
import { call } from '../frame/api.ts';
import { languageCookie } from '../frame/language-cookie.ts';
import { usePageInfo } from '../frame/page-info.tsx';
import { useInitialUser } from '../frame/root-user.ts';
import { withOverlay } from './with-overlay.ts';

/** How long the page stays covered after the account's language could not be changed. */
const WAIT_MS = 5000;

/**
 * Covers the page, keeps the choice in the browser and, for somebody signed in, in the account, and shows it. When
 * the account cannot be changed, nothing is said: the choice is shown all the same, 5 s later.
 */
export const useSwitchLanguage = () => {
  const { show } = usePageInfo();
  const user = useInitialUser();
  return async (language: Language) => {
    document.cookie = languageCookie(language, location.origin);
    const kept = await withOverlay(user ? keepInAccount(user, language) : Promise.resolve(true));
    if (!kept) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    await withOverlay(show(language));
  };
};

const keepInAccount = ({ user_id }: User, language: Language) =>
  call('POST /users/update-locale', { body: { user_id, locale: localeOf(language) } }).then(
    () => true,
    () => false,
  );
