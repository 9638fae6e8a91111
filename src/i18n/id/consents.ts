import { brand } from '../brand-in-texts.ts';
import type * as en from '../en/consents.ts';
import type { Translated } from '../language.ts';

export const consents: Translated<typeof en.consents> = {
  title: 'Izin Anda',
  lead: 'Hanya izin pertama yang wajib. Yang lain bisa diubah kapan saja di halaman anak Anda.',
  kinds: {
    learning: `Anak saya belajar di ${brand.name}. Untuk itu sekolah menyimpan data diri, pelajaran, dan hasil tesnya.`,
    photo_to_teachers: 'Guru boleh melihat foto anak saya.',
    recording_kept: 'Sekolah boleh menyimpan rekaman suara atau gambar anak saya dari pelajaran.',
    shown_in_public:
      'Sekolah boleh menampilkan karya dan video anak saya di situsnya, yang bisa dilihat siapa saja.',
    certificate_page:
      'Siapa pun yang punya alamatnya boleh memeriksa eSertifikat anak saya: nama, tingkat, dan tahunnya.',
  },
  ask: {
    title: (name) => `Apa yang Anda izinkan untuk ${name}?`,
    text: 'Pertanyaan ini kami ajukan kepada setiap keluarga, satu kali untuk setiap anak. Pelajaran tetap berjalan seperti biasa.',
    again:
      'Isi izin ini berubah sejak jawaban Anda yang terakhir, jadi kami tanyakan sekali lagi. Pelajaran tetap berjalan seperti biasa.',
    save: 'Simpan jawaban saya',
    saved: 'Terima kasih, jawaban Anda sudah tersimpan.',
  },
  settings: {
    lead: (name) =>
      `Setiap centang langsung tersimpan. Hapus centangnya bila izin itu tidak berlaku lagi untuk ${name}.`,
    learningNote: 'Ingin berhenti? Tutup akun di bagian Data & akun, atau kabari kami.',
    publicNote: 'Tanpa centang ini, karya anak Anda yang sudah tampil langsung hilang dari situs.',
    failed: 'Belum tersimpan. Silakan coba lagi.',
    loadFailed: 'Izin Anda belum dapat dimuat.',
    retry: 'Coba lagi',
  },
};
