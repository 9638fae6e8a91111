import { useTexts } from './texts.ts';
import { Link } from '../../shell/link.tsx';
import styles from './office-form.module.css';

/** The way from a form back to its list, or to what `words` name. */
export const OfficeBack = ({ to, words }: { to: string; words?: string | undefined }) => {
  const { back } = useTexts().admin;
  return (
    <Link to={to} className={styles.back}>
      <span aria-hidden="true">←</span> {words ?? back}
    </Link>
  );
};
