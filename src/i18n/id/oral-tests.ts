import type * as en from '../en/oral-tests.ts';
import type { Translated } from '../language.ts';

/** The page of a child's tests: few open it often, so its words come with it alone. */
export const oralTests: Translated<typeof en.oralTests> = {
  title: 'Tes',
  of: (name) => `Tes ${name}`,
  back: (name) => `Halaman ${name}`,
  loading: 'Tes sedang dimuat',

  oral: 'Tes lisan',
  lead: (name) =>
    `Di akhir setiap bagian tahun, kalau ada di paketnya, guru mengobrol dengan ${name} saja lewat video, beberapa menit. Tidak ada yang perlu dihafal.`,
  part: (first, last) => `Unit ${first} sampai ${last}`,
  days: (first, last) => `Masa tes: ${first} sampai ${last}`,
  none: 'Tes tertulis dan tes lisan muncul di sini kalau sudah ada tahun belajar yang terdaftar.',
  waiting: (name) =>
    `Begitu guru ${name} membuka jadwal tes, Anda kami kabari dan bisa memilih waktunya di sini.`,
  noSlots:
    'Belum ada waktu yang bisa dipilih. Begitu dibuka guru, langsung muncul di sini. Kalau sampai akhir masa tes belum ada juga, kabari kami.',
  over: 'Masa tes ini sudah lewat, tapi tesnya belum jadi. Kabari kami, nanti kami carikan waktunya.',
  wasNotHeld: 'Tes ini tidak jadi diadakan.',
  missedTwice: 'Sudah dua kali terlewat. Kabari kami, kita cari waktunya bersama.',
  ask: 'Tanya lewat WhatsApp',
  askMessage: (name) => `Halo! Saya mau tanya soal tes lisan ${name}.`,
  done: (day) => `Sudah selesai ${day}.`,
  inReport: 'Hasilnya ada di rapor',
  toReport: 'Hasilnya nanti ada di rapor unit-unit ini.',
  missed: (name, when) => `${name} tidak hadir pada ${when}. Pilih waktu lain, ya.`,
  closedBy: {
    not_in_package:
      'Paket tahun ini tanpa tes lisan: ada satu tes untuk setiap pembayaran 4 bulan, dan semuanya di paket setahun.',
    bill_unpaid: (number, of) => `Terbuka setelah tagihan ${number} dari ${of} lunas.`,
    bill_skipped: 'Tes ini jatuh di bulan yang tidak dibayar, jadi tetap tertutup.',
  },
  toBills: 'Lihat tagihan',

  choose: 'Pilih waktu',
  with: (teacher) => `bersama ${teacher}`,
  takeOf: (when) => `Ambil waktu ini: ${when}`,
  until: 'Sampai sehari sebelumnya, waktu ini masih bisa dipindah atau dilepas.',
  booked: 'Sudah dipesan',
  bookedWhen: (name, when) => `Sudah dipesan: ${name}, ${when}.`,
  minutes: (minutes) => `${minutes} menit`,
  opens: (minutes, time) => `Tombol untuk masuk muncul di sini ${minutes} menit sebelumnya, pukul ${time}.`,
  join: 'Masuk ke tes',
  joinUntil: (time) => `Berlangsung sampai pukul ${time}. Tes dibuka di jendela baru.`,
  itsDay: 'Hari ini tesnya, jadi waktunya tidak bisa dipindah lagi. Kalau ada halangan, kabari kami.',
  notSaid: 'Hasilnya belum ditulis guru.',
  move: 'Pilih waktu lain',
  keep: 'Tetap waktu ini',
  giveUp: 'Lepaskan',
  giveUpAsk: {
    title: 'Lepaskan waktu ini?',
    text: (when) => `${when} jadi bisa diambil anak lain. Anda bisa memilih waktu lagi di sini.`,
    yes: 'Ya, lepaskan',
    no: 'Tidak jadi',
  },
  givenUp: 'Waktunya sudah kosong lagi.',
};
