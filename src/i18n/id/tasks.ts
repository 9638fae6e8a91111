import type * as en from '../en/tasks.ts';
import type { Translated } from '../language.ts';

/** What a child sends in for its lessons, and what the teacher says of it. */
export const tasks: Translated<typeof en.tasks> = {
  title: 'Tugas',
  of: (name) => `Tugas ${name}`,
  back: (name) => `Halaman ${name}`,
  loading: 'Tugas sedang dimuat',
  lead: (name) =>
    `Gambar, rekaman suara, video pendek: semua yang sudah dikirim ${name}, dan apa kata gurunya.`,
  emptyTitle: 'Belum ada yang dikirim',
  emptyText: (name, days) =>
    `Di setiap pelajaran video ${name} bisa mengirim sesuatu. Guru menjawab dalam ${days} hari kerja.`,
  noYear: (name, days) =>
    `Selama ${name} ikut kursus, tugas bisa dikirim dari setiap pelajaran video. Guru menjawab dalam ${days} hari kerja.`,
  toChild: (name) => `Ke halaman ${name}`,
  toLessons: 'Lihat pelajarannya',

  kinds: { wfhart: '#WFHArt', parents_and_me: 'My Parents & Me', assignment: 'Tugas pelajaran' },
  kindTexts: {
    wfhart: 'Digambar, dilukis, atau dirakit di rumah, lalu diceritakan dalam bahasa Inggris.',
    parents_and_me: 'Dikerjakan berdua: berbicara, bernyanyi, atau bermain dalam bahasa Inggris.',
    assignment: 'Tugas dari buku atau dari videonya.',
  },
  lesson: (unit, week) => `Unit ${unit}, minggu ${week}`,
  sentOn: (day) => `Dikirim ${day}`,
  again: 'Dikirim sekali lagi',

  sendLead: (name, days) =>
    `Di sini ${name} bisa menunjukkan sesuatu ke gurunya: gambar, rekaman, atau video pendek. Jawabannya datang dalam ${days} hari kerja.`,
  sentHere: 'Yang dikirim untuk pelajaran ini',
  seeAll: (name) => `Lihat semua tugas ${name}`,
  send: 'Kirim tugas',
  sendMore: 'Kirim yang lain',
  sendTitle: (name) => `Mau kirim apa, ${name}?`,
  chooseKind: 'Ini tugas yang mana?',
  files: 'Gambar, rekaman, video',
  filesHint: (most, megabytes, minutes) =>
    `Paling banyak ${most}, masing-masing sampai ${megabytes} MB. Rekaman atau video paling lama ${minutes} menit.`,
  words: 'Pesan singkat untuk guru',
  wordsHint: 'Kalau mau: ini apa, dan bagaimana membuatnya.',
  submit: 'Kirim',
  sent: (name) => `Sudah dikirim ke guru ${name}.`,
  replace: 'Ganti dengan yang lain',
  withdraw: 'Tarik kembali',
  withdrawAsk: {
    title: 'Tarik kembali tugas ini?',
    text: 'Tugas ini dihapus beserta berkasnya. Selama pelajarannya terbuka, yang lain masih bisa dikirim.',
    yes: 'Ya, tarik kembali',
    no: 'Biarkan saja',
  },
  withdrawn: 'Tugasnya sudah ditarik kembali.',
  onlyPictures: 'Untuk rekaman dan video, minta izin Ayah atau Ibu dulu. Gambar langsung bisa dikirim.',
  toConsents: 'Izinkan rekaman',

  converting: 'Sedang disiapkan. Nanti muncul sendiri di sini.',
  failed: 'Berkas ini tidak terbaca. Coba kirim yang lain.',
  gone: 'Berkas ini sudah tidak ada: sudah dihapus, atau rekaman tidak diizinkan lagi.',
  picture: (number, name) => `Gambar ${number} buatan ${name}`,
  play: (number) => `Putar rekaman ${number}`,
  broken: 'Yang ini tidak bisa ditampilkan.',
  tryAgain: 'Coba lagi',

  waiting: (day) => `Guru menjawab paling lambat ${day}.`,
  late: 'Jawabannya mestinya sudah ada. Maaf ya, kami kirim secepatnya.',
  feedback: 'Kata guru',
  feedbackBy: (teacher) => `Kata ${teacher}`,
  givenOn: (day) => `Pada ${day}`,
  correctedOn: (day) => `diubah ${day}`,
  praises: { wonderful: 'Luar biasa!', well_done: 'Bagus sekali!', brave_try: 'Berani mencoba!' },
  onceMore: (name) => `Guru ingin melihatnya sekali lagi. Ayo coba lagi, ${name}!`,
  sendAgain: 'Kirim sekali lagi',
};
