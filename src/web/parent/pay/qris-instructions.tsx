import { useTexts } from '../pattern/texts.ts';
import styles from './instructions.module.css';

/** How a code is scanned. */
export const QrisSteps = () => {
  const { pay } = useTexts().purchase;
  return (
    <>
      <h4 className={styles.how}>{pay.how}</h4>
      <ol className={styles.steps}>
        {pay.steps.map((step, place) => (
          <li key={step}>
            <span aria-hidden="true">{place + 1}</span>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </>
  );
};
