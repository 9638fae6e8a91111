import { brand } from '../brand-in-texts.ts';
import type * as en from '../en/consents.ts';
import type { Translated } from '../language.ts';

export const consents: Translated<typeof en.consents> = {
  title: 'Izin Anda',
  lead: 'Yang wajib hanya izin pertama. Yang lain bisa Anda ubah kapan saja di halaman anak.',
  kinds: {
    learning: `Anak saya belajar di ${brand.name}. Untuk itu sekolah menyimpan data diri, pelajaran, dan hasil tesnya.`,
    photo_to_teachers: 'Guru boleh melihat foto anak saya.',
    recording_kept: 'Sekolah boleh menyimpan rekaman suara atau gambar anak saya dari pelajaran.',
    shown_in_public:
      'Sekolah boleh menampilkan karya dan video anak saya di situsnya, yang bisa dilihat siapa saja.',
    certificate_page:
      'Siapa pun yang punya alamatnya boleh memeriksa eSertifikat anak saya: nama (tanpa nama keluarga), tingkat, dan tahunnya.',
  },
  ask: {
    title: (name) => `Apa yang Anda izinkan untuk ${name}?`,
    text: 'Setiap keluarga kami tanya sekali untuk setiap anak. Pelajaran tetap berjalan seperti biasa.',
    again:
      'Isinya berubah sejak Anda terakhir menjawab, jadi kami tanya sekali lagi. Pelajaran tetap berjalan seperti biasa.',
    save: 'Simpan jawaban saya',
    saved: 'Terima kasih, jawaban Anda sudah tersimpan.',
  },
  settings: {
    title: (name) => `Izin Anda untuk ${name}`,
    back: (name) => `Halaman ${name}`,
    lead: 'Lima izin, masing-masing dengan sakelarnya. Pilihan Anda langsung tersimpan, dan yang dimatikan langsung tidak berlaku lagi.',
    means: {
      learning:
        'Tanpa izin ini tidak ada pelajaran, jadi tidak bisa dimatikan di sini: mencabutnya berarti menutup akun. Pelajaran semua anak Anda berakhir, dan datanya dihapus begitu akun tidak bisa dibuka lagi. Kalau hanya untuk salah satu anak, kabari kami saja.',
      photo_to_teachers:
        'Supaya guru kenal wajah anak yang diajarnya. Kalau dimatikan, guru tidak melihat fotonya.',
      recording_kept:
        'Rekaman suara dan video baru bisa dikirim kalau ini diizinkan. Kalau dimatikan, yang sudah kami simpan langsung dihapus.',
      shown_in_public:
        'Misalnya lagu atau cerita. Kalau dimatikan, karya anak Anda yang sudah tampil langsung hilang dari situs.',
      certificate_page:
        'Misalnya supaya sekolah lain bisa memastikan eSertifikatnya asli. Kalau dimatikan, alamat itu tidak menampilkan apa-apa.',
    },
    toClosing: 'Lihat apa artinya menutup akun',
    given: (day) => `Diizinkan sejak ${day}.`,
    notGiven: (day) => `Tidak diizinkan: begitu jawaban Anda pada ${day}.`,
    notSaid: 'Tidak diizinkan: pertanyaan ini belum Anda jawab.',
    textOf: (day) => `Isi izin ini berlaku sejak ${day}.`,
    alwaysOn: 'selalu aktif',
    saved: 'Tersimpan',
    hideAsk: {
      title: (name) => `Berhenti menampilkan ${name} di situs?`,
      text: 'Karya yang sudah tampil langsung hilang dari situs. Kalau nanti diizinkan lagi, sekolah perlu memasangnya kembali.',
      yes: 'Ya, turunkan',
      no: 'Biarkan tampil',
    },
    deleteAsk: {
      title: (name, count) =>
        count === null ? `Hapus semua rekaman ${name}?` : `Hapus ${count} rekaman ${name}?`,
      text: 'Suara dan video yang Anda kirim langsung dihapus dan tidak bisa dikembalikan.',
      yes: 'Ya, hapus',
      no: 'Tidak jadi',
    },
    failed: 'Belum tersimpan. Coba lagi, ya.',
    loadFailed: 'Izin Anda belum bisa dimuat.',
    retry: 'Coba lagi',
  },
};
