import type { FoundOrder } from '../../../contract/shipping.ts';
import { fullName } from '../../../domain/values/person-name.ts';
import { ApiRefusal } from '../../frame/api.ts';
import { apiQuery, readAnew } from '../../app/screen.ts';

/** How long a parcel waits for the answer, milliseconds: without one it is shipped as it is. */
const WAIT_MS = 3000;

/** Whether two tracking numbers are the same, as the server compares them. */
export const isSameResi = (one: string, other: string): boolean =>
  one.trim().toUpperCase() === other.trim().toUpperCase();

const readCarriers = async (resi: string): Promise<readonly FoundOrder[]> =>
  (await readAnew(apiQuery('GET /order/resi', { query: { resi } }))).orders;

/**
 * Whose order carries this tracking number besides this one: a label that is scanned twice is the commonest mistake. Null when
 * none does. Null as well when the answer fails or takes too long: a parcel is not held up for the question.
 * @returns the child's name
 */
export const otherCarrier = async (
  resi: string,
  orderId: number,
  read = readCarriers,
): Promise<string | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<readonly FoundOrder[]>((resolve) => {
    timer = setTimeout(() => resolve([]), WAIT_MS);
  });
  const found = read(resi).catch((error: unknown): readonly FoundOrder[] => {
    if (error instanceof ApiRefusal) return [];
    throw error;
  });
  const orders = await Promise.race([found, late]).finally(() => clearTimeout(timer));
  const other = orders.find(({ order_id }) => order_id !== orderId);
  return other ? fullName(other.child.first_name, other.child.last_name) : null;
};
