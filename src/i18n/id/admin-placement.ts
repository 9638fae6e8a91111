import type * as en from '../en/admin-placement.ts';
import type { Translated } from '../language.ts';

export const placement: Translated<typeof en.placement> = {
  recording: {
    listen: 'Rekaman',
    listenTo: 'Rekaman Anda',
    upload: 'Unggah rekaman',
    record: 'Rekam',
    asking: 'Silakan izinkan mikrofon …',
    stop: 'Berhenti',
    running: (seconds, most) => `Merekam: ${seconds} dari ${most} detik`,
    level: 'Keras suara Anda',
    take: 'Pakai rekaman ini',
    again: 'Rekam lagi',
    cancel: 'Batal',
    limit: (megabytes, seconds) =>
      `WAV, M4A, MP3, OGG, atau WebM, paling besar ${megabytes} MB dan paling lama ${seconds} detik.`,
    tooBig: (megabytes, limit) =>
      `Ukuran rekaman ini ${megabytes} MB; paling besar ${limit} MB. Silakan pilih yang lebih pendek.`,
    notARecording:
      'Berkas ini bukan rekaman yang dapat diputar. Silakan pilih WAV, M4A, MP3, OGG, atau WebM.',
    silent: 'Tidak ada suara yang terekam. Silakan rekam lagi.',
    noAccess: 'Peramban ini tidak mengizinkan halaman ini memakai mikrofon. Silakan unggah rekaman saja.',
    refused:
      'Mikrofon diblokir untuk halaman ini. Izinkan di samping alamat, lalu rekam lagi, atau unggah rekaman.',
    missing: 'Mikrofon tidak ditemukan. Silakan sambungkan mikrofon, atau unggah rekaman.',
    failed: 'Mikrofon tidak berfungsi, mungkin sedang dipakai program lain. Silakan coba lagi.',
    unplayable: 'Peramban ini tidak dapat memutar rekaman tersebut. Silakan pilih yang lain.',
  },
};
