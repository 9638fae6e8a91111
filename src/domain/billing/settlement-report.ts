import type { CalendarDate } from '../values/calendar-date.ts';
import { type DateOrder, dateOrderOf, readDay } from './report-date.ts';

/** What the gateway's report says of an order, in what the school knows. */
export const reportStatuses = ['unpaid', 'paid', 'part_back', 'back'] as const;
/** What a report says of an order. */
export type ReportStatus = (typeof reportStatuses)[number];

/** A row of the gateway's report. */
export interface ReportRow {
  /** of the file, the heading being 1 */
  readonly line: number;
  readonly orderId: string;
  /** whole rupiah; below nothing in a row that gives money back */
  readonly amount: number;
  readonly reportStatus: ReportStatus;
  /** a payment type of the school, or the report's own word */
  readonly method: string;
  /** in Jakarta */
  readonly day: CalendarDate;
}

/** Why a file is not taken. */
export const reportProblems = [
  'not_text',
  'too_large',
  'too_many_rows',
  'too_many_columns',
  'no_rows',
  'broken_quote',
  'no_heading',
  'missing_column',
  'repeated_column',
  'row_too_short',
  'row_too_long',
  'no_order_id',
  'no_amount',
  'no_status',
  'no_date',
  'other_month',
  'far_from_month',
  'month_full',
] as const;

/** Why, and where: the line of the file, the heading being 1, and the name of the column. */
export interface ReportProblem {
  readonly problem: (typeof reportProblems)[number];
  readonly line: number | null;
  readonly column: string | null;
  /** what stands there; of `other_month` the month of the report, of `month_full` how many rows it would have */
  readonly found: string | null;
}

/** A row of cells, with the line of the file on which it begins. */
export interface CellRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The columns that are read, with the headings they may have, in small letters without signs between words; of several in a file
 * the first in this list counts. The gateway names its fields in its API; how its exports name them is not published, so both languages of its portal are taken.
 */
const headings = {
  order: [
    'order id',
    'orderid',
    'merchant order id',
    'id order',
    'id pesanan',
    'nomor order',
    'nomor pesanan',
    'no pesanan',
  ],
  amount: ['gross amount', 'transaction amount', 'amount', 'total amount', 'jumlah', 'nominal', 'total'],
  status: ['transaction status', 'status', 'payment status', 'status transaksi', 'status pembayaran'],
  method: [
    'payment type',
    'payment method',
    'channel',
    'payment channel',
    'metode pembayaran',
    'tipe pembayaran',
    'jenis pembayaran',
    'kanal pembayaran',
    'kanal',
  ],
  settled: [
    'settlement time',
    'settlement date',
    'settlement date time',
    'waktu settlement',
    'tanggal settlement',
    'waktu penyelesaian',
  ],
  made: [
    'transaction time',
    'transaction date',
    'transaction date time',
    'date time',
    'date',
    'created at',
    'waktu transaksi',
    'tanggal transaksi',
    'tanggal',
  ],
} as const;
type Column = keyof typeof headings;
const columns: readonly Column[] = ['order', 'amount', 'status', 'method', 'settled', 'made'];

/** What a problem calls a column that the file does not have. */
const usual: Record<Column, string> = {
  order: 'Order ID',
  amount: 'Amount',
  status: 'Transaction status',
  method: 'Payment type',
  settled: 'Settlement time',
  made: 'Transaction time',
};

/** The words of a heading or a value, whatever their signs and letters. */
const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const trouble = (
  problem: ReportProblem['problem'],
  where: Partial<Omit<ReportProblem, 'problem'>> = {},
): ReportProblem => ({ problem, line: null, column: null, found: null, ...where });

/** Of each column that is there the places, the one that counts first. */
type Places = Partial<Record<Column, readonly number[]>>;

