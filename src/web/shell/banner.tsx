import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { useBrand, useLanguage } from '../frame/page-info.tsx';
import { announcement } from '../frame/frame-scripts.ts';
import styles from './banner.module.css';
import { InlineScript } from './inline-script.tsx';
import { Link } from './link.tsx';
import { useSiteTexts } from './site-texts.ts';

/**
 * The fixed announcement of the two intakes of a year. Closed, it stays away for the
 * visit, from the first paint of each page; without a script it cannot be closed.
 */
export const Banner = ({ children }: { children: ReactNode }) => {
  const { banner } = useSiteTexts().site;
  const brand = useBrand();
  const text = useLanguage() === 'id' ? brand.banner_indo : brand.banner;
  return (
    <>
      <InlineScript source={announcement} />
      <aside className={styles.banner} aria-label={text}>
        <p>
          {text} <Link to={paths.welcome()}>{banner.link}</Link>
        </p>
        {children}
        <button type="button" className={styles.close} data-close-banner aria-label={banner.close}>
          <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true">
            <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
        </button>
      </aside>
    </>
  );
};
