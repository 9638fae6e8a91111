import type * as en from '../en/certificates.ts';
import type { Translated } from '../language.ts';

export const certificates: Translated<typeof en.certificates> = {
  title: 'eSertifikat',
  of: (grade, year) => `Tingkat ${grade}, ${year}`,
  loading: 'Sertifikatnya sedang dicari',
  ready: (name) => `Sertifikat ${name} sudah ada. Cetak di kertas A4 mendatar, lalu pajang di dinding.`,
  bears: (name) =>
    `Nama di sertifikat: ${name}. Kalau ada yang berubah, kabari kami supaya diterbitkan ulang.`,
  download: 'Unduh eSertifikat',
  edition: (edition) => `Diterbitkan ulang, edisi ${edition}`,
  making: 'Semuanya sudah lengkap. Beberapa menit lagi sertifikatnya muncul sendiri di sini.',
  waits: {
    not_in_package: 'Sertifikat ada di paket 12 bulan, jadi tahun ini tanpa sertifikat.',
    bill_unpaid: 'Pembayaran tahun ini tidak lunas lagi, jadi sertifikatnya tidak berlaku.',
    year_runs: (day) =>
      `Tahun belajarnya sampai ${day}. Setelah itu sertifikatnya menyusul, begitu rapor terakhir terbit.`,
    report_missing: 'Tahun belajarnya sudah selesai. Sertifikatnya menyusul begitu rapor terakhir terbit.',
    name_not_printable:
      'Ada huruf di nama ini yang belum bisa kami cetak. Tulis dengan huruf Latin di data anak, lalu sertifikatnya kami buat.',
  },
  code: 'Kodenya',
  page: {
    title: 'Halaman bukti keaslian',
    text: 'Siapa pun yang punya kodenya bisa memeriksa: halaman itu hanya memuat nama depan, tingkat, dan tahun.',
    off: 'Halaman ini tidak aktif: kodenya tidak membuka apa-apa.',
    on: 'Halaman ini aktif.',
    turnOn: 'Aktifkan halaman',
    turnOff: 'Nonaktifkan halaman',
    open: 'Lihat halamannya',
    turnedOn: 'Halamannya sudah aktif. Mau alamatnya ikut tercetak? Cetak lagi sertifikatnya.',
    turnedOff: 'Halaman sudah tidak aktif.',
  },
  renew: {
    action: 'Minta kode baru',
    title: 'Minta kode baru?',
    text: 'Kode yang sekarang jadi tidak berlaku, juga yang sudah tercetak.',
    yes: 'Ya, kode baru',
    no: 'Pakai yang ini',
    done: 'Sertifikat punya kode baru. Cetak lagi, ya.',
  },
};

export const certificatePage: Translated<typeof en.certificatePage> = {
  title: 'Sertifikat ini asli',
  text: (school) => `Sertifikat ini diterbitkan oleh ${school}.`,
  firstName: 'Nama depan',
  grade: 'Tingkat',
  year: 'Tahun belajar',
  gradeOf: (grade) => `Tingkat ${grade}`,
  note: 'Hanya ini data anak yang ditampilkan. Keluarganya bisa menonaktifkan halaman ini kapan saja.',
  tooOften: { title: 'Terlalu banyak percobaan', text: 'Tunggu sebentar, lalu muat ulang halaman ini.' },
  unknown: {
    title: 'Tidak ditemukan di sini',
    text: 'Mungkin kodenya kurang tepat, atau keluarganya tidak mengaktifkan halaman sertifikat ini. Coba cek kodenya huruf demi huruf, atau tanya keluarganya.',
  },
  toSchool: 'Ke halaman sekolah',
};

export const certificatePaper: Translated<typeof en.certificatePaper> = {
  fileName: 'sertifikat',
  documentTitle: (name) => `Sertifikat ${name}`,
  bulkTitle: (batch) => `Sertifikat Angkatan ${batch}`,
  title: 'Sertifikat',
  presented: 'Hebat! Sertifikat ini untuk',
  completed: 'yang sudah belajar bahasa Inggris bersama kami selama setahun penuh:',
  units: 'Setahun penuh, dan banyak kata yang diucapkan dengan berani',
  grade: (grade, level) => `Tingkat ${grade} · ${level}`,
  year: (from, to) => `${from} sampai ${to}`,
  teacher: 'Guru',
  owner: (school) => `Atas nama ${school}`,
  date: (day) => day,
  code: 'Kode',
  verify: 'Asli?',
};
