import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from './link.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { Kancil, type KancilPose } from '../ui/page/kancil.tsx';
import { Kawung } from '../ui/page/kawung.tsx';
import styles from './account-page.module.css';

interface Props {
  pose: KancilPose;
  title: string;
  /** what the browser calls the page, where its heading says something else */
  name?: string;
  lead?: ReactNode;
  /** what a shared link says, where the lead is not known yet or is not for everybody */
  shared?: string;
  /** for a form of many fields */
  wide?: boolean;
  children?: ReactNode;
}

/** A card on a green ground, with Kancil on its edge: signing in and up, and the pages around a password. */
export const AccountPage = ({ pose, title, name = title, lead, shared, wide = false, children }: Props) => {
  const described = shared ?? (typeof lead === 'string' ? lead : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const told = useRef(title);
  // Where another page takes the place of a form, what had the focus is gone.
  useEffect(() => {
    if (told.current !== title && document.activeElement === document.body) heading.current?.focus();
    told.current = title;
  }, [title]);
  return (
    <div className={styles.page}>
      <PageHead title={name} {...(described !== undefined && { description: described })} />
      <meta name="robots" content="noindex" />
      <div className={styles.ground} aria-hidden="true">
        <Kawung id="account-ground" colour="#1c8a67" />
      </div>
      <div className={wide ? `${styles.place} ${styles.wide}` : styles.place}>
        <Kancil pose={pose} className={styles.kancil ?? ''} />
        <div className={styles.card}>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </div>
    </div>
  );
};

/** Something that happened or has to be known. One that appears takes the focus, so that nobody misses it. */
export const Note = ({
  tone,
  title,
  children,
  appears = false,
}: {
  tone: 'good' | 'warn' | 'bad';
  title?: ReactNode;
  children: ReactNode;
  appears?: boolean;
}) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (appears) element.current?.focus();
  }, [appears]);
  return (
    <div
      ref={element}
      className={styles.note}
      data-tone={tone}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- on a page without React it takes the focus thus
      autoFocus={appears}
      tabIndex={-1}
      role={appears ? 'group' : undefined}
    >
      {title && <h2>{title}</h2>}
      {children}
    </div>
  );
};

/** What stands below a form: where else to go. */
export const Elsewhere = ({ children }: { children: ReactNode }) => (
  <p className={styles.elsewhere}>{children}</p>
);

/** The one step to take where there is no form; `quiet` for the other one. */
export const ButtonLink = ({
  to,
  quiet = false,
  children,
}: {
  to: string;
  quiet?: boolean;
  children: ReactNode;
}) => (
  <Link to={to} className={quiet ? `${styles.button} ${styles.quiet}` : styles.button}>
    {children}
  </Link>
);
