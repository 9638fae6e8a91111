import { nameInTwo } from '../../i18n/brand.ts';
import { useBrand } from '../frame/page-info.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../ui/page/button.tsx';
import { Kancil, type KancilPose } from '../ui/page/kancil.tsx';
import { Wordmark } from '../ui/page/wordmark.tsx';
import { Link } from './link.tsx';
import styles from './message.module.css';
import { PageHead } from '../frame/page-head.tsx';

interface Props {
  pose: KancilPose;
  title: string;
  text: string;
  action: string;
  /** where the step leads, or what its form sends to the page itself */
  to?: string;
  sends?: Readonly<Record<string, string>>;
}

/** A page that says one thing and offers one step, without header and footer. */
export const Outcome = ({ pose, title, text, action, to, sends }: Props) => (
  <section className={styles.message}>
    <PageHead title={title} unlisted />
    <Link to={paths.home} className={styles.wordmark}>
      <Wordmark name={nameInTwo(useBrand())} />
    </Link>
    <Kancil pose={pose} className={styles.kancil} />
    <h1>{title}</h1>
    <p>{text}</p>
    <div className={styles.actions}>
      {to !== undefined && <Button href={to}>{action}</Button>}
      {sends && (
        <form method="post">
          {Object.entries(sends).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button>{action}</Button>
        </form>
      )}
    </div>
  </section>
);
