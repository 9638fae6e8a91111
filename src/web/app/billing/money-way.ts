import type { MoneyMoment } from '../../../contract/payment-objects.ts';

/** What is still to come, for who waits. */
export type ComingStep = 'here' | 'opens' | 'receipt' | 'part_back' | 'gone_back';

export interface MoneyWay {
  /** in order of time; the last one is where the money is now */
  readonly steps: readonly MoneyMoment[];
  /** whole rupiah: of the last step, where it is about what other steps have left */
  readonly rest: number | null;
  readonly coming: readonly ComingStep[];
}

const timeOf = ({ at }: MoneyMoment) => (at === null ? Infinity : Date.parse(at));

/** The steps of a payment's money as they are read from top to bottom. @param gross whole rupiah that came */
export const moneyWay = (moments: readonly MoneyMoment[], gross: number): MoneyWay => {
  const now = moments.at(-1);
  const back = moments
    .filter(({ step }) => step === 'part_back')
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const rest = gross - back;
  const sorted = moments.toSorted((a, b) => timeOf(a) - timeOf(b));
  if (!now || back === 0) return { steps: sorted, rest: null, coming: comingAfter(now, rest) };
  // What is on its way as a whole began before its parts went back: where the rest is now stands last.
  const isRest = now.step === 'to_refund';
  const steps = isRest ? [...sorted, { ...now, at: null }] : sorted;
  const namesRest = isRest || now.step === 'part_back';
  return { steps, rest: namesRest ? rest : null, coming: comingAfter(now, rest) };
};

const comingAfter = (now: MoneyMoment | undefined, rest: number): readonly ComingStep[] => {
  if (now?.step === 'asked' || now?.step === 'waiting' || now?.step === 'bank')
    return ['here', 'opens', 'receipt'];
  if (now?.step === 'to_refund') return ['gone_back'];
  if (now?.step !== 'going_back') return [];
  return [now.amount !== null && now.amount < rest ? 'part_back' : 'gone_back'];
};
