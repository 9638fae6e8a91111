import { type CalendarDate, startOfDay } from '../domain/values/calendar-date.ts';

type Names = readonly [en: string, id: string];

/** The public holidays that are on the same day every year. */
const ofTheYear: Readonly<Record<string, Names>> = {
  '01-01': ["New Year's Day", 'Tahun Baru Masehi'],
  '05-01': ['Labour Day', 'Hari Buruh Internasional'],
  '06-01': ['Pancasila Day', 'Hari Lahir Pancasila'],
  '08-17': ['Independence Day', 'Hari Kemerdekaan'],
  '12-25': ['Christmas Day', 'Hari Raya Natal'],
};

/** Month and day of the Umm al-Qura calendar, from which what the ministry announces may differ by a day. */
const ofTheMoon: Readonly<Record<string, Names>> = {
  '1/1': ['Islamic New Year', 'Tahun Baru Islam'],
  '3/12': ['Birthday of the Prophet', 'Maulid Nabi Muhammad SAW'],
  '7/27': ['Isra Mi’raj', 'Isra Mikraj Nabi Muhammad SAW'],
  '10/1': ['Eid al-Fitr', 'Idulfitri'],
  '10/2': ['Second day of Eid al-Fitr', 'Idulfitri hari kedua'],
  '12/10': ['Eid al-Adha', 'Iduladha'],
};

/** Those of other calendars, which are announced each year. */
const of2027: Readonly<Record<string, Names>> = {
  '2027-02-06': ['Lunar New Year', 'Tahun Baru Imlek'],
  '2027-03-08': ['Nyepi', 'Hari Suci Nyepi'],
  '2027-03-26': ['Good Friday', 'Wafat Yesus Kristus'],
  '2027-03-28': ['Easter', 'Kebangkitan Yesus Kristus'],
  '2027-05-06': ['Ascension Day', 'Kenaikan Yesus Kristus'],
  '2027-05-20': ['Vesak', 'Hari Raya Waisak'],
};

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'Asia/Jakarta',
});

/** The public holiday of Indonesia that a day is, in both languages. */
export const demoHoliday = (day: CalendarDate): Names | undefined =>
  ofTheYear[day.slice(5)] ?? of2027[day] ?? ofTheMoon[hijri.format(startOfDay(day))];
