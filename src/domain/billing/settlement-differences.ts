import type { CalendarDate } from '../values/calendar-date.ts';
import type { ReportRow, ReportStatus } from './settlement-report.ts';

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
/** In what a report and the payments do not agree. */
export type DifferenceKind = (typeof differenceKinds)[number];

/** What one side says of an order. */
export interface Said {
  /** whole rupiah */
  readonly amount: number;
  readonly reportStatus: ReportStatus;
  readonly method: string;
  readonly day: CalendarDate;
}

/** A payment of the school; its day is that of its settlement, and of one that was never paid that of its charge. */
export interface HeldPayment extends Said {
  readonly orderId: string;
  /** whether money of it went back by the gateway on a day of which no report speaks yet */
  readonly isBackUnreported?: boolean;
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

/** A row of a report that was taken. */
export interface ListedRow extends ReportRow {
  readonly reportId: number;
}

/**
 * Every difference between the rows of the gateway's reports and the payments of the school, by order id (rule R127). A
 * payment is missing there only on days that a report speaks of, and only while the gateway should hold its money.
 */
export function settlementDifferences(
  rows: readonly ListedRow[],
  held: readonly HeldPayment[],
  spokenOf: ReadonlySet<CalendarDate>,
): Difference[] {
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  const known = new Map(held.map((payment) => [payment.orderId, payment]));
  const reported = [...byOrder].flatMap(([orderId, ofOrder]) =>
    differencesOf(orderId, listedOnce(ofOrder), known.get(orderId)),
  );
  const missing = held
    .filter(({ orderId, reportStatus }) => !byOrder.has(orderId) && reportStatus !== 'unpaid')
    .filter(({ day }) => spokenOf.has(day))
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
const rank: Record<ReportStatus, number> = { unpaid: 0, paid: 1, part_back: 2, back: 3 };

/**
 * The rows of an order without what two reports list both: a card that was captured at the end of a month is in the reports of
 * two. A report that lists the same itself twice keeps both.
 */
const listedOnce = (rows: readonly ListedRow[]): ListedRow[] => {
  if (rows.every(({ reportId }) => reportId === rows[0]?.reportId)) return [...rows];
  const same = Map.groupBy(rows, (row) => fieldsOf(row).join(' '));
  return [...same.values()].flatMap((listed) => {
    const byReport = [...Map.groupBy(listed, ({ reportId }) => reportId).values()];
    return byReport.toSorted((a, b) => b.length - a.length)[0] ?? [];
  });
};

const differencesOf = (
  orderId: string,
  rows: readonly ReportRow[],
  held: HeldPayment | undefined,
): Difference[] => {
  const there = wholeOf(rows);
  const here = held && saidOf(held);
  const found = (
    kind: DifferenceKind,
    at = here && here.reportStatus !== 'unpaid' ? here.day : there.day,
  ): Difference => ({
    kind,
    orderId,
    day: at,
    there,
    here: here ?? null,
  });
  const repeated = isRepeated(rows) ? [found('repeated_row')] : [];
  if (!held || !here)
    return there.reportStatus === 'unpaid' ? repeated : [found('missing_here'), ...repeated];
  const bothPaid = there.reportStatus !== 'unpaid' && here.reportStatus !== 'unpaid';
  return [
    ...(bothPaid && there.amount !== here.amount ? [found('other_amount')] : []),
    ...(there.reportStatus === here.reportStatus || isBackLater(there, held) ? [] : [found('other_status')]),
    ...(there.method === here.method ? [] : [found('other_method')]),
    ...repeated,
    ...(bothPaid && there.day !== here.day ? [found('other_day')] : []),
  ];
};

/** What a report said before money went back stays right: the report of the day on which it did has to say so. */
const isBackLater = (there: Said, { reportStatus, isBackUnreported }: HeldPayment): boolean =>
  isBackUnreported === true &&
  there.reportStatus === 'paid' &&
  (reportStatus === 'part_back' || reportStatus === 'back');

const saidOf = ({ amount, reportStatus, method, day }: Said): Said => ({ amount, reportStatus, method, day });

/** What the rows of an order say together: the amount and day that it was paid, and how far it has come. */
const wholeOf = (rows: readonly ReportRow[]): Said => {
  const inOrder = rows.toSorted((a, b) => rank[a.reportStatus] - rank[b.reportStatus]);
  // A row that gives money back says when it went, and not when it came.
  const came = inOrder.filter(({ amount }) => amount > 0);
  const [paid] = [
    ...came.filter(({ reportStatus }) => reportStatus === 'paid'),
    ...came.toReversed(),
    ...inOrder.toReversed(),
  ];
  const last = inOrder.at(-1);
  if (!paid || !last) throw new RangeError('an order without rows');
  return { ...saidOf(paid), amount: Math.abs(paid.amount), reportStatus: statusOf(rows, paid, last) };
};

/** The word of the last row; where rows say how much went back, they tell a part from the whole, which have one word in some reports. */
const statusOf = (rows: readonly ReportRow[], paid: ReportRow, last: ReportRow): ReportStatus => {
  const back = rows.reduce((sum, { amount }) => sum - Math.min(amount, 0), 0);
  const isBack = last.reportStatus === 'part_back' || last.reportStatus === 'back';
  if (!isBack || back === 0 || paid.amount <= 0) return last.reportStatus;
  return back < paid.amount ? 'part_back' : 'back';
};

/** Whether rows repeat one another: two refunds of parts are two rows with reason, unless all that they say is alike. */
const isRepeated = (rows: readonly ReportRow[]): boolean => {
  const once = rows
    .filter(({ reportStatus }) => reportStatus !== 'part_back')
    .map(({ reportStatus, amount, day }) => (amount < 0 ? `${reportStatus} ${amount} ${day}` : reportStatus));
  return new Set(once).size < once.length;
};

/** What a side says, field by field: the marks of notes rest on their order. */
const fieldsOf = ({ amount, reportStatus, method, day }: Said): (string | number)[] => [
  amount,
  reportStatus,
  method,
  day,
];

/** What of a difference was looked into: when a side says something else later, it is open again (rule R128). */
export const differenceMark = ({ kind, there, here }: Difference): string =>
  [kind, ...[there, here].map((said) => (said ? fieldsOf(said).join(' ') : '-'))].join(' | ');

/** Names a difference: an order has one of each kind at most. */
export const differenceId = ({ kind, orderId }: Pick<Difference, 'kind' | 'orderId'>): string =>
  `${kind}.${orderId}`;

/** What such a name says; null for a text that is none. */
export const readDifferenceId = (text: string): Pick<Difference, 'kind' | 'orderId'> | null => {
  const [, word, orderId] = /^([a-z_]+)\.(.+)$/.exec(text) ?? [];
  const kind = differenceKinds.find((one) => one === word);
  return kind && orderId !== undefined ? { kind, orderId } : null;
};
