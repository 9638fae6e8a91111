import { brand } from '../brand-in-texts.ts';
import type * as en from '../en/admin-security.ts';
import type { Translated } from '../language.ts';

export const security: Translated<typeof en.security> = {
  title: 'Keamanan akun',
  menu: 'Keamanan',
  heading: 'Verifikasi dua langkah',
  lead: 'Dengan verifikasi dua langkah, Anda masuk dengan password lalu kode dari HP. Jadi orang yang tahu password Anda tetap tidak bisa masuk.',
  due: 'Sekolah meminta Anda memakai verifikasi dua langkah. Pasang sekarang; setelah itu ruang admin terbuka untuk Anda.',
  off: 'Sekarang mati: cukup password saja untuk masuk.',
  on: (day) => `Sudah aktif sejak ${day}.`,
  left: (count) => `Sisa ${count} kode cadangan.`,
  fewLeft: 'Buat yang baru sebelum habis.',
  compulsory: 'Sekolah mewajibkan verifikasi dua langkah, jadi tidak bisa dimatikan.',
  start: 'Pasang verifikasi dua langkah',
  move: 'Pindah ke HP lain',
  renew: 'Buat kode cadangan baru',
  remove: 'Matikan',
  dialogs: {
    start: 'Siapkan HP dengan aplikasi autentikator. Isi password Anda sekali lagi.',
    move: 'HP yang sekarang tetap berlaku sampai yang baru dikonfirmasi. Isi password Anda.',
    renew: 'Kode yang lama langsung tidak berlaku lagi. Isi password Anda.',
    remove: 'Setelah ini cukup password saja untuk masuk. Isi password Anda sekali lagi.',
  },
  next: 'Lanjut',
  removed: 'Verifikasi dua langkah sudah dimatikan',
  setUp: {
    title: 'Pasang verifikasi dua langkah',
    scan: 'Pindai kode ini dengan aplikasi autentikator di HP Anda, misalnya Google Authenticator, Aegis, atau pengelola password Anda.',
    qr: 'Kode QR untuk aplikasi autentikator',
    secret: 'Tidak bisa memindai? Ketik kunci ini di aplikasinya:',
    copySecret: 'Salin kunci',
    code: 'Lalu ketik enam angka yang muncul di aplikasi.',
    confirm: 'Aktifkan',
    cancel: 'Batal',
  },
  codes: {
    title: 'Kode cadangan Anda',
    lead: 'Kalau HP tidak ada, setiap kode ini bisa dipakai masuk satu kali. Tampilnya hanya sekarang: cetak, atau simpan bersama surat penting, jangan di HP yang sama.',
    list: 'Kode cadangan',
    copy: 'Salin',
    copied: 'Sudah disalin',
    copyFailed: 'Browser ini tidak bisa menyalin. Pilih teksnya, lalu salin sendiri.',
    download: 'Simpan sebagai berkas',
    file: `Kode cadangan ${brand.name}`,
    fileLead: (email) => `Kode cadangan ${email} untuk ${brand.name}. Setiap kode berlaku satu kali.`,
    kept: 'Sudah saya simpan',
  },
};

export const secondStep: Translated<typeof en.secondStep> = {
  title: 'Isi kode Anda',
  lead: `Buka aplikasi autentikator di HP Anda, lalu ketik enam angka untuk ${brand.name}.`,
  code: 'Kode dari aplikasi',
  recoveryTitle: 'Pakai kode cadangan',
  recoveryLead: 'Pakai salah satu dari sepuluh kode yang Anda simpan dulu. Setiap kode berlaku satu kali.',
  recoveryCode: 'Kode cadangan',
  toRecovery: 'HP tidak ada? Pakai kode cadangan',
  toApp: 'Pakai kode dari aplikasi',
  back: 'Kembali ke email dan password',
  over: 'Sudah lebih dari lima menit. Masuk lagi, ya.',
  lost: 'HP dan kodenya hilang? Hubungi pengelola server sekolah.',
};
