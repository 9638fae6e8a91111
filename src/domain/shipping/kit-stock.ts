/** What staff say of the stock: kits came, the count was wrong, or below how many the school warns. */
export const kitEntryKinds = ['received', 'corrected', 'warn_below'] as const;
export type KitEntryKind = (typeof kitEntryKinds)[number];

/** The most of a single entry: more is a slip of the keyboard. */
export const mostKits = 10_000;

/** Of all that was said since the stock is kept: numbers of kits. */
export interface KitMovements {
  readonly received: number;
  /** what was found more or less than counted, together */
  readonly corrected: number;
  /** the orders that were shipped since the first entry, without those that were taken back */
  readonly sent: number;
}

/** How many kits are there. Below zero is shown as it is: something was sent that nobody wrote down (rule R281). */
export const kitsLeft = ({ received, corrected, sent }: KitMovements): number => received + corrected - sent;

/** How many kits the orders wait for and are not there; 0: none (rule R282). */
export const kitsMissing = (left: number, waiting: number): number => Math.max(0, waiting - left);

/** How many kits to order: what waits can then be sent, and as many stay as the owner wants; 0: none (rule R282). */
export const kitsToOrder = (
  left: number,
  { waiting, warnBelow }: { readonly waiting: number; readonly warnBelow: number },
): number => Math.max(0, waiting + warnBelow - left);
