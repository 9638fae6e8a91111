import type * as en from '../en/child-year.ts';
import type { Translated } from '../language.ts';

export const childYear: Translated<typeof en.childYear> = {
  title: 'Setahun penuh',
  runs: (from, to) => `Dari ${from} sampai ${to}.`,
  here: 'Sekarang di sini',
  before: (date) => `Belum dimulai. Hari pertamanya ${date}.`,
  lessons: (unit, week, number, of) => `Unit ${unit}, minggu ${week}. Itu minggu ke-${number} dari ${of}.`,
  holiday: (until) => `Libur sampai ${until}.`,
  lessonsOver: 'Semua pelajaran tahun ini sudah hadir. Hebat!',
  over: (date) => `Tahun belajar berakhir ${date}.`,
  next: (what, date) => `Berikutnya: ${what}, ${date}.`,
  paidFor: 'Yang terbuka',
  stretch: {
    PAID: (from, to) => `Lunas: ${from} sampai ${to}.`,
    SKIPPED: (from, to) => `Terlewati: ${from} sampai ${to}. Masa ini tetap tertutup.`,
    PAYABLE: (from, to, bill, due) =>
      `Belum dibayar: ${from} sampai ${to}. Terbuka dengan: ${bill}, jatuh tempo ${due}.`,
    PAYABLE_MORE: (from, to, bill, due) =>
      `Belum dibayar: ${from} sampai ${to}. Terbuka tagihan demi tagihan, pertama: ${bill}, jatuh tempo ${due}.`,
  },
  toBills: 'Lihat tagihan',
  legend: 'Arti tandanya',
  mark: {
    HOLIDAY: 'Libur',
    FREE: 'Tanpa pelajaran',
    NOW: 'Ada sekarang',
    WATCHED: 'Sudah ditonton',
    LOCKED: 'Terkunci',
    SKIPPED: 'Terlewati',
    PAST: 'Sudah lewat',
    COMING: 'Akan datang',
  },
  kind: { VIDEO: 'Video', LIVE: 'Kelas langsung', TEST: 'Kelas langsung dan tes' },
  lead: 'Sentuh satu unit untuk melihat minggu-minggunya.',
  today: 'Minggu ini',
  unit: (unit) => `Unit ${unit}`,
  now: 'Sekarang',
  progress: (watched, all) => `${watched} dari ${all} sudah ditonton`,
  week: (week) => `Minggu ${week}`,
  noLessons: 'Belum ada pelajaran',
  weeksBefore: 'Sebelum pelajaran pertama',
  weeksAfter: 'Setelah pelajaran terakhir',
  freeBefore: (from, to) => `${from} sampai ${to}. Belum ada pelajaran.`,
  freeAfter: (from, to) => `${from} sampai ${to}. Tahun ini tidak ada pelajaran lagi.`,
};
