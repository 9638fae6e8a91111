import type { MoneyMoment } from '../../../contract/payment-objects.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { useTexts } from '../texts.ts';
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
  /** for staff: what `say` writes is short and is not broken, and nobody waits to pay */
  isShort?: boolean;
}

/** Where the money of a payment was, where it is now with what happens next, and what is still to come. */
export const MoneySteps = ({ moments, gross, byCard, say, isShort = false }: Props) => {
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
          <Words
            moment={moment}
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

/** Where the money is now, in a line beside what it pays, and what happens next. */
export const MoneyNow = ({ moments, byCard, say }: Pick<Props, 'moments' | 'byCard' | 'say'>) => {
  const last = moments.at(-1);
  return last ? (
    <div className={styles.now} data-step={last.step}>
      <Words moment={last} say={say} isLast rest={null} byCard={byCard} />
    </div>
  ) : null;
};

const Words = ({
  moment: { step, at, until, amount, way },
  say,
  isLast,
  rest,
  byCard,
}: Pick<Props, 'say' | 'byCard'> & { moment: MoneyMoment; isLast: boolean; rest: number | null }) => {
  const { money } = useTexts();
  const shown = amount ?? (step === 'going_back' ? rest : null);
  return (
    <>
      <strong>{money.steps[step]}</strong>
      {shown !== null && <span className={styles.sum}>{formatRupiah(rupiah(shown))}</span>}
      {at !== null && step !== 'waiting' && <time dateTime={at}>{say(at)}</time>}
      {until !== null && <time dateTime={until}>{money.until(say(until))}</time>}
      {way !== null && <span>{way === 'transfer' ? money.byTransfer : money.byGateway}</span>}
      {isLast && (
        <p>
          {step === 'part_back' && rest !== null && `${money.left(formatRupiah(rupiah(rest)))} `}
          {money.next[step]}
          {step === 'not_paid' && byCard && ` ${money.heldByBank}`}
        </p>
      )}
    </>
  );
};
