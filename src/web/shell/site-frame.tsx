import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { User } from '../../contract/objects.ts';
import { screenOf } from '../frame/guards.ts';
import { useTexts } from '../frame/page-info.tsx';
import { Banner } from './banner.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { frame } from '../frame/frame-scripts.ts';
import { InlineScript } from './inline-script.tsx';
import styles from './site-frame.module.css';

/** Header and footer around a screen, as the route table says. */
export const SiteFrame = ({ user, children }: { user: User | null; children: ReactNode }) => {
  const { shell } = useTexts();
  const screen = screenOf(useLocation().pathname);
  const header = screen.frame !== 'none';
  const banner = header && screen.area === 'public';
  return (
    <div className={banner ? `${styles.frame} ${styles.withBanner}` : styles.frame}>
      {header && (
        <a className={styles.skip} href="#main">
          {shell.skip}
        </a>
      )}
      {banner && <Banner />}
      {header && <Header user={user} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {screen.frame === 'both' && <Footer />}
      {header && <InlineScript source={frame} />}
    </div>
  );
};
