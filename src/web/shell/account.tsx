import type { User } from '../../contract/objects.ts';
import { isAdmin } from '../../domain/accounts/account-status.ts';
import { paths } from '../../paths.ts';
import { AvatarPlaceholder } from '../ui/page/avatar-placeholder.tsx';
import styles from './header.module.css';
import { Link } from './link.tsx';
import { useSiteTexts } from './site-texts.ts';

/** A greeting that leads to the own area, or the ways in. */
export const Account = ({ user }: { user: User | null }) => {
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
    <Link to={byAdmin ? paths.admin : paths.profile()} className={styles.account}>
      <span className={styles.greeting}>{site.greeting(user.first_name)}</span>
      <Thumbnail imageUrl={user.image_url} />
      <span className="visually-hidden">{byAdmin ? site.backOffice : site.myAccount}</span>
    </Link>
  );
};

export const Thumbnail = ({ imageUrl }: { imageUrl: string | null }) =>
  imageUrl ? (
    <img className={styles.thumbnail} src={imageUrl} alt="" width={28} height={28} />
  ) : (
    <AvatarPlaceholder size={28} className={styles.thumbnail} />
  );
