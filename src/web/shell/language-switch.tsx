import { type MouseEvent, useId } from 'react';
import { useLocation } from 'react-router';
import { type Language, localeOf } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { Arrow } from '../ui/page/arrow.tsx';
import { FlagEn, FlagId } from '../ui/page/flags.tsx';
import { usePageInfo } from '../frame/page-info.tsx';
import styles from './language-switch.module.css';
import type { User } from '../../contract/objects.ts';
import { call } from '../frame/api.ts';
import { languageCookie } from '../frame/language-cookie.ts';
import { useInitialUser } from '../frame/root-user.ts';
import { withOverlay } from './with-overlay.ts';

const flags = { en: FlagEn, id: FlagId };

/** A form, so that it works without a script; where React runs, it changes the language in place. */
export const LanguageSwitch = () => {
  const { language, texts } = usePageInfo();
  const { shell } = texts;
  const { pathname, search } = useLocation();
  const menu = useId();
  const switchTo = useSwitchLanguage();
  const names: Record<Language, string> = { en: shell.english, id: shell.indonesian };
  const CurrentFlag = flags[language];
  const choose = (chosen: Language) => (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault();
    document.getElementById(menu)?.hidePopover();
    void switchTo(chosen);
  };
  return (
    <div className={styles.language}>
      <button type="button" className={styles.button} popoverTarget={menu}>
        <CurrentFlag className={styles.flag} />
        <span className="visually-hidden">
          {shell.language}: {names[language]}
        </span>
        <Arrow className={styles.arrow} />
      </button>
      <form id={menu} popover="auto" className={styles.menu} method="post" action={paths.language}>
        <input type="hidden" name="back" value={withoutLanguage(pathname, search)} />
        {(['en', 'id'] as const).map((one) => {
          const OneFlag = flags[one];
          return (
            <button
              key={one}
              name="language"
              value={one}
              lang={one}
              className={styles.choice}
              aria-current={one === language ? 'true' : undefined}
              onClick={choose(one)}
            >
              <OneFlag className={styles.flag} />
              {names[one]}
            </button>
          );
        })}
      </form>
    </div>
  );
};

/** The page to come back to, no longer in the language of a `?lang=` link. */
const withoutLanguage = (pathname: string, search: string) => {
  const kept = new URLSearchParams(search);
  kept.delete('lang');
  return kept.size === 0 ? pathname : `${pathname}?${kept.toString()}`;
};

/** How long the page stays covered after the account's language could not be changed. */
const WAIT_MS = 5000;

/**
 * Covers the page, keeps the choice in the browser and, for somebody signed in, in the account, and shows it. When
 * the account cannot be changed, nothing is said: the choice is shown all the same, 5 s later.
 */
const useSwitchLanguage = () => {
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
