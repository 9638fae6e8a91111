import type * as en from '../en/admin-announcements.ts';
import type { Translated } from '../language.ts';

export const announcements: Translated<typeof en.announcements> = {
  title: 'Pesan ke Keluarga',
  lead: 'Yang ditulis sekolah untuk keluarga satu angkatan, tingkat, atau kelompok. Yang sudah terkirim tidak bisa ditarik.',
  create: 'PESAN BARU',
  emptyTitle: 'Belum ada pesan',
  emptyText: 'Tulis pesan pertama: undangan acara, perubahan untuk semua, atau ucapan hari raya.',
  message: 'Isi pesan',
  whom: 'Untuk',
  sent: 'Dikirim',
  families: 'Keluarga',
  told: (families) => `${families} keluarga`,
  opened: (families) => `dibuka ${families}`,
  toBatch: (batch) => `Angkatan ${batch}`,
  toGrade: (batch, grade) => `Angkatan ${batch}, tingkat ${grade}`,
  toGroup: (batch, grade, group) => `Angkatan ${batch}, tingkat ${grade}, kelompok ${group}`,
  newTitle: 'Pesan Baru ke Keluarga',
  newLead:
    'Setiap keluarga membacanya dalam bahasanya sendiri, satu kali, berapa pun anaknya di situ. Tautan tampil sebagai teks biasa.',
  toSent: 'Pesan terkirim',
  batch: 'Angkatan',
  everybody: 'Semua keluarga angkatan ini',
  gradeOnly: (grade) => `Tingkat ${grade}`,
  groupOnly: (grade, group) => `Tingkat ${grade}, kelompok ${group}`,
  noBatch: 'Buat angkatan dulu, baru ada keluarga yang bisa dikabari.',
  preview: 'Lihat dulu',
  previewTitle: 'Seperti dibaca keluarga',
  reaches: (families) => `Sampai ke ${families} keluarga.`,
  howSent:
    'Langsung ada di kotak masuk. Emailnya dikirim bersama kabar hari itu, tidak antara pukul 21.00 dan 06.30 WIB, dan tidak ke keluarga yang mematikan email seperti ini.',
  inInbox: { ID: 'Di kotak masuk, bahasa Indonesia', EN: 'Di kotak masuk, bahasa Inggris' },
  send: 'Kirim pesan',
  ask: (families) =>
    families === null ? 'Kirim pesan ini ke semua keluarga itu?' : `Kirim pesan ini ke ${families} keluarga?`,
  askNote: 'Pesannya langsung sampai, dan tidak bisa ditarik atau diubah lagi.',
  yes: 'Ya, kirim',
  done: (families) => `Pesan terkirim ke ${families} keluarga`,
};
