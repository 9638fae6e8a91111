import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { User } from '../../contract/objects.ts';
import { screenOf } from '../frame/guards.ts';
import { useTexts } from '../frame/page-info.tsx';
import { Header } from './header.tsx';
import { frame } from '../frame/frame-scripts.ts';
import { InlineScript } from './inline-script.tsx';
import styles from './site-frame.module.css';

interface Props {
  user: User | null;
  /** what stays in view above the header */
  banner?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The site's header around a screen, where the table of screens has one. */
export const SiteFrame = ({ user, banner, footer, children }: Props) => {
  const { shell } = useTexts();
  const header = screenOf(useLocation().pathname).frame !== 'none';
  return (
    <div className={banner ? `${styles.frame} ${styles.withBanner}` : styles.frame}>
      {header && (
        <a className={styles.skip} href="#main">
          {shell.skip}
        </a>
      )}
      {banner}
      {header && <Header user={user} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
      {header && <InlineScript source={frame} />}
    </div>
  );
};
