import type * as en from '../en/admin-account.ts';
import type { Translated } from '../language.ts';

export const account: Translated<typeof en.account> = {
  title: 'Akun',
  status: 'Status',
  panel: 'Akun Keluarga',
  missingTitle: 'Keluarga ini tidak ada',
  missingText:
    'Mungkin nomor di alamat halaman salah. Lewat pencarian di atas, keluarga bisa dicari menurut nama, nomor telepon, atau email.',
  failed: 'Akun tidak bisa dimuat. Coba lagi',
  active: 'Aktif',
  notActive: 'Belum diaktifkan',
  closed: 'Ditutup',
  since: (moment) => `sejak ${moment}`,
  registered: (moment) => `mendaftar ${moment}`,
  activate: 'Aktifkan',
  askActivate: (family) => `Anda yakin ingin mengaktifkan akun ${family}?`,
  activateNote: (email) =>
    `Keluarga ini langsung bisa masuk, meski ${email} belum dikonfirmasi siapa pun. Tautan di email aktivasinya tidak berlaku lagi.`,
  activated: (family) => `Akun ${family}: aktif`,
  resend: 'Kirim lagi email aktivasi',
  resent: (family, email) => `${family}: email aktivasi dikirim ke ${email}`,
  correct: 'Betulkan alamat email',
  correctTitle: 'Betulkan Alamat Email',
  correctSubmit: 'Betulkan Alamat Email',
  sameEmail: 'Ini sudah alamat akun tersebut.',
  askCorrect: (family, email) => `Anda yakin ${email} adalah alamat ${family}?`,
  correctNote:
    'Keluarga ini keluar dari semua perangkat, dan tautan yang pernah dikirim tidak berlaku lagi. Kedua alamat diberi tahu. Sejak itu mereka masuk dengan alamat baru.',
  correctNoteNew:
    'Tautan yang dikirim ke alamat lama tidak berlaku lagi. Kedua alamat diberi tahu: alamat baru menerima email aktivasi.',
  corrected: (family, email) => `${family}: ${email}`,
  correctFamily: 'Betulkan nama, telepon, dan alamat',
  correctFamilyNote:
    'Untuk keluarga yang memintanya. Paket yang belum dikirim pergi ke alamat baru; perubahan ini tercatat di log aktivitas.',
  close: 'Tutup akun',
  askClose: (family) => `Anda yakin ingin menutup akun ${family}?`,
  closeNote:
    'Untuk keluarga yang memintanya. Keluarga itu langsung tidak dapat masuk, pembayaran yang belum selesai dibatalkan, dan ia menerima email untuk membuka akunnya lagi. Setelah 30 hari datanya dihapus; pembayaran tetap tersimpan dengan nomor. Lihat dulu tagihan dan paketnya, dan testimoni yang menyebut namanya hapus sendiri.',
  closedNow: (family) => `Ditutup: akun ${family}`,
  reopen: 'Buka lagi akun ini',
  reopened: (family) => `Dibuka lagi: akun ${family}`,
  resetLink: 'Buat tautan reset',
  askResetLink: (family) => `Anda yakin ingin membuat tautan reset untuk ${family}?`,
  resetLinkNote:
    'Siapa pun yang memegang tautan ini bisa membuat password baru: berikan hanya kepada keluarganya. Tautan reset sebelumnya tidak berlaku lagi.',
  resetLinkMade: 'Tautan reset',
  resetLinkOnce: (moment) =>
    `Berlaku satu kali, sampai ${moment}. Hanya tampil sekarang: salin sebelum Anda pindah.`,
  copyLink: 'Salin tautan',
};
