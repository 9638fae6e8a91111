import type { MoneyMoment } from '../../../contract/payment-objects.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { useTexts } from '../texts.ts';
import styles from './money-steps.module.css';

interface Props {
  moments: readonly MoneyMoment[];
  /** how a moment is written where they stand */
  say: (instant: string) => string;
  /** what `say` writes is short, and is not broken */
  isShort?: boolean;
}

/** Where the money of a payment was, and where it is now: the last step, with what happens next. */
export const MoneySteps = ({ moments, say, isShort = false }: Props) => {
  const { money } = useTexts();
  const last = moments.length - 1;
  return (
    <ol className={styles.steps} data-short={isShort} aria-label={money.title}>
      {moments.map(({ step, at, until, amount, way }, place) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- two parts may have gone back in the same way
          key={place}
          aria-current={place === last ? 'step' : undefined}
          data-step={step}
        >
          <strong>{money.steps[step]}</strong>
          {amount !== null && <span>{formatRupiah(rupiah(amount))}</span>}
          {at !== null && step !== 'waiting' && <time dateTime={at}>{say(at)}</time>}
          {until !== null && <time dateTime={until}>{money.until(say(until))}</time>}
          {way !== null && <span>{way === 'transfer' ? money.byTransfer : money.byGateway}</span>}
          {place === last && money.next[step] !== '' && <p>{money.next[step]}</p>}
        </li>
      ))}
    </ol>
  );
};
