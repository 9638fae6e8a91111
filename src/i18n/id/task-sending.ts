import type * as en from '../en/task-sending.ts';
import type { Translated } from '../language.ts';

/** How a family sends a picture, a recording or a video in the page of a lesson; loaded with the form alone. */
export const taskSending: Translated<typeof en.taskSending> = {
  ways: 'Tambahkan gambar, rekaman, atau video',
  takePicture: 'Ambil foto',
  choosePicture: 'Pilih gambar',
  chooseVideo: 'Pilih video',
  record: 'Rekam suaramu',
  chooseSound: 'Pilih rekaman',
  full: (most) => `Sudah ${most}, jadi sudah penuh. Hapus satu dulu kalau mau menambah yang lain.`,
  allowAsk: {
    title: (name) => `Izinkan rekaman ${name}?`,
    yes: 'Ya, saya izinkan',
    no: 'Nanti saja',
  },

  asking: 'Izinkan dulu mikrofonnya …',
  running: (time, most) => `Merekam: ${time} dari ${most}`,
  begun: 'Rekaman sudah dimulai.',
  level: 'Seberapa keras suaramu',
  stop: 'Berhenti',
  cancel: 'Batal',
  listen: 'Rekamanmu: dengarkan dulu',
  use: 'Pakai rekaman ini',
  recordAgain: 'Rekam lagi',
  silent: 'Suaramu tidak terdengar. Coba rekam lagi, sedikit lebih keras.',
  noAccess: 'Browser ini tidak bisa merekam. Kamu bisa memilih rekaman yang sudah ada.',
  refused:
    'Mikrofonnya diblokir di halaman ini. Izinkan di sebelah alamatnya lalu coba lagi, atau pilih rekaman yang sudah ada.',
  missing: 'Mikrofonnya tidak ketemu. Kamu bisa memilih rekaman yang sudah ada.',
  failed: 'Mikrofonnya belum mau jalan. Mungkin sedang dipakai aplikasi lain: tutup dulu, lalu coba lagi.',
  recordingName: 'Rekaman',

  list: 'Yang akan dikirim',
  kinds: { picture: 'Gambar', sound: 'Rekaman', video: 'Video' },
  sentBefore: 'Sudah terkirim tadi',
  sending: (percent, sent, size) => `${percent}%: ${sent} dari ${size} MB`,
  progress: (name) => `${name}: berapa yang sudah terkirim`,
  cut: 'Sambungan terputus. Nanti lanjut sendiri.',
  converting: 'Sedang disiapkan …',
  ready: 'Siap',
  said: (name, state) => `${name}: ${state}`,
  percent: (percent) => `${percent}%`,
  remove: 'Hapus',
  removeOf: (name) => `Hapus ${name}`,
  cancelOf: (name) => `Berhenti mengirim ${name}`,

  tooLarge: (size, limit) =>
    `Ukurannya ${size} MB, padahal paling besar ${limit} MB. Coba video yang lebih pendek, ya.`,
  tooLong: (minutes) => `Lebih dari ${minutes} menit. Pilih yang lebih pendek, ya.`,
  notReadable: {
    picture: 'Gambar ini tidak terbaca. Pilih yang JPEG, PNG, atau WebP, ya.',
    sound: 'Rekaman ini tidak terbaca. Pilih yang M4A, MP3, OGG, atau WAV, ya.',
    video: 'Video ini tidak terbaca. Pilih yang MP4, MOV, atau WebM, ya.',
  },

  missingFile: 'Tambahkan dulu gambar, rekaman, atau video, ya.',
  mendFirst: 'Hapus dulu yang tidak bisa dikirim, ya.',
  waits: 'Sebentar, langsung dikirim begitu semuanya siap.',
  waitStop: 'Jangan dikirim dulu',
  answered: 'Yang ini sudah dijawab guru.',
  replaces: (day) => `Sudah ada yang dikirim ${day}. Kalau kirim yang lain, yang tadi dihapus.`,
  onceMore: 'Guru ingin melihat yang ini sekali lagi.',
  notNow: 'Nanti saja',
};