/** Where each column stands, and what is wrong with the heading. */
const placesOf = ({ line, cells }: CellRow): Places | ReportProblem => {
  const places: Places = {};
  const named = cells.map(plain);
  for (const column of columns) {
    const known = headings[column].filter((heading) => named.includes(heading));
    if (known.some((heading) => named.indexOf(heading) !== named.lastIndexOf(heading)))
      return trouble('repeated_column', { line, column: usual[column] });
    if (known.length > 0) places[column] = known.map((heading) => named.indexOf(heading));
  }
  if (Object.keys(places).length === 0)
    return trouble('no_heading', { line, found: cells.join(', ').slice(0, 100) });
  const missing = (['order', 'amount', 'status', 'method'] as const).find((one) => places[one] === undefined);
  if (missing) return trouble('missing_column', { line, column: usual[missing] });
  return places.settled === undefined && places.made === undefined
    ? trouble('missing_column', { line, column: usual.settled })
    : places;
};

/** Whole rupiah of "275000", "275000.00", "275.000", "Rp 275.000,00", "Rp 275.000,-" or "IDR (275,000)"; null for anything else. */
export function readAmount(text: string): number | null {
  const said = text
    .trim()
    .replaceAll(/[\u2212\u2011]/g, '-')
    .replace(/^\+/, '')
    // "1 518 000" and "1'518'000", "1.518.000 IDR", "1.518.000,00-".
    .replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '.')
    .replace(/\s*(?:Rp|IDR)\.?$/i, '')
    .replace(/^(.*\d)-$/, '-$1')
    .replace(/[.,]-$/, '')
    .replace(/^((?:Rp|IDR)?\.?\s*)\((.+)\)$/i, '$1-$2');
  const [, minus, figures] = /^(-?)\s*(?:(?:Rp|IDR)\.?\s*)?(-?[\d.,]+)$/i.exec(said) ?? [];
  if (figures === undefined) return null;
  const [, inner, digits] = /^(-?)(\d+(?:[.,]\d+)*)$/.exec(figures) ?? [];
  if (digits === undefined || (minus === '-' && inner === '-')) return null;
  const whole = /[.,](?:\d{1,2}|0{4,})$/.test(digits) ? digits.replace(/[.,]0+$/, '') : digits;
  if (!/^\d+$/.test(whole) && !/^\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+)$/.test(whole)) return null;
  const value = Number(whole.replaceAll(/[.,]/g, ''));
  if (value > 2_147_483_647) return null;
  return minus === '-' || inner === '-' ? -value : value;
}

/** The words for each, in both languages of the gateway's portal. */
const statusWords: Record<ReportStatus, string> = {
  paid:
    'settlement, settled, capture, captured, success, successful, paid, completed, berhasil, sukses, lunas, dibayar, terbayar, selesai, ' +
    'penyelesaian',
  back: 'refund, refunded, chargeback, reversed, dikembalikan, dana dikembalikan, pengembalian dana, pengembalian, tolak bayar',
  part_back:
    'partial refund, partially refunded, partial chargeback, pengembalian sebagian, dikembalikan sebagian, refund sebagian',
  unpaid:
    'pending, authorize, authorized, deny, denied, cancel, canceled, cancelled, expire, expired, failure, failed, void, voided, menunggu, ' +
    'menunggu pembayaran, tertunda, diproses, ditolak, batal, dibatalkan, kadaluarsa, kadaluwarsa, kedaluwarsa, gagal',
};
const statuses: ReadonlyMap<string, ReportStatus> = new Map(
  reportStatuses.flatMap((status) => statusWords[status].split(', ').map((word) => [word, status] as const)),
);

const methods: ReadonlyMap<string, string> = new Map([
  ['gopay', 'gopay'],
  ['qris', 'gopay'],
  ['gopay qris', 'gopay'],
  ['echannel', 'echannel'],
  ['mandiri', 'echannel'],
  ['mandiri bill', 'echannel'],
  ['mandiri bill payment', 'echannel'],
  ['mandiri va', 'echannel'],
  ['mandiri virtual account', 'echannel'],
  ['bank transfer mandiri', 'echannel'],
  ['qris gopay', 'gopay'],
  ['other qris', 'gopay'],
  ['card payment', 'credit_card'],
  ['kartu', 'credit_card'],
  ['kartu kredit debit', 'credit_card'],
  ['credit debit card', 'credit_card'],
  ['credit card', 'credit_card'],
  ['card', 'credit_card'],
  ['kartu kredit', 'credit_card'],
]);

