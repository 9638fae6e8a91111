import { useTexts } from './texts.ts';
import { Link } from '../../shell/link.tsx';
import styles from './office-form.module.css';

/** The way from a form back to its list. */
export const OfficeBack = ({ to }: { to: string }) => {
  const { back } = useTexts().admin;
  return (
    <Link to={to} className={styles.back}>
      <span aria-hidden="true">←</span> {back}
    </Link>
  );
};
