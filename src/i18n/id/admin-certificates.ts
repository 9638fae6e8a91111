import type * as en from '../en/admin-certificates.ts';
import type { Translated } from '../language.ts';

export const adminCertificates: Translated<typeof en.adminCertificates> = {
  title: 'eSertifikat',
  lead: 'Anak dengan paket setahun dalam satu angkatan. Sertifikat terbit sendiri setelah tahun selesai, lunas, dan rapor terakhir terbit.',
  batch: 'Angkatan',
  batchOf: (batch) => `Angkatan ${batch}`,
  ready: (ready, all) => `${ready} dari ${all} sudah siap`,
  printAll: 'Cetak semua',
  printPart: (from, to) => `Cetak ${from} sampai ${to}`,
  print: (name) => `Cetak sertifikat ${name}`,
  printOne: 'Cetak',
  bears: (name) => `Di sertifikat: ${name}`,
  printAgain: 'Cetak ulang',
  askPrintAgain: (name) => `Cetak ulang sertifikat untuk ${name}?`,
  printAgainNote:
    'Keluarganya mengubah nama ini di akun mereka. Setujui hanya bila Anda tahu namanya benar: kodenya tetap, dan halaman sertifikat menampilkan nama depan yang baru.',
  printAgainYes: 'Ya, cetak ulang',
  printedAgain: (name) => `Sertifikat sekarang atas nama ${name}`,
  child: 'Anak',
  grade: 'Tingkat',
  gradeOf: (grade) => `Tingkat ${grade}`,
  state: 'Keadaan',
  issued: 'Terbit',
  edition: (edition) => `edisi ${edition}`,
  states: {
    not_in_package: 'Tidak termasuk paket',
    bill_unpaid: 'Tidak lunas lagi',
    year_runs: 'Tahun masih berjalan',
    report_missing: 'Menunggu rapor terakhir',
    name_not_printable: 'Ada huruf nama yang tidak bisa dicetak',
    due: 'Sedang dibuat',
    ready: 'Siap',
  },
  empty: 'Belum ada anak di angkatan ini yang lunas untuk setahun.',
  noBatch: 'Belum ada angkatan.',
  loading: 'Sertifikat sedang dimuat',
};
