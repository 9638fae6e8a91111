import { useTexts } from '../pattern/texts.ts';
import type { Charge } from './charge.ts';
import styles from './mandiri.module.css';

/** The ways to type them, one open at a time. */
export default function MandiriSteps({ charge }: { charge: Charge }) {
  const { mandiri } = useTexts().purchase;
  return (
    <>
      <h4 className={styles.how}>{mandiri.how}</h4>
      {mandiri.ways.map(({ name, steps }, place) => (
        <details key={name} name="mandiri-way" open={place === 0} className={styles.way}>
          <summary>{name}</summary>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step.replace('{code}', charge.billerCode ?? '')}</li>
            ))}
          </ol>
        </details>
      ))}
      <p className={styles.after}>{mandiri.after}</p>
    </>
  );
}
