import type { CSSProperties, ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { founded, nameInTwo } from '../../i18n/brand.ts';
import { useBrand } from '../frame/page-info.tsx';
import type { User } from '../../contract/objects.ts';
import { paths } from '../../paths.ts';
import { Wordmark } from '../ui/page/wordmark.tsx';
import { beginList, forgetLists } from './list/remembered-list.ts';
import { type OfficeTexts, useTexts } from './list/texts.ts';
import { Thumbnail } from '../shell/thumbnail.tsx';
import siteFrame from '../shell/site-frame.module.css';
import styles from './admin-shell.module.css';
import { MENU_ID } from '../shell/anchors.ts';
import { LanguageSwitch } from '../shell/language-switch.tsx';
import { Link } from '../shell/link.tsx';
import { useSignOut } from '../shell/sign-out.tsx';
import { isActive } from '../shell/is-active.ts';

interface Entry {
  to: string;
  label: (texts: OfficeTexts) => string;
}

const PROFILE_MENU = 'profile-menu';

/** Side menu, top bar with the screen's name, profile menu and footer; on a phone the menu is a drawer. */
export const AdminShell = ({
  user,
  menu,
  tools,
  children,
}: {
  user: User | null;
  menu: readonly Entry[];
  /** what stands in the top bar besides, such as the way to the inbox */
  tools?: ReactNode;
  children: ReactNode;
}) => {
  const { admin, shell } = useTexts();
  const brand = useBrand();
  const name = useScreenName(menu);
  return (
    <div className={styles.shell}>
      <a className={siteFrame.skip} href="#main">
        {shell.skip}
      </a>
      <aside className={styles.side} style={{ '--entries': menu.length } as CSSProperties}>
        <SideMenu menu={menu} />
      </aside>
      <aside id={MENU_ID} popover="auto" className={styles.drawer}>
        <SideMenu menu={menu} />
      </aside>
      <header className={styles.top}>
        <button
          type="button"
          className={styles.open}
          popoverTarget={MENU_ID}
          aria-label={admin.frame.openMenu}
        >
          <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true">
            <path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
        </button>
        <p className={styles.name}>{name}</p>
        {tools}
        <LanguageSwitch />
        {user && <ProfileMenu user={user} />}
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {/* Nobody has entered the school's own facts yet. */}
        {brand.whatsapp === '' && (
          <p className={styles.opening}>
            {admin.frame.notOpen} <Link to={paths.adminBrand}>{admin.frame.toBrand}</Link>
          </p>
        )}
        {children}
      </main>
      <footer className={styles.footer}>
        © {founded} {brand.name}
      </footer>
    </div>
  );
};

/** The screen's own `handle = { title: (texts) => … }`, else its menu entry's label. */
const useScreenName = (menu: readonly Entry[]) => {
  const texts = useTexts();
  const { pathname } = useLocation();
  const titles = useMatches().flatMap(({ handle }) => {
    const { title } = (handle ?? {}) as { title?: (texts: OfficeTexts) => string };
    return title ? [title] : [];
  });
  const label = titles.at(-1) ?? menu.find(({ to }) => isActive(to, pathname))?.label;
  return label ? label(texts) : texts.admin.frame.area;
};

const SideMenu = ({ menu }: { menu: readonly Entry[] }) => {
  const texts = useTexts();
  const brand = useBrand();
  const { pathname } = useLocation();
  // A family's page has no entry of its own: it is reached from its children.
  const isAt = (to: string) =>
    isActive(to, pathname) || (to === paths.adminChildren && isActive('/admin/families', pathname));
  return (
    <>
      <Link
        to={paths.admin}
        className={styles.brand}
        aria-label={`${brand.name}, ${texts.admin.frame.area}`}
        onClick={() => beginList(paths.adminOrders)}
      >
        <Wordmark name={nameInTwo(brand)} ground="dark" />
      </Link>
      <nav aria-label={texts.admin.frame.navigation}>
        <ul>
          {menu.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} aria-current={isAt(to) ? 'page' : undefined} onClick={() => beginList(to)}>
                {label(texts)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Link to={paths.home} className={styles.toSite}>
        {texts.admin.frame.toSite}
      </Link>
    </>
  );
};

const ProfileMenu = ({ user }: { user: User }) => {
  const { frame, security } = useTexts().admin;
  const { ask, dialog } = useSignOut(paths.adminLogin, forgetLists);
  return (
    <div className={styles.profile}>
      <button type="button" popoverTarget={PROFILE_MENU} aria-label={frame.account(user.first_name)}>
        <Thumbnail imageUrl={user.image_url} />
        <span className={styles.firstName}>{user.first_name}</span>
      </button>
      <div id={PROFILE_MENU} popover="auto" className={styles.profileMenu}>
        {!user.second_factor_due && <Link to={paths.adminProfile}>{frame.profile}</Link>}
        <Link to={paths.adminSecurity}>{security.title}</Link>
        <button type="button" onClick={ask}>
          {frame.logout}
        </button>
      </div>
      {dialog}
    </div>
  );
};
