import type * as en from '../en/live-classes.ts';
import type { Translated } from '../language.ts';

/** The page of a child's live classes: few open it often, so its words come with it alone. */
export const liveClasses: Translated<typeof en.liveClasses> = {
  title: 'Kelas langsung',
  of: (name) => `Kelas langsung ${name}`,
  back: (name) => `Halaman ${name}`,
  group: (number) => `Kelompok ${number}`,
  groupMeets: (day, time) => `${day}, pukul ${time}`,
  loading: 'Kelas langsung sedang dimuat',

  today: 'Hari ini',
  tomorrow: 'Besok',
  inDays: (days) => `${days} hari lagi`,
  isOn: 'Pintunya sudah dibuka',
  unit: (unit) => `Unit ${unit}`,
  makeUp: (unit) => `Kelas pengganti Unit ${unit}`,
  minutes: (minutes) => `${minutes} menit`,
  moved: 'dipindah',
  begins: (from, to) => `Mulai pukul ${from}, sampai pukul ${to}. Kelasnya terbuka di jendela baru.`,
  goesOn: (time) => `Berlangsung sampai pukul ${time}. Kelasnya terbuka di jendela baru.`,
  unpaid: (name) => `${name} bisa ikut kelas ini begitu tagihan ini lunas:`,
  unpaidEarlier: (name, first, needed) =>
    `${name} bisa ikut kelas ini begitu ${needed} lunas. ${first} dibayar lebih dulu, dan bisa dibayar sekarang:`,
  skipped: 'Kelas ini ada di bulan-bulan yang tidak dibayar, jadi tetap tertutup.',
  toBills: 'Lihat tagihan',
  noRoom:
    'Jalan masuk ke ruangnya belum ada. Nanti muncul sendiri di sini. Bila terlalu lama, silakan tanya kami.',
  ask: 'Tanya kami lewat WhatsApp',
  askMessage: (name, when) => `Halo! Saya ingin bertanya tentang kelas langsung ${name}, ${when}.`,

  bring: 'Yang perlu disiapkan',
  bringBook: (unit) => `Buku kursus di Unit ${unit}, pensil, dan kertas`,
  bringDevice: 'HP, tablet, atau komputer dengan kamera dan mikrofon, baterainya penuh',
  bringPlace: 'Tempat yang tenang; headphone, kalau ada',

  sound: 'Coba suaranya',
  soundLead: 'Satu nada pendek, supaya tidak perlu mencari-cari saat kelas dimulai.',
  play: 'Bunyikan nada',
  playAgain: 'Bunyikan lagi',
  hear: 'Terdengar?',
  yes: 'Ya',
  no: 'Tidak',
  heard: 'Beres. Seperti inilah suaranya di kelas nanti.',
  notHeard: 'Silakan coba ini, lalu bunyikan nadanya lagi:',
  notHeardWays: [
    'Besarkan suara HP atau komputer, dan matikan mode senyap.',
    'Cabut headphone lalu pasang lagi, atau matikan Bluetooth.',
    'Tutup aplikasi lain yang bersuara, lalu muat ulang halaman ini.',
  ],

  year: 'Kelas sepanjang tahun',
  attended: (name, attended, held) => `${name} hadir di ${attended} dari ${held} kelas langsung.`,
  noteOf: (teacher) => `Catatan dari ${teacher}:`,
  noteOfTeacher: 'Catatan dari guru:',
  cancelledText: 'Kelas ini tidak jadi. Begitu ada jadwal baru, kami kabari Anda.',
  cancelledMadeUp: 'Kelas ini tidak jadi.',
  cannotCome: 'Tidak bisa ikut',
  cannotComeOf: (what) => `Tidak bisa ikut: ${what}`,
  cannotComeAsk: {
    title: (name) => `${name} tidak bisa ikut?`,
    text: (name) =>
      `Gurunya bisa melihatnya. Setelah itu Anda bisa memilih kelas kelompok lain, bila masih ada tempat. Sampai kelas dimulai, Anda masih bisa bilang bahwa ${name} jadi ikut.`,
    yes: 'Kabari guru',
    no: 'Batal',
  },
  comesAfterAll: 'Jadi ikut',
  comesAfterAllOf: (what) => `Jadi ikut: ${what}`,
  chooseAnother: 'Pilih yang lain',
  chooseAnotherOf: (what) => `Pilih kelas pengganti lain: ${what}`,
  giveUp: 'Lepas tempatnya',
  giveUpOf: (what) => `Lepas kelas pengganti: ${what}`,
  giveUpAsk: {
    title: 'Lepas kelas penggantinya?',
    comes: (name, makeUp) =>
      `${name} kembali ikut kelas ini, dan tempat pada ${makeUp} bisa dipakai anak lain.`,
    another: (makeUp) =>
      `Tempat pada ${makeUp} bisa dipakai anak lain, lalu Anda memilih dari tempat yang masih ada.`,
    yes: 'Ya, lepas',
    no: 'Biarkan',
  },
  givenUp: (makeUp) => `Tempat pada ${makeUp} sudah dilepas.`,
  chooseNow: 'Silakan pilih kelas lain di sini.',
  comesAgain: (name) => `Baik, ${name} ikut. Gurunya sudah tahu.`,
  makeUps: 'Pilih kelas pengganti',
  noMakeUps:
    'Saat ini belum ada tempat di kelompok lain untuk kelas ini. Begitu ada, tempatnya muncul di sini.',
  take: 'Ambil tempat ini',
  takeOf: (when) => `Ambil tempat ini: ${when}`,
  taken: (name, when) => `${name} sudah dapat tempat: ${when}.`,
  madeUpIn: (day) => `Kelas pengganti: ${day}`,

  noneNext:
    'Saat ini belum ada kelas langsung yang dijadwalkan. Begitu ada, jadwalnya muncul di sini dan di kotak masuk Anda.',
  findingTitle: 'Jadwalnya sedang kami cari',
  findingText: (name) =>
    `${name} sudah punya tempat di satu kelompok. Begitu hari, jam, dan gurunya pasti, kabarnya ada di kotak masuk Anda dan di halaman ini.`,
  noGroupTitle: 'Belum ada kelompok',
  noGroupText: (name) => `Kelompok untuk ${name} sedang kami cari. Kabarnya ada di kotak masuk Anda.`,
  testText: (name) => `Setelah tes penempatan, ${name} mendapat kelompok sesuai tingkatnya.`,
  notBoughtText: (name) =>
    `Setiap kursus punya satu kelas langsung di tiap unit. Setelah ${name} punya kursus, hari dan jamnya ada di sini.`,
};
