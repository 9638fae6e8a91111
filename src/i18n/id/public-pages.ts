import { brand } from '../brand-in-texts.ts';
import type { publicPages as en } from '../en/public-pages.ts';
import type { Translated } from '../language.ts';

export const publicPages: Translated<typeof en> = {
  toMenu: 'Kembali ke menu di atas',
  footer: {
    where: 'Lokasi kami',
    country: 'Indonesia',
    help: 'Pusat bantuan',
    whatsapp: 'Chat lewat WhatsApp',
    email: 'Kirim email',
    discover: 'Jelajahi',
    follow: 'Ikuti kami',
    privacy: 'Privasi',
    terms: 'Ketentuan',
    motto: `Bahasa Inggris untuk anak yang ingin tahu, dari ${brand.place} ke mana saja.`,
  },
  activate: {
    title: 'Konfirmasi alamat email Anda',
    text: 'Tekan tombol ini, dan akun Anda langsung aktif.',
    action: 'Konfirmasi',
  },
  reopen: {
    ask: {
      title: 'Buka lagi akun Anda?',
      text: 'Pelajaran, tagihan, dan pesan masih seperti saat Anda tinggalkan; tautan pembayaran, alamat kalender, dan karya anak yang kami tampilkan tidak kembali sendiri. Setelah itu, masuk dengan password Anda.',
      action: 'Buka lagi',
    },
    closed: {
      title: 'Akun Anda sudah ditutup',
      text: 'Kami sudah mengirim email. Di sana tertulis sampai kapan tombolnya masih bisa membuka akun ini. Terima kasih sudah belajar bersama kami.',
      action: 'Ke beranda',
    },
    open: {
      title: 'Akun Anda sudah dibuka lagi',
      text: 'Selamat datang kembali! Masuk dengan email dan password Anda, ya.',
      action: 'Masuk',
    },
    already: {
      title: 'Akun Anda sudah terbuka',
      text: 'Di sini sudah beres. Langsung masuk saja dengan email dan password Anda.',
      action: 'Masuk',
    },
    unusable: {
      title: 'Tautan ini sudah tidak berlaku',
      text: 'Sudah pernah dipakai, atau waktunya sudah lewat. Kalau akun Anda mestinya masih ada, kabari kami.',
      action: 'Ke beranda',
    },
  },
  activated: {
    title: 'Akun Anda sudah aktif',
    text: 'Terima kasih sudah mengonfirmasi alamat email. Sekarang masuk, lalu ceritakan tentang anak Anda.',
    action: 'Masuk',
  },
  alreadyActivated: {
    title: 'Sudah diaktifkan',
    text: 'Tautan ini sudah pernah dipakai, jadi akun Anda sudah siap. Langsung masuk saja.',
    action: 'Masuk',
  },
  leaveMails: {
    title: (kinds) => `Hentikan email tentang: ${kinds.join(', ')}?`,
    kinds: {
      video_new: 'pelajaran baru',
      parcel_shipped: 'paket belajar',
      grade_set: 'tingkat anak',
      year_ending: 'akhir tahun',
      holidays_changed: 'minggu libur',
      live_class_tomorrow: 'sehari sebelum kelas langsung',
      live_class_soon: 'satu jam sebelum kelas langsung',
      live_class_moved: 'kelas langsung yang pindah waktu',
      live_class_cancelled: 'kelas langsung yang batal',
      live_class_message: 'pesan untuk kelompok',
      school_message: 'pesan dari sekolah',
      report_published: 'rapor',
      test_slots_open: 'jadwal tes lisan dibuka',
      written_test_open: 'minggu tes tertulis',
      oral_test_tomorrow: 'sehari sebelum tes lisan',
      oral_test_cancelled: 'jadwal tes lisan yang batal',
      certificate_ready: 'sertifikat yang sudah jadi',
      registration_open: 'pendaftaran kelas dibuka',
      registration_closing: 'hari terakhir pendaftaran',
    },
    text: 'Pesannya tetap ada di kotak masuk Anda. Email tentang pembayaran dan akun Anda selalu kami kirim.',
    action: 'Hentikan email ini',
    done: {
      title: 'Baik, sudah kami hentikan',
      text: 'Di kotak masuk Anda bisa menyalakannya lagi, dan memilih email lain yang kami kirim.',
      action: 'Atur email saya',
    },
    already: {
      title: 'Email ini sudah tidak kami kirim',
      text: 'Di kotak masuk Anda bisa menyalakannya lagi, dan memilih email lain yang kami kirim.',
      action: 'Atur email saya',
    },
    unknown: {
      title: 'Tautan ini sudah tidak berlaku',
      text: 'Mungkin terpotong di dalam email. Email mana yang kami kirim bisa Anda atur di kotak masuk.',
      action: 'Atur email saya',
    },
  },
  waitingList: {
    title: 'Mau dikabari lewat email?',
    text: 'Saat ini pendaftaran belum dibuka. Tulis alamat email Anda: kami kabari satu kali, pada pagi pertama pendaftaran. Setelah itu alamatnya dihapus.',
    email: 'Email Anda',
    action: 'Kabari saya',
    wrong: 'Coba periksa lagi alamatnya: email tidak akan sampai ke sana.',
    open: {
      title: 'Pendaftaran sedang dibuka',
      text: 'Tidak perlu menunggu: anak Anda bisa didaftarkan hari ini.',
      action: 'Daftarkan anak Anda',
    },
    sent: {
      title: 'Tinggal satu langkah: buka email Anda',
      text: 'Tekan tombol di email kami, supaya kami tahu alamat itu milik Anda. Belum ada setelah beberapa menit? Lihat folder spam; alamat yang sudah ada di daftar tidak dikirimi lagi.',
    },
    ask: {
      title: 'Mau dikabari saat pendaftaran dibuka?',
      text: 'Satu email saja, pada pagi pertama pendaftaran. Setelah itu alamat Anda dihapus.',
      action: 'Ya, kabari saya',
    },
    confirmed: {
      title: 'Baik, nanti kami kabari',
      text: 'Pada pagi pertama pendaftaran, satu email datang ke Anda. Berubah pikiran? Lewat tautan di email pertama kami, alamat Anda bisa dihapus kapan saja.',
    },
    home: 'Ke beranda',
    leave: 'Hapus saya dari daftar',
    left: {
      title: 'Alamat Anda sudah dihapus',
      text: 'Tidak ada email yang akan datang.',
    },
    unknown: {
      title: 'Tautan ini sudah tidak berlaku',
      text: 'Alamatnya tidak ada lagi di daftar kami: sudah dihapus, tidak dipastikan pada waktunya, atau emailnya sudah dikirim.',
    },
  },
  carousel: { before: 'Sebelumnya', after: 'Berikutnya' },
  brokenForm: 'Formulirnya tidak sampai utuh. Kembali dulu, lalu coba lagi.',
};
