import { AvatarPlaceholder } from '../ui/page/avatar-placeholder.tsx';
import styles from './thumbnail.module.css';

/** Somebody's photo, as small as a line of text. */
export const Thumbnail = ({ imageUrl }: { imageUrl: string | null }) =>
  imageUrl ? (
    <img className={styles.thumbnail} src={imageUrl} alt="" width={28} height={28} />
  ) : (
    <AvatarPlaceholder size={28} className={styles.thumbnail} />
  );
