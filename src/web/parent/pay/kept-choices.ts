import type { PurchaseAddress } from './purchase-address.ts';

type Chosen = Pick<PurchaseAddress, 'nextOrStay' | 'batchId' | 'term' | 'courier'>;

/**
 * The last choices for each child, in the memory of this document: reopening the drawer continues where it was closed, and
 * returning from a payment shows the former choices.
 */
const chosen = new Map<number, Chosen>();
const leftAt = new Map<number, PurchaseAddress['step']>();

/** Keeps what the address says, where it says anything. */
export const keepChoices = (
  childId: number,
  { purpose, nextOrStay, batchId, term, courier }: Omit<PurchaseAddress, 'step'>,
) => {
  if (purpose !== 'COURSE_EXTENSION' && (nextOrStay ?? batchId ?? term ?? courier) !== null)
    chosen.set(childId, { nextOrStay, batchId, term, courier });
};

export const keptChoices = (childId: number): Partial<Chosen> => chosen.get(childId) ?? {};

/** The drawer was closed amid its steps. */
export const saveStep = (childId: number, { purpose, step, orderId }: PurchaseAddress) => {
  if (purpose !== 'COURSE_EXTENSION' && orderId === null && step > 0) leftAt.set(childId, step);
};

/** The step to continue with; read once, so that going back from there leads to the beginning. */
export const consumeSavedStep = (childId: number): PurchaseAddress['step'] | null => {
  const step = leftAt.get(childId) ?? null;
  leftAt.delete(childId);
  return step;
};
