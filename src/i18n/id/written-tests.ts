import type * as en from '../en/written-tests.ts';
import type { Translated } from '../language.ts';

/** The pages of a child's written tests: few open them often, so their words come with them alone. */
export const writtenTests: Translated<typeof en.writtenTests> = {
  title: 'Tes tertulis',
  lead: (name) =>
    `Di akhir setiap bagian tahun, kalau ada di paketnya, ${name} mengerjakan tes di rumah: menyimak, membaca, kosakata, dan sedikit menulis.`,
  loading: 'Tes tertulis sedang dimuat',
  part: (first, last) => `Unit ${first} sampai ${last}`,
  week: (first, last) => `Minggu tes: ${first} sampai ${last}`,
  needs: (minutes) => `${minutes} menit tanpa jeda, tempat yang tenang, dan suara yang menyala.`,

  noTest: (day) => `Dibuka ${day}. Nanti kami kabari.`,
  late: 'Maaf, tes ini terlambat, dan itu kesalahan kami. Begitu siap, Anda kami kabari, juga sampai kapan tesnya terbuka.',
  notTaken: 'Tes ini tidak dikerjakan. Rapor untuk unit-unit ini sudah terbit tanpa tes.',
  wasNoTest: 'Tidak ada tes tertulis untuk unit-unit ini.',
  early: (name, day) =>
    `${name} bisa mengerjakannya di minggu tes, mulai ${day}. Hari Senin itu Anda kami kabari.`,
  openUntil: (day) => `Bisa dimulai sampai ${day}.`,
  openAgainUntil: (day) => `Guru sudah membukanya sekali lagi: bisa dimulai sampai ${day}.`,
  missed: (name) =>
    `Minggu tes ini sudah lewat dan tesnya belum dimulai. Guru ${name} bisa membukanya sekali lagi. Kabari kami saja.`,
  missedAgain: 'Tes ini sudah dibuka sekali lagi, tapi belum dikerjakan. Kabari kami, ya.',
  askMissed: (name) => `Halo! Tes tertulis ${name} terlewat. Bisa dibuka sekali lagi?`,
  askMissedAgain: (name) => `Halo! Saya mau tanya soal tes tertulis ${name}.`,
  ask: 'Tanya lewat WhatsApp',
  sent: 'Tesnya sudah kami terima dan sedang dinilai. Hasilnya nanti ada di rapor unit-unit ini.',
  marked: 'Tesnya sudah dinilai. Hasilnya nanti ada di rapor unit-unit ini.',
  inReport: 'Hasilnya ada di rapor',
  takenAtHome: (day) => `Dikerjakan di rumah pada ${day}`,
  takenOnPaper: (day) => `Ditulis di kertas pada ${day}`,
  sheet: 'Lihat lembar tes',
  closedBy: {
    not_in_package:
      'Paket tahun ini tanpa tes tertulis. Ada satu tes untuk setiap pembayaran 4 bulan, dan semuanya di paket setahun penuh.',
    bill_unpaid: (number, of) => `Terbuka setelah tagihan ${number} dari ${of} lunas.`,
    bill_skipped: 'Tes ini jatuh di bulan yang tidak dibayar, jadi tetap tertutup.',
  },
  toBills: 'Lihat tagihan',

  beforePoints: [
    'Begitu mulai, waktunya jalan terus, walau halamannya ditutup.',
    'Isinya menyimak, membaca, kosakata, dan sedikit menulis.',
    'Biarkan anak menjawab sendiri. Dari yang salah, guru jadi tahu apa yang perlu dibantu.',
    'Jawabannya tersimpan sendiri. Kalau koneksi putus, buka lagi halaman ini dan lanjutkan.',
  ],
  sound: {
    soundLead: 'Bagian pertama menyimak. Coba dulu satu nada pendek: suaranya sudah menyala?',
    heard: 'Beres! Nanti rekamannya terdengar seperti ini.',
  },
  readsRecordings: (name) => `${name} sulit mendengar: tampilkan rekamannya sebagai tulisan`,
  start: 'Mulai tes',
  goOn: 'Lanjutkan tes',
  isOpen: 'Terbuka sekarang',
  isRunning: 'Sedang dikerjakan',
  ready: {
    title: (name) => `${name} sudah siap?`,
    once: (minutes) =>
      `Begitu tombolnya ditekan, waktu ${minutes} menit mulai. Tesnya hanya bisa dikerjakan sekali.`,
    yes: (minutes) => `Mulai sekarang: ${minutes} menit`,
    no: 'Nanti saja',
  },

  sections: {
    listening: 'Menyimak',
    reading: 'Membaca',
    words: 'Kosakata dan tata bahasa',
    writing: 'Menulis',
  },
  sectionOf: (place, of) => `Bagian ${place} dari ${of}`,
  instructions: {
    listening: 'Dengarkan, lalu pilih jawaban yang benar. Kamu boleh mendengarkan dua kali.',
    reading: 'Baca, lalu pilih jawaban yang benar.',
    words: 'Pilih kata yang benar, atau ketuk kata-katanya satu per satu sesuai urutannya.',
    writing: 'Tulis dalam bahasa Inggris. Kalimat pendek juga bagus.',
  },
  timeLeft: (minutes) => `Sisa ${minutes} menit`,
  yourAnswer: 'Tulis jawabanmu',
  lettersLeft: (letters) => `Sisa ${letters} huruf`,
  begin: 'Mulai bagian ini',
  nextSection: 'Bagian berikutnya',
  toEnd: 'Ke akhir',
  end: {
    title: 'Kamu sudah selesai?',
    answered: (count, of) => `${count} dari ${of} dijawab`,
    lookAt: (section) => `Lihat lagi: ${section}`,
    open: (count) =>
      count === 0 ? 'Semua soal sudah kamu jawab. Hebat!' : `Masih ada ${count} soal yang belum dijawab.`,
    text: 'Setelah itu jawabanmu tidak bisa diubah lagi.',
    yes: 'Ya, sudah selesai',
  },
  timeUp: 'Waktunya habis. Yang kamu tulis sudah kami terima.',
  done: {
    title: (name) => `Hebat, ${name}!`,
    text: 'Tesmu sudah kami terima. Gurumu akan membaca tulisanmu.',
    parent: 'Hasilnya ada di rapor unit-unit ini. Nanti kami kabari.',
    back: 'Kembali ke daftar tes',
  },
};
