import type * as en from '../en/admin-form.ts';
import type { Translated } from '../language.ts';

export const form: Translated<typeof en.form> = {
  saveAndNext: 'Simpan & lanjut',
  draftRestored: (time) => `Draf pukul ${time} dimunculkan lagi.`,
  discardDraft: 'Buang draf',
  leaveTitle: 'Tinggalkan tanpa menyimpan?',
  unsaved: (what) => `Isian untuk “${what}” belum disimpan.`,
  leave: 'Tinggalkan tanpa menyimpan',
  stay: 'Tetap di sini',
  conflictTitle: 'Data ini baru saja disimpan orang lain',
  conflictText: 'Isian Anda belum disimpan. Ini yang berbeda:',
  yours: 'Isian Anda',
  theirs: 'Tersimpan sekarang',
  empty: 'kosong',
  keepMine: 'Pakai isian saya',
  takeTheirs: 'Pakai yang tersimpan',
  goneTitle: 'Sementara itu sudah dihapus',
  goneText: 'Isian Anda masih ada di sini untuk disalin.',
  lostTitle: 'Isian belum sampai',
  lostText:
    'Koneksi terputus sebelum isian Anda sampai. Isiannya masih ada di sini; tidak ada yang tersimpan dua kali.',
  sendAgain: 'Kirim lagi',
  waits: 'Belum ada jawaban. Begitu koneksi kembali, di sini terlihat apakah isian Anda sudah sampai.',
  waitsOrDraft:
    'Belum ada jawaban. Begitu koneksi kembali, di sini terlihat apakah isian Anda sudah sampai. Anda juga boleh berhenti menunggu.',
  keepAsDraft: 'Simpan sebagai draf',
  keptAsDraft: 'Tersimpan sebagai draf, belum terkirim. Silakan simpan lagi setelah koneksi kembali.',
  savedAfterAll: 'Tersimpan. Koneksi sempat terputus, tetapi isian Anda sudah sampai.',
  signIn: {
    title: 'Silakan masuk lagi',
    text: 'Sesi Anda sudah berakhir. Isian Anda masih ada di sini dan langsung disimpan begitu Anda masuk.',
    other: 'Itu akun lain. Silakan masuk dengan akun yang Anda pakai tadi.',
  },
};

export const feedback: Translated<typeof en.feedback> = {
  undo: 'Urungkan',
  undoAgain: 'Urungkan lagi',
  undoing: 'Mengurungkan …',
  undone: (what) => `Sudah diurungkan. ${what}`,
  notUndone: (what) => `Belum diurungkan. ${what}`,
  undoOvertaken: (changes) => `Sementara itu orang lain mengubahnya. Sekarang: ${changes}.`,
  undoLost: 'Koneksi terputus sebelum sampai ke kami.',
  order: (child, status) => `Pesanan ${child}: ${status}`,
  family: (parent, count) => `Keluarga ${parent}: paling banyak ${count} anak`,
  grade: (child, grade) => `${child}: ${grade}`,
  batch: (batch, status) => `${batch}: ${status}`,
  registration: (batch, first, last) => `${batch}: pendaftaran ${first} - ${last}`,
  swapped: (first, second) => `${first} dan ${second}: sudah ditukar`,
  swappedBack: (first, second) => `${first} dan ${second}: kembali ke tempat semula`,
  created: (what) => `${what}: sudah dibuat`,
  updated: (what) => `${what}: sudah diubah`,
  deleted: (what) => `${what}: sudah dihapus`,
};
