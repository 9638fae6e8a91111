import type { User } from '../../contract/objects.ts';
import { isAdmin } from '../../domain/accounts/account-status.ts';
import { paths } from '../../paths.ts';
import { nameInTwo } from '../../i18n/brand.ts';
import { useBrand } from '../frame/page-info.tsx';
import { Wordmark } from '../ui/page/wordmark.tsx';
import { MENU_ID, TOP_ID } from './anchors.ts';
import { Account, type Waiting } from './account.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Link } from './link.tsx';
import { FamilyLinks, MainLinks } from './navigation.tsx';
import { useSiteTexts } from './site-texts.ts';

export const Header = ({ user, waiting }: { user: User | null; waiting: Waiting | null }) => {
  const { site } = useSiteTexts();
  const brand = useBrand();
  const isParent = user !== null && !isAdmin(user.status);
  return (
    <header
      id={TOP_ID}
      className={styles.header}
      data-parent={isParent ? '' : undefined}
      data-member={user ? '' : undefined}
    >
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.brand} aria-label={`${brand.name}, ${site.home}`}>
          <Wordmark name={nameInTwo(brand)} />
        </Link>
        {isParent ? (
          <nav className={styles.family} aria-label={site.familyNavigation}>
            <FamilyLinks unread={user.unread_messages} />
          </nav>
        ) : (
          <nav className={styles.wide} aria-label={site.mainNavigation}>
            <MainLinks />
          </nav>
        )}
        <div className={styles.tools}>
          <div className={user ? undefined : styles.roomy}>
            <Account user={user} waiting={waiting} />
          </div>
          <LanguageSwitch />
          <button
            type="button"
            className={styles.hamburger}
            popoverTarget={MENU_ID}
            aria-label={waiting ? `${site.menu}: ${waiting.label}` : site.menu}
          >
            <span className={styles.lines} aria-hidden="true" />
          </button>
        </div>
      </div>
      <div id={MENU_ID} popover="auto" className={styles.sheet}>
        <nav aria-label={site.mainNavigation}>
          {isParent && <FamilyLinks unread={user.unread_messages} />}
          <MainLinks />
        </nav>
        {waiting && (
          <Link to={waiting.to} className={styles.link}>
            {waiting.label}
          </Link>
        )}
        {isParent && (
          <Link to={paths.signOut} className={styles.link} data-last>
            {site.signOut}
          </Link>
        )}
        {!user && (
          <div className={styles.cramped}>
            <Account user={null} waiting={null} />
          </div>
        )}
      </div>
    </header>
  );
};

/** For who was sent here to do one thing: the school's name and the language, and nothing that leads away from it. */
export const BareHeader = () => {
  const { site } = useSiteTexts();
  const brand = useBrand();
  return (
    <header id={TOP_ID} className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.brand} aria-label={`${brand.name}, ${site.home}`}>
          <Wordmark name={nameInTwo(brand)} />
        </Link>
        <div className={styles.tools}>
          <LanguageSwitch />
        </div>
      </div>
    </header>
  );
};
