import { ApiRefusal } from '../../frame/api.ts';
import { useTexts } from '../pattern/texts.ts';
import styles from './drawer.module.css';

/** Why the server opened no charge, beside the button that was pressed. */
export const ChargeProblem = ({ error }: { error: Error | null }) => {
  const { method } = useTexts().purchase;
  if (!(error instanceof ApiRefusal) || error.error === null) return null;
  const { message, retryAfter } = error;
  return (
    <p className={styles.problem} role="alert">
      {message}
      {error.error === 'amounts_differ' && ` ${method.changed}`}
      {error.error === 'too_many_charges' &&
        retryAfter !== null &&
        `. ${method.wait(Math.ceil(retryAfter / 60))}`}
    </p>
  );
};
