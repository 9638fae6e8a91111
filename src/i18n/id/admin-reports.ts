import type * as en from '../en/admin-reports.ts';
import type { Translated } from '../language.ts';

/** The back office's screens of progress reports, for owners and teachers. */
export const reports: Translated<typeof en.reports> = {
  title: 'Laporan',
  states: {
    none: 'Belum dimulai',
    draft: 'Konsep',
    written: 'Menunggu dibaca',
    proofread: 'Sudah dibaca',
    published: 'Terbit',
  },
  sentenceGroups: {
    strengths: 'Yang sudah bagus',
    grow: 'Yang sedang bertumbuh',
    home: 'Di rumah',
  },
  readByFamily: (day) => `Dibaca keluarga ${day}`,
  notReadByFamily: 'Belum dibaca keluarga',
  minutes: (minutes) => `${minutes} menit`,
  correction: (revision) => `Perbaikan ${revision - 1}`,
  withoutReport: (names) => `Tanpa laporan bagian ini: ${names}`,
};
