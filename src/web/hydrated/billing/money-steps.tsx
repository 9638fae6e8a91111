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
      {moments.map((moment, place) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- two parts may have gone back in the same way
          key={place}
          aria-current={place === last ? 'step' : undefined}
          data-step={moment.step}
        >
          <Words moment={moment} say={say} isLast={place === last} />
        </li>
      ))}
    </ol>
  );
};

/** Where the money is now, in a line beside what it pays, and what happens next. */
export const MoneyNow = ({ moments, say }: Pick<Props, 'moments' | 'say'>) => {
  const last = moments.at(-1);
  return last ? (
    <div className={styles.now} data-step={last.step}>
      <Words moment={last} say={say} isLast />
    </div>
  ) : null;
};

const Words = ({
  moment: { step, at, until, amount, way },
  say,
  isLast,
}: Pick<Props, 'say'> & { moment: MoneyMoment; isLast: boolean }) => {
  const { money } = useTexts();
  return (
    <>
      <strong>{money.steps[step]}</strong>
      {amount !== null && <span>{formatRupiah(rupiah(amount))}</span>}
      {at !== null && step !== 'waiting' && <time dateTime={at}>{say(at)}</time>}
      {until !== null && <time dateTime={until}>{money.until(say(until))}</time>}
      {way !== null && <span>{way === 'transfer' ? money.byTransfer : money.byGateway}</span>}
      {isLast && money.next[step] !== '' && <p>{money.next[step]}</p>}
    </>
  );
};
