import type { SchoolNumbers } from '../../../contract/numbers.ts';
import { grades as allGrades } from '../../../domain/enrolment/grade.ts';
import { calendarDate, startOfDay } from '../../../domain/values/calendar-date.ts';
import { formatRupiah, rupiah } from '../../../domain/values/money.ts';
import type { Language } from '../../../i18n/language.ts';
import { officeDate } from '../list/office-date.ts';
import type { OfficeTexts } from '../list/texts.ts';
import type { ChartContent } from './draw-chart.ts';

/** One picture with its table: what it is called, what is drawn, and the rows behind it. */
export interface FigureContent {
  readonly title: string;
  readonly text: string;
  readonly chart: ChartContent | null;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const tags = { en: 'en-GB', id: 'id-ID' } as const;

const money = (amount: number) => formatRupiah(rupiah(amount));
const count = String;

/** All figures of the page, in their order. */
export const figuresOf = (
  numbers: SchoolNumbers,
  words: OfficeTexts['admin']['numbers'],
  language: Language,
): FigureContent[] => {
  const short = new Intl.NumberFormat(tags[language], { notation: 'compact', maximumFractionDigits: 1 });
  const monthName = new Intl.DateTimeFormat(tags[language], {
    month: 'short',
    year: '2-digit',
    timeZone: 'Asia/Jakarta',
  });
  const nameOf = (month: string) =>
    monthName.format(startOfDay(calendarDate(`${month}-01`))).replaceAll(' ', '\u00A0');
  const dayOf = (day: string) => officeDate(calendarDate(day));
  const inMoney = { say: money, sayShort: (value: number) => short.format(value) };
  const inCounts = { say: count, sayShort: count };
  const { months, income, ahead, intakes, groups, moves, weeks, visits } = numbers;
  const oldestFirst = intakes.toReversed();
  return [
    {
      ...words.money,
      chart: {
        labels: months.map(({ month }) => nameOf(month)),
        series: [
          { label: words.money.paid, values: months.map(({ paid }) => paid) },
          { label: words.money.due, values: months.map(({ due }) => due) },
          { label: words.money.outstanding, values: months.map(({ outstanding }) => outstanding) },
        ],
        ...inMoney,
      },
      columns: [
        words.month,
        words.money.paid,
        words.money.back,
        words.money.net,
        words.money.due,
        words.money.outstanding,
      ],
      rows: months.map(({ month, paid, back, net, due, outstanding }) => [
        nameOf(month),
        ...[paid, back, net, due, outstanding].map(money),
      ]),
    },
    {
      ...words.income,
      chart: null,
      columns: [words.income.item, words.income.amount],
      rows: income.map(({ name, name_indo: nameIndo, amount }) => [
        language === 'id' ? nameIndo : name,
        money(amount),
      ]),
    },
    {
      ...words.ahead,
      chart: {
        labels: ahead.map(({ month }) => nameOf(month)),
        series: [{ label: words.ahead.amount, values: ahead.map(({ amount }) => amount) }],
        ...inMoney,
      },
      columns: [words.month, words.children, words.ahead.amount],
      rows: ahead.map(({ month, children, amount }) => [nameOf(month), count(children), money(amount)]),
    },
    {
      ...words.intakes,
      chart: {
        labels: oldestFirst.map(({ batch }) => words.batchOf(batch)),
        series: [
          { label: words.children, values: oldestFirst.map(({ children }) => children) },
          { label: words.intakes.last, values: oldestFirst.map(({ last_intake: last }) => last ?? 0) },
        ],
        ...inCounts,
      },
      columns: [
        words.batch,
        words.intakes.starts,
        ...allGrades.map(words.gradeOf),
        words.children,
        words.intakes.last,
      ],
      rows: intakes.map(({ batch, start_date: start, grades, children, last_intake: last }) => [
        words.batchOf(batch),
        dayOf(start),
        ...allGrades.map((grade) => count(grades.find((one) => one.grade === grade)?.children ?? 0)),
        count(children),
        last === null ? '–' : count(last),
      ]),
    },
    {
      ...words.groups,
      chart: {
        isStacked: true,
        labels: groups.map(({ batch, grade, number }) => words.groups.short(batch, grade, number)),
        series: [
          { label: words.groups.taken, values: groups.map(({ children }) => children) },
          {
            label: words.groups.free,
            values: groups.map(({ places, children }) => Math.max(0, (places ?? children) - children)),
          },
        ],
        ...inCounts,
      },
      columns: [words.groups.group, words.children, words.groups.places],
      rows: groups.map(({ batch, grade, number, children, places }) => [
        number === null
          ? words.groups.withoutGroup(batch, grade)
          : words.groups.groupOf(batch, grade, number),
        count(children),
        places === null ? '–' : count(places),
      ]),
    },
    {
      ...words.moves,
      chart: {
        isStacked: true,
        labels: moves.toReversed().map(({ batch }) => words.batchOf(batch)),
        series: [
          { label: words.moves.movedUp, values: moves.toReversed().map((one) => one.moved_up) },
          { label: words.moves.finished, values: moves.toReversed().map((one) => one.finished) },
          { label: words.moves.left, values: moves.toReversed().map((one) => one.left) },
        ],
        ...inCounts,
      },
      columns: [words.batch, words.children, words.moves.movedUp, words.moves.finished, words.moves.left],
      rows: moves.map((one) => [
        words.batchOf(one.batch),
        ...[one.children, one.moved_up, one.finished, one.left].map(count),
      ]),
    },
    {
      ...words.weeks,
      chart: {
        labels: weeks.map(({ monday }) => dayOf(monday).slice(0, 5)),
        series: [
          { label: words.weeks.videos, values: weeks.map(({ videos }) => videos) },
          { label: words.children, values: weeks.map(({ children }) => children) },
        ],
        ...inCounts,
      },
      columns: [words.weeks.week, words.weeks.videos, words.children],
      rows: weeks.map(({ monday, videos, children }) => [dayOf(monday), count(videos), count(children)]),
    },
    visitFigure(visits, words.visits, new Intl.NumberFormat(tags[language], { style: 'percent' })),
  ];
};

/** Each step with its share of those who came. Whose payment it was is known, but not on which page that family began. */
const visitFigure = (
  { entries, paid }: SchoolNumbers['visits'],
  words: OfficeTexts['admin']['numbers']['visits'],
  percent: Intl.NumberFormat,
): FigureContent => {
  const all = (step: 'came' | 'priced' | 'signed_up') => entries.reduce((sum, one) => sum + one[step], 0);
  const withShare = (some: number, came: number) =>
    came < Math.max(some, 1) ? count(some) : `${some} (${percent.format(some / came)})`;
  const row = (name: string, steps: Record<'came' | 'priced' | 'signed_up', number>, last: string) => [
    name,
    count(steps.came),
    withShare(steps.priced, steps.came),
    withShare(steps.signed_up, steps.came),
    last,
  ];
  const total = { came: all('came'), priced: all('priced'), signed_up: all('signed_up') };
  return {
    title: words.title,
    text: words.text,
    chart: null,
    columns: [words.entry, words.came, words.priced, words.signedUp, words.paid],
    rows:
      entries.length === 0
        ? []
        : [
            ...entries.map((one) => row(words.entries[one.entry], one, '–')),
            row(words.all, total, withShare(paid, total.came)),
          ],
  };
};
