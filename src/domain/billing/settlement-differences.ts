import type { CalendarDate } from '../values/calendar-date.ts';
import type { ReportRow, Standing } from './settlement-report.ts';

/** How the gateway's report and the school's books can differ. */
export const differenceKinds = [
  'missing_here',
  'missing_there',
  'other_amount',
  'other_status',
  'other_method',
  'repeated_row',
  'other_day',
] as const;
/** One of them. */
export type DifferenceKind = (typeof differenceKinds)[number];

/** What one side says of an order. */
export interface Said {
  /** whole rupiah */
  readonly amount: number;
  readonly standing: Standing;
  readonly method: string;
  readonly day: CalendarDate;
}

/** A payment of the school; its day is that of its settlement, and of one that was never paid that of its charge. */
export interface HeldPayment extends Said {
  readonly orderId: string;
}

/** A row to look into: what the report says and what the school holds. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly orderId: string;
  /** under which it is listed: the school's day, or the report's when the school holds nothing */
  readonly day: CalendarDate;
  readonly there: Said | null;
  readonly here: Said | null;
}

/** From the first day that a report speaks of to its last, both included. */
export interface ReportSpan {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/**
 * Every difference between the rows of the gateway's reports and the payments of the school, by order id (rule R127). A
 * payment is missing there only on days that a report speaks of, and only while the gateway should hold its money.
 */
export function settlementDifferences(
  rows: readonly ReportRow[],
  held: readonly HeldPayment[],
  spans: readonly ReportSpan[],
): Difference[] {
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  const known = new Map(held.map((payment) => [payment.orderId, payment]));
  const reported = [...byOrder].flatMap(([orderId, ofOrder]) =>
    differencesOf(orderId, ofOrder, known.get(orderId)),
  );
  const missing = held
    .filter(({ orderId, standing }) => !byOrder.has(orderId) && standing !== 'unpaid')
    .filter(({ day }) => spans.some(({ first, last }) => first <= day && day <= last))
    .map(({ orderId, ...here }): Difference => ({
      kind: 'missing_there',
      orderId,
      day: here.day,
      there: null,
      here,
    }));
  return [...reported, ...missing].toSorted(
    (a, b) => compare(b.day, a.day) || compare(a.orderId, b.orderId) || kindOrder(a) - kindOrder(b),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const kindOrder = ({ kind }: Difference): number => differenceKinds.indexOf(kind);

/** How far a charge has come; what a later row says of it is the state of the whole. */
const rank: Record<Standing, number> = { unpaid: 0, paid: 1, part_back: 2, back: 3 };

const differencesOf = (
  orderId: string,
  rows: readonly ReportRow[],
  held: HeldPayment | undefined,
): Difference[] => {
  const there = wholeOf(rows);
  const here = held && saidOf(held);
  const found = (
    kind: DifferenceKind,
    at = here && here.standing !== 'unpaid' ? here.day : there.day,
  ): Difference => ({
    kind,
    orderId,
    day: at,
    there,
    here: here ?? null,
  });
  const repeated = isRepeated(rows) ? [found('repeated_row')] : [];
  if (!here) return there.standing === 'unpaid' ? repeated : [found('missing_here'), ...repeated];
  const bothPaid = there.standing !== 'unpaid' && here.standing !== 'unpaid';
  return [
    ...(bothPaid && there.amount !== here.amount ? [found('other_amount')] : []),
    ...(there.standing === here.standing ? [] : [found('other_status')]),
    ...(there.method === here.method ? [] : [found('other_method')]),
    ...repeated,
    ...(bothPaid && there.day !== here.day ? [found('other_day')] : []),
  ];
};

const saidOf = ({ amount, standing, method, day }: Said): Said => ({ amount, standing, method, day });

/** What the rows of an order say together: the amount and day that it was paid, and how far it has come. */
const wholeOf = (rows: readonly ReportRow[]): Said => {
  const inOrder = rows.toSorted((a, b) => rank[a.standing] - rank[b.standing]);
  const [paid] = [...inOrder.filter(({ standing }) => standing === 'paid'), ...inOrder.toReversed()];
  const last = inOrder.at(-1);
  if (!paid || !last) throw new RangeError('an order without rows');
  return { ...saidOf(paid), amount: Math.abs(paid.amount), standing: last.standing };
};

/** The same word twice: two refunds of parts are two rows with reason. */
const isRepeated = (rows: readonly ReportRow[]): boolean => {
  const once = rows.filter(({ standing }) => standing !== 'part_back').map(({ standing }) => standing);
  return new Set(once).size < once.length;
};

/** What of a difference was looked into: when a side says something else later, it is open again (rule R128). */
export const differenceMark = ({ kind, there, here }: Difference): string =>
  [kind, ...[there, here].map((said) => (said ? Object.values(saidOf(said)).join(' ') : '-'))].join(' | ');
