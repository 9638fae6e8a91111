import type { User } from '../../contract/objects.ts';
import { isAdmin } from '../../domain/accounts/account-status.ts';
import { paths } from '../../paths.ts';
import styles from './header.module.css';
import { Link } from './link.tsx';
import { useSiteTexts } from './site-texts.ts';
import { Thumbnail } from './thumbnail.tsx';

/** Something that waits for the user, and where it goes on. */
export interface Waiting {
  label: string;
  to: string;
}

/** The greeting with a link to the account, or sign-in and sign-up for guests. */
export const Account = ({ user, waiting }: { user: User | null; waiting: Waiting | null }) => {
  const { site } = useSiteTexts();
  if (!user)
    return (
      <div className={styles.ways}>
        <Link to={paths.login} className={styles.signIn}>
          {site.signIn}
        </Link>
        <Link to={paths.signUp} className={styles.signUp}>
          {site.signUp}
        </Link>
      </div>
    );
  const byAdmin = isAdmin(user.status);
  return (
    <>
      {waiting && (
        <Link to={waiting.to} className={styles.waiting}>
          {waiting.label}
        </Link>
      )}
      <Link to={byAdmin ? paths.admin : paths.profile()} className={styles.account}>
        <span className={styles.greeting}>{site.greeting(user.first_name)}</span>
        <Thumbnail imageUrl={user.image_url} />
        <span className="visually-hidden">{byAdmin ? site.backOffice : site.myAccount}</span>
      </Link>
    </>
  );
};
