import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { User } from '../../contract/objects.ts';
import { screenOf } from '../frame/guards.ts';
import { useTexts } from '../frame/page-info.tsx';
import { Banner } from './banner.tsx';
import type { Waiting } from './account.tsx';
import { BareHeader, Header } from './header.tsx';
import { frame } from '../frame/frame-scripts.ts';
import { InlineScript } from './inline-script.tsx';
import styles from './site-frame.module.css';

interface Props {
  user: User | null;
  /** what the header says is waiting for the user */
  waiting?: Waiting | null;
  /** stands in the banner, too */
  inBanner?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

/** The site's banner and header around a screen, where the table of screens has them. */
export const SiteFrame = ({ user, waiting = null, inBanner, footer, children }: Props) => {
  const { shell } = useTexts();
  const { frame: around } = screenOf(useLocation().pathname);
  const header = around !== 'none';
  const bare = around === 'bare';
  const banner = header && around !== 'plain' && !bare;
  return (
    <div className={banner ? `${styles.frame} ${styles.withBanner}` : styles.frame}>
      {header && (
        <a className={styles.skip} href="#main">
          {shell.skip}
        </a>
      )}
      {banner && <Banner>{inBanner}</Banner>}
      {header && (bare ? <BareHeader /> : <Header user={user} waiting={waiting} />)}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
      {header && <InlineScript source={frame} />}
    </div>
  );
};
