import type * as en from '../en/admin-opening.ts';
import type { Translated } from '../language.ts';

export const opening: Translated<typeof en.opening> = {
  title: 'Sebelum Buka',
  also: 'pembukaan',
  lead: 'Yang perlu beres sebelum keluarga pertama datang. Sebagian besar tercentang sendiri begitu selesai.',
  progress: (done, all) => `${done} dari ${all} sudah beres`,
  allDone: 'Semuanya sudah beres. Keluarga pertama boleh datang!',
  isDone: 'Sudah beres',
  isOpen: 'Belum',
  steps: {
    second_factor: {
      name: 'Kunci pintu Anda dua kali',
      text: 'Pemilik bisa melihat dan mengubah semuanya. Dengan verifikasi dua langkah, password curian saja tidak cukup untuk masuk.',
      way: 'Pasang verifikasi dua langkah',
    },
    brand: {
      name: 'Perkenalkan sekolah Anda',
      text: 'Nama, alamat, dan nomor WhatsApp tampil di setiap halaman dan email. Sebelum diisi, yang dibaca keluarga hanya bahwa sekolah segera buka.',
      way: 'Isi data sekolah',
    },
    test_mail: {
      name: 'Pastikan email sampai',
      text: 'Keluarga memastikan alamatnya lewat email. Kirim satu ke diri sendiri, lalu lihat juga di folder spam.',
      way: 'Kirim email percobaan',
    },
    prices: {
      name: 'Periksa harga',
      text: 'Harga ini bawaan. Setiap tagihan memakai harga pada hari tagihan itu dibuat.',
      way: 'Buka daftar harga',
    },
    batch: {
      name: 'Buka angkatan',
      text: 'Keluarga hanya bisa membeli selama pendaftaran sebuah angkatan dibuka.',
      way: 'Buka daftar angkatan',
    },
    courses: {
      name: 'Isi tiga minggu pertama',
      text: 'Unit 1 punya video di minggu 1, 2, dan 3, untuk semua tingkat dari 2 sampai 6.',
      way: 'Buka materi',
    },
    notification: {
      name: 'Dengar kabar dari Midtrans',
      text: 'Alamat notifikasinya diisi di dasbor Midtrans. Begitu ada notifikasi pertama tentang pembayaran, ini tercentang.',
      way: 'Buka pembayaran',
    },
    payment: {
      name: 'Terima pembayaran pertama',
      text: 'Beli satu kelas dengan akun keluarga sendiri, bayar, lalu kembalikan uangnya.',
      way: 'Buka pembayaran dan pengembalian',
    },
    backup: {
      name: 'Buat cadangan data',
      text: 'Pengelola server mengaturnya supaya jalan setiap malam, dan sekali mencoba memulihkannya.',
      way: null,
    },
  },
  said: {
    test_mail: 'Emailnya sudah sampai',
    prices: 'Sudah saya periksa',
    backup: 'Cadangan sudah jalan dan pernah dipulihkan',
  },
  sent: (address) => `Email percobaan sedang dikirim ke ${address}.`,
  putAway: 'Jangan ingatkan lagi',
  putAwayNote: 'Daftar ini hilang dari halaman Hari Ini, tapi tetap bisa dicari.',
  isPutAway: 'Daftar ini tidak diingatkan lagi.',
  bringBack: 'Ingatkan saya lagi',
};
