import type { ReactNode } from 'react';
import {
  addressLines,
  emailLink,
  founded,
  nameInTwo,
  shownPhone,
  socialLinks,
  whatsappLink,
} from '../../../i18n/brand.ts';
import { paths } from '../../../paths.ts';
import { Wordmark } from '../../ui/page/wordmark.tsx';
import { useBrand, useLanguage } from '../../frame/page-info.tsx';
import { Link } from '../../shell/link.tsx';
import styles from './footer.module.css';
import { useTexts } from './texts.ts';

export const Footer = () => {
  const { site, publicPages } = useTexts();
  const { footer } = publicPages;
  const brand = useBrand();
  const address = addressLines(brand, useLanguage());
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Wordmark name={nameInTwo(brand)} ground="dark" />
          <p>{footer.motto}</p>
        </div>
        <Column title={footer.where} place>
          <address className={styles.address}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span>{footer.country}</span>
          </address>
        </Column>
        <Column title={footer.help} place>
          <ul>
            <li>
              <Outward href={whatsappLink(brand)}>
                <Way words={footer.whatsapp} to={shownPhone(brand.whatsapp)} />
              </Outward>
            </li>
            <li>
              <a href={emailLink(brand)}>
                <Way words={footer.email} to={brand.email} />
              </a>
            </li>
          </ul>
        </Column>
        <Column title={footer.discover}>
          <ul>
            <li>
              <Link to={paths.ourCourses}>{site.courses}</Link>
            </li>
            <li>
              <Link to={paths.teensAdultClass}>{site.teensAdults}</Link>
            </li>
            <li>
              <Link to={paths.news}>{site.stories}</Link>
            </li>
            <li>
              <Link to={paths.story}>{site.story}</Link>
            </li>
            <li>
              <Link to={paths.studentPerformance}>{site.performance}</Link>
            </li>
            <li>
              <Link to={paths.faq}>{site.faq}</Link>
            </li>
          </ul>
        </Column>
        <Column title={footer.follow}>
          <ul>
            {socialLinks(brand).map(({ name, url }) => (
              <li key={name}>
                <Outward href={url}>{name}</Outward>
              </li>
            ))}
          </ul>
        </Column>
      </div>
      <p className={styles.end}>
        © {founded} {brand.name} · <Link to={paths.privacy}>{footer.privacy}</Link> ·{' '}
        <Link to={paths.terms}>{footer.terms}</Link>
      </p>
    </footer>
  );
};

/** `place` has lines that want room: on a phone it stands alone. */
const Column = ({
  title,
  place = false,
  children,
}: {
  title: string;
  place?: boolean;
  children: ReactNode;
}) => (
  <section className={place ? `${styles.column} ${styles.place}` : styles.column}>
    <h2>{title}</h2>
    {children}
  </section>
);

/** What one can do, and the number or address for those who would rather type it. */
const Way = ({ words, to }: { words: string; to: string }) => (
  <span className={styles.way}>
    {words}
    <small>{to}</small>
  </span>
);

const Outward = ({ href, children }: { href: string; children: ReactNode }) => {
  const { shell } = useTexts();
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden"> ({shell.newTab})</span>
    </a>
  );
};
