import type { OwedBill } from '../../../contract/bill-desk.ts';
import { useToday } from '../../frame/today.ts';

/** Tells whether a bill counts as paid today, because an owner has agreed with its family that it can wait. */
export const useWaits = () => {
  const today = useToday();
  return ({ delayed_until: until, state }: Pick<OwedBill, 'delayed_until' | 'state'>): boolean =>
    until !== null && today <= until && state !== 'paid' && state !== 'skipped';
};
