import type { Language } from './language.ts';

const tags = { en: 'en-GB', id: 'id-ID' } as const satisfies Record<Language, string>;

const makeFormats = (language: Language) => {
  const part = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (instant: Date) => {
      format ??= new Intl.DateTimeFormat(tags[language], { ...options, timeZone: 'Asia/Jakarta' });
      return format.format(instant);
    };
  };
  const [date, weekdayName] = [part({ dateStyle: 'long' }), part({ weekday: 'long' })];
  const [dayOfYear, year] = [part({ day: 'numeric', month: 'long' }), part({ year: 'numeric' })];
  const time = part({ timeStyle: 'short' });
  // As Indonesia writes it, in both languages: for a family 19.00 never stands beside 19:00.
  const clock = (instant: Date) => time(instant).replace(':', '.');
  let decimals: Intl.NumberFormat | undefined;
  const roundedUp = (value: number) => {
    decimals ??= new Intl.NumberFormat(tags[language], { maximumFractionDigits: 1 });
    return decimals.format(Math.ceil(value * 10) / 10);
  };
  let percents: Intl.NumberFormat | undefined;
  const percent = (share: number) => {
    percents ??= new Intl.NumberFormat(tags[language], { maximumFractionDigits: 4 });
    return percents.format(share * 100);
  };
  // Put together here: browsers and the server differ in how they join the parts.
  const weekday = (day: Date) => `${weekdayName(day)}, ${date(day)}`;
  return {
    date,
    /** the name of the day of the week alone */
    weekdayName,
    /** with the day of the week, for what somebody has to be there for */
    weekday,
    /** without the year, where many stand below each other */
    shortDate: part({ day: 'numeric', month: 'short' }),
    /** hours and minutes in WIB, without the letters WIB */
    time,
    /** the same as families read it */
    clock,
    moment: (instant: Date) => `${weekday(instant)}, ${clock(instant)} WIB`,
    /** both days included; a year that is the same is said once */
    period: (from: Date, to: Date) =>
      `${year(from) === year(to) ? dayOfYear(from) : date(from)} – ${date(to)}`,
    /** 5243000 bytes as 5.1: rounded up, so that what is too big never looks as if it were not */
    megabytes: (bytes: number) => roundedUp(bytes / 1024 ** 2),
    /** 0.0275 as 2.75, without the sign */
    percent,
    gigabytes: (bytes: number) => roundedUp(bytes / 1024 ** 3),
  };
};

/** How a language writes days, times and sizes. Days are Indonesian days, whatever clock the browser has. */
export type Formats = ReturnType<typeof makeFormats>;

const made = new Map<Language, Formats>();

/**
 * The formats of a language: one set for good, each format made when it is first used, because making one with Intl
 * takes a hundred times as long as using it.
 */
export const formatsOf = (language: Language): Formats => {
  const formats = made.get(language) ?? makeFormats(language);
  made.set(language, formats);
  return formats;
};
