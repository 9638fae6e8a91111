import type { MoneyMoment } from '../../../contract/payment-objects.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import { useTexts } from '../texts.ts';

interface Props {
  moment: MoneyMoment;
  /** what the step is called; undefined: as its kind is */
  name?: string | undefined;
  /** how a moment is written where it stands */
  say: (instant: string) => string;
  /** whether the money is there now */
  isLast: boolean;
  /** whole rupiah that are left after a part went back, or on their way back; null: not known, or none */
  rest: number | null;
  /** a bank may hold the money of a card that was not taken */
  byCard: boolean;
}

/** A step of the money in words; of the last one, also what happens next. */
export const MoneyWords = ({
  moment: { step, at, until, amount, way },
  name,
  say,
  isLast,
  rest,
  byCard,
}: Props) => {
  const { money } = useTexts();
  const shown = amount ?? (step === 'to_refund' ? rest : null);
  return (
    <>
      {/* The spaces part the words where they stand in running text. */}
      <strong>{name ?? money.steps[step]}</strong>{' '}
      {shown !== null && <span data-sum>{formatRupiah(rupiah(shown))}</span>}{' '}
      {at !== null && step !== 'waiting' && <time dateTime={at}>{say(at)}</time>}{' '}
      {until !== null && <time dateTime={until}>{money.until(say(until))}</time>}{' '}
      {way !== null && <span>{way === 'transfer' ? money.byTransfer : money.byGateway}</span>}
      {isLast && (
        <p>
          {step === 'part_back' && rest !== null && `${money.left(formatRupiah(rupiah(rest)))} `}
          {money.next[step]}
          {step === 'not_paid' && byCard && ` ${money.heldByBank}`}
          {step === 'gone_back' && byCard && ` ${money.lateOnCards}`}
        </p>
      )}
    </>
  );
};
