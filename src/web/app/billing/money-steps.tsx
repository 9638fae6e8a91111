import type { MoneyMoment } from '../../../contract/payment-objects.ts';
import { useTexts } from '../texts.ts';
import { MoneyWords } from './money-words.tsx';
import { moneyWay } from './money-way.ts';
import styles from './money-steps.module.css';

interface Props {
  moments: readonly MoneyMoment[];
  /** whole rupiah that came, or are to come */
  gross: number;
  /** a bank may hold the money of a card that was not taken */
  byCard: boolean;
  /** how a moment is written where they stand */
  say: (instant: string) => string;
  /** what a step is called, where the words of its kind do not say enough */
  nameOf?: (moment: MoneyMoment) => string;
  /** for staff: what `say` writes is short and is not broken, and nobody waits to pay */
  isShort?: boolean;
}

/** Where the money of a payment was, where it is now with what happens next, and what is still to come. */
export const MoneySteps = ({ moments, gross, byCard, say, nameOf, isShort = false }: Props) => {
  const { money } = useTexts();
  const { steps, rest, coming } = moneyWay(moments, gross);
  const last = steps.length - 1;
  return (
    <ol className={styles.steps} data-short={isShort} aria-label={money.title}>
      {steps.map((moment, place) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- two parts may have gone back in the same way
          key={place}
          aria-current={place === last ? 'step' : undefined}
          data-step={moment.step}
        >
          <MoneyWords
            moment={moment}
            name={nameOf?.(moment)}
            say={say}
            isLast={place === last}
            rest={place === last ? rest : null}
            byCard={byCard}
          />
        </li>
      ))}
      {!isShort &&
        coming.map((step, place) => (
          <li key={step} data-coming>
            {place === 0 && <span>{money.afterwards}</span>} {money.coming[step]}
          </li>
        ))}
    </ol>
  );
};
