import type * as en from '../en/reports.ts';
import type { Translated } from '../language.ts';

/** The progress reports of a child: the page of its family, and the PDF. */
export const reports: Translated<typeof en.reports> = {
  title: 'Rapor',
  one: 'Rapor',
  of: (name) => `Rapor ${name}`,
  units: (first, last) => `Unit ${first} sampai ${last}`,
  grade: (grade) => `Tingkat ${grade}`,
  publishedOn: (day) => `Terbit ${day}`,
  correctedOn: (day) => `Diperbaiki ${day}`,
  correctedText: 'Rapor ini sudah diperbaiki sekolah. Yang berlaku yang Anda lihat di sini.',
  writtenBy: (teacher, correctedBy) =>
    `Ditulis oleh ${teacher}${correctedBy.length === 0 ? '' : `, diperbaiki oleh ${new Intl.ListFormat('id').format(correctedBy)}`}`,
  school: 'sekolah',

  ladder: 'Sudah sampai mana anak Anda',
  ladderOf: (name) => `Sudah sampai mana ${name}`,
  ladderLead:
    'Setiap anak menaiki tangga ini dengan langkahnya sendiri. Yang penting perjalanannya, bukan nilainya.',
  steps: ['Baru mulai', 'Bertumbuh', 'Makin bisa', 'Mantap', 'Siap lanjut'],
  stepMeanings: [
    'baru kenalan, masih perlu banyak dibantu',
    'sudah mengerti dasarnya, masih perlu dibantu',
    'sudah bisa banyak, sebagian masih dibantu',
    'sudah bisa dengan baik, tanpa dibantu',
    'sudah bisa semuanya dan siap melangkah lebih jauh',
  ],
  stepOf: (step, name) => `Langkah ${step} dari 5: ${name}`,
  lastReport: (step) => `Rapor lalu: ${step}`,
  skills: {
    listening: 'Menyimak',
    speaking: 'Berbicara',
    reading: 'Membaca',
    writing: 'Menulis',
    words: 'Kosakata dan tata bahasa',
  },
  skillMeanings: {
    listening: 'mengerti bahasa Inggris yang didengarnya',
    speaking: 'berbicara dalam bahasa Inggris dan dimengerti',
    reading: 'membaca bahasa Inggris dan menemukan isinya',
    writing: 'menulis kata dan kalimat bahasa Inggris',
    words: 'mengenal kata, memakainya, dan merangkainya',
  },

  facts: 'Minggu-minggu ini dalam angka',
  attendance: 'Kelas langsung',
  attended: (attended, held) => (held === 0 ? 'belum ada' : `hadir di ${attended} dari ${held}`),
  videos: 'Video',
  watched: (watched, released) =>
    released === 0 ? 'belum ada yang terbit' : `${watched} dari ${released} ditonton`,
  tasks: 'Tugas',
  tasksDone: (sent) => (sent === 0 ? 'belum ada yang dikirim' : `${sent} dikirim`),
  written: 'Tes tertulis',
  reached: (skill, right, of) =>
    skill === 'writing' ? `${right} dari ${of} poin` : `${right} dari ${of} benar`,
  oral: 'Tes lisan',
  level: (level) => `level ${level} dari 5`,
  notTaken: 'Tidak ada hasil.',
  toMark: 'Masih dinilai saat rapor ini ditulis.',
  notHeld: 'Belum ada hasil saat rapor ini ditulis.',
  booked: (day) => `Saat rapor ini ditulis, dijadwalkan ${day}.`,
  oralSkills: {
    understanding: 'Pemahaman',
    speaking: 'Kelancaran berbicara',
    pronunciation: 'Pengucapan',
    words: 'Kosakata',
    grammar: 'Tata bahasa',
  },

  strengths: 'Yang sudah bagus',
  grow: 'Yang sedang bertumbuh',
  remarks: 'Kata guru',
  ownWords: 'Catatan guru sendiri',
  onlyInOther: 'Bagian ini hanya ditulis guru dalam bahasa Inggris.',
  oralRemark: 'Dari tes lisan, catatan guru sendiri',
  nextSteps: 'Yang bisa dilakukan di rumah',

  recordings: (name) => `${name} dulu dan sekarang`,
  recordingFirst: 'Di awal tahun',
  recordingLatest: 'Sekarang',

  none: 'Belum ada rapor',
  noneText: (name) => `Rapor ${name} belum ada di sini.`,
  leftText: (name) =>
    `Kalau ada rapor yang mestinya terbit sebelum ${name} berhenti, rapornya tetap terbit dan Anda kami kabari.`,
  firstComes: (name, unit) =>
    `Rapor pertama ${name} terbit setelah Unit ${unit} dan tesnya. Begitu ada, Anda kami kabari.`,
  downloads: 'Untuk disimpan, dicetak, dan dibagikan',
  pdf: { en: 'PDF bahasa Inggris', id: 'PDF bahasa Indonesia' },
  back: (name) => `Halaman ${name}`,
  loading: 'Rapor sedang dimuat',
  others: 'Pilih rapor',
  broken: 'Rekaman ini sedang tidak bisa diputar.',
  again: 'Muat ulang',
  play: { first: 'Putar rekaman dari awal tahun', latest: 'Putar rekaman terbaru' },

  toCome: 'Yang masih akan datang',
  comes: (day) => `Guru menulisnya setelah tes unit-unit ini, mulai ${day}. Begitu ada, Anda kami kabari.`,
  beingWritten: 'Rapornya ditulis setelah tes selesai. Begitu ada, Anda kami kabari.',
  late: (day) =>
    `Rapor ini terlambat, dan itu kesalahan kami: tesnya selesai ${day}. Begitu rapornya terbit, Anda kami kabari.`,
  notWritten: 'Tanpa rapor',
  notWrittenText: (first, last) =>
    `Tahun ini sudah selesai, dan rapor untuk unit ${first} sampai ${last} tidak ditulis. Tanya kami saja, ya.`,
  askMessage: (name, first, last) =>
    `Halo! Saya mau tanya soal rapor ${name} untuk unit ${first} sampai ${last}.`,
  closedBy: {
    not_in_package:
      'Paket tahun ini tanpa rapor untuk unit-unit ini. Ada satu untuk setiap pembayaran 4 bulan, dan semuanya di paket setahun penuh. Catatan guru ada di bagian Kelas langsung.',
    bill_unpaid: (number, of) => `Terbuka setelah tagihan ${number} dari ${of} lunas.`,
    bill_skipped: 'Rapor ini jatuh di bulan-bulan yang tidak dibayar, jadi tidak ada.',
  },
  toBills: 'Lihat tagihan',
  page: (page, of) => `Halaman ${page} dari ${of}`,
};
