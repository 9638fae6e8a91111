import { useTexts } from '../pattern/texts.ts';
import type { Charge } from './charge.ts';
import styles from './mandiri.module.css';

/** The ways to type them, one open at a time. */
export default function MandiriSteps({
  charge,
  after = true,
}: {
  charge: Charge;
  /** whether to say what happens once it is paid, where the page does not say so itself */
  after?: boolean;
}) {
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
      {after && <p className={styles.after}>{mandiri.after}</p>}
    </>
  );
}
