import type { calendarFeed as english } from '../en/calendar-feed.ts';
import type { Translated } from '../language.ts';

const video = (child: string) => `Baru untuk ${child} mulai hari ini.`;
const test = (child: string) => `Tes untuk ${child} minggu ini. Jamnya menyusul.`;

export const calendarFeed: Translated<typeof english> = {
  name: (child) => `Kursus bahasa Inggris: ${child}`,
  summary: (session, title) => `${session}, ${title}`,
  description: {
    0: video,
    1: () => 'Minggu ini ada kelas langsung. Jamnya menyusul.',
    2: video,
    3: test,
    4: test,
  },
  classes: {
    class: (unit, teacher) => `Kelas langsung${teacher === null ? '' : ` bersama ${teacher}`}: Unit ${unit}`,
    native: (unit, teacher) =>
      `Kelas langsung bersama ${teacher === null ? '' : `${teacher}, `}guru penutur asli: Unit ${unit}`,
    oral_test: (unit) => `Tes lisan setelah unit ${unit}`,
    description: 'Tombol masuknya muncul di alamat ini menjelang mulai.',
  },
};