/** A method as the school names it, or the report's own word. */
export const readMethod = (text: string): string => methods.get(plain(text)) ?? text.trim().slice(0, 40);

// A control character belongs into no order id, and PostgreSQL cannot store NUL.
// oxlint-disable-next-line no-control-regex
const orderIds = /^[^\u0000-\u001f\u007f]{1,100}$/;

/**
 * Reads the rows of the gateway's report, or says what is wrong with the first that cannot be read (rule R126): columns are
 * found by their heading, in any order, and others are not looked at. A card counts on the day of its capture, as it does here.
 */
export function readReport(rows: readonly CellRow[]): ReportRow[] | ReportProblem {
  const [heading, ...body] = rows.slice(linesAbove(rows));
  if (!heading) return trouble('no_rows');
  const places = placesOf(heading);
  if ('problem' in places) return places;
  const days = [...(places.made ?? []), ...(places.settled ?? [])];
  const order = dateOrderOf(body.flatMap(({ cells }) => days.map((place) => cells[place] ?? '')));
  const read: ReportRow[] = [];
  for (const row of body) {
    if (isTotal(row, places)) continue;
    const one = readRow(row, { names: heading.cells, places, order });
    if ('problem' in one) return one;
    read.push(one);
  }
  return read.length === 0 ? trouble('no_rows') : read;
}

/** Some exports begin with a title and a few facts before the line of headings. */
const linesAbove = (rows: readonly CellRow[]): number => {
  const known = (row: CellRow) => {
    const named = new Set(row.cells.map(plain));
    return columns.filter((column) => headings[column].some((heading) => named.has(heading))).length;
  };
  const at = rows.slice(0, MOST_LINES_ABOVE).findIndex((row) => known(row) >= 3);
  return Math.max(at, 0);
};
const MOST_LINES_ABOVE = 20;

/** A line of sums, as spreadsheets and exports end with: it says "Total" somewhere and nothing of a payment's state. */
const isTotal = ({ cells }: CellRow, places: Places): boolean =>
  cells.some((cell) => /^(?:grand |sub ?)?(?:total|jumlah)(?: keseluruhan| akhir)?$/.test(plain(cell))) &&
  (places.status ?? []).every((place) => plain(cells[place] ?? '') === '');

interface Heading {
  readonly names: readonly string[];
  readonly places: Places;
  readonly order: DateOrder;
}

const readRow = ({ line, cells }: CellRow, { names, places, order }: Heading): ReportRow | ReportProblem => {
  const wrong = (problem: ReportProblem['problem'], column: Column): ReportProblem => {
    const place = places[column]?.[0] ?? -1;
    const found = (cells[place] ?? '').slice(0, 100);
    return trouble(problem, { line, column: names[place]?.trim() ?? usual[column], found });
  };
  if (cells.length < names.length)
    return trouble('row_too_short', { line, column: names[cells.length] ?? null });
  if (cells.length > names.length && cells.slice(names.length).some((cell) => cell !== ''))
    return trouble('row_too_long', { line, found: cells[names.length]?.slice(0, 100) ?? null });
  // A spreadsheet marks a cell as text by an apostrophe.
  const all = (column: Column) =>
    (places[column] ?? []).map((place) => (cells[place] ?? '').trim().replace(/^'/, ''));
  const cell = (column: Column) => all(column).find((text) => text !== '') ?? '';
  // A type such as "bank transfer" says less than the channel beside it.
  const method = readMethod(all('method').find((text) => methods.has(plain(text))) ?? cell('method'));
  const orderId = cell('order');
  if (!orderIds.test(orderId)) return wrong('no_order_id', 'order');
  const amount = readAmount(cell('amount'));
  if (amount === null) return wrong('no_amount', 'amount');
  const reportStatus = statuses.get(plain(cell('status')));
  if (reportStatus === undefined) return wrong('no_status', 'status');
  const [first, second]: Column[] = method === 'credit_card' ? ['made', 'settled'] : ['settled', 'made'];
  const dated =
    first !== undefined && second !== undefined && cell(first) === '' ? second : (first ?? 'made');
  const day = readDay(cell(dated), order);
  return day === null ? wrong('no_date', dated) : { line, orderId, amount, reportStatus, method, day };
};
