import type * as en from '../en/profile.ts';
import type { Translated } from '../language.ts';

const listed = (names: readonly string[]) => new Intl.ListFormat('id', { type: 'conjunction' }).format(names);

export const profile: Translated<typeof en.profile> = {
  title: 'Akun saya',
  tabs: {
    label: 'Bagian akun saya',
    information: 'Data Saya',
    password: 'Ubah Password',
    address: 'Alamat',
    children: 'Anak Saya',
    payments: 'Pembayaran',
    inbox: 'Kotak Masuk',
    account: 'Data & akun',
    logout: 'Keluar',
  },
  information: {
    lead: 'Data ini kami pakai untuk menyapa Anda dan memberi kabar tentang kelas anak Anda.',
    emailHint: 'Anda masuk dengan alamat email ini. Mau ganti? Hubungi kami, ya.',
    phoneHint: 'Contoh: 0812 3456 7890. Kalau ada urusan paket, kami telepon ke sini.',
    save: 'Simpan data saya',
  },
  password: {
    lead: 'Minimal 8 karakter. Begitu diganti, akun ini otomatis keluar dari perangkat lain.',
    save: 'Ubah password saya',
  },
  address: {
    lead: 'Ke alamat inilah paket belajar dan buku kami kirim.',
    addressHint: 'Jalan dan nomor, RT/RW, kelurahan/desa, dan kecamatan.',
    save: 'Simpan alamat saya',
  },
  children: {
    lead: 'Pilih nama anak untuk membuka halamannya.',
    add: 'Tambah anak',
    age: (years) => `${years} tahun`,
    status: {
      NEW: 'Belum ada kursus',
      PENDING: 'Menunggu pembayaran',
      TEST_AWAITED: 'Menunggu tes',
      BOOKED: 'Sudah terdaftar',
      LEARNING: 'Sedang belajar',
      OVER: 'Tahun belajar selesai',
      LEFT: 'Sudah berhenti',
    },
    paid: 'Lunas',
    billDue: 'Ada tagihan',
    overdue: 'Terlambat dibayar',
    emptyTitle: 'Belum ada anak terdaftar',
    emptyText:
      'Cukup nama dan tanggal lahir, satu menit selesai. Nanti setiap anak punya halaman sendiri di sini.',
  },
  account: {
    where: 'Data Anda dan tutup akun',
    fromPassword: 'Salinan data dan tutup akun kini ada di Data & akun',
    allowed: {
      text: 'Apa yang boleh dilakukan sekolah dengan foto, rekaman, dan karya anak? Anda yang menentukan, di halaman setiap anak, dan bisa diubah kapan saja.',
    },
  },
  copy: {
    title: 'Salinan data Anda',
    text: 'Semua data keluarga Anda yang kami simpan, dalam satu berkas: halaman untuk dibaca, isi yang sama untuk program komputer, dan gambar-gambarnya. Kalau ada video, mengunduhnya agak lama.',
    download: 'Unduh salinannya',
  },
  closing: {
    title: 'Tutup akun',
    text: 'Anda langsung keluar dari semua perangkat dan tidak bisa masuk lagi. Tautan pembayaran dan alamat kalender langsung mati, dan karya anak yang kami tampilkan langsung diturunkan. Di email dari kami tertulis sampai kapan akun ini masih bisa Anda buka lagi. Setelah itu data Anda dan anak-anak kami hapus; pembayaran dan kuitansi tetap kami simpan tanpa nama Anda, karena undang-undang memintanya.',
    paidAhead: (name, until) => `Pelajaran ${name} sudah dibayar sampai ${until}.`,
    noMoneyBack:
      'Uang tidak otomatis kembali saat akun ditutup. Kalau ada yang Anda harapkan kembali, kabari kami dulu.',
    owed: (name, amount) => `Tagihan ${name} sebesar ${amount} sudah jatuh tempo dan belum dibayar.`,
    kit: (name) => `Paket belajar ${name} belum dikirim.`,
    charges: 'Pembayaran yang belum Anda selesaikan ikut batal.',
    comesBack:
      'Masih ada uang Anda yang sedang kami kembalikan. Sebelum uangnya Anda terima, tidak ada yang kami hapus.',
    password: 'Password Anda',
    close: 'Tutup akun saya',
    ask: {
      title: (parent, children) =>
        children.length === 0
          ? `Tutup akun ${parent}?`
          : `Tutup akun ${parent}, juga untuk ${listed(children)}?`,
      text: 'Anda langsung keluar dari semua perangkat. Di email dari kami tertulis sampai kapan akun ini masih bisa dibuka lagi.',
      yes: 'Ya, tutup',
      no: 'Tidak jadi',
      staysFirst: true,
    },
  },
  changedElsewhere: {
    message:
      'Data ini baru saja diubah di perangkat atau jendela lain, jadi belum disimpan. Cek isian yang ditandai, lalu simpan lagi.',
    taken: 'Baru diubah di tempat lain. Ini data yang tersimpan sekarang.',
    kept: 'Juga baru diubah di tempat lain. Kalau isian Anda yang benar, simpan lagi.',
    keptInsteadOf: (stored) =>
      `Baru diubah di tempat lain menjadi “${stored}”. Kalau isian Anda yang benar, simpan lagi.`,
  },
  gender: { MALE: 'Laki-laki', FEMALE: 'Perempuan' },
  photo: {
    choose: 'Pilih foto',
    change: 'Ganti foto',
    take: 'Ambil foto',
    remove: 'Tanpa foto',
    hint: (limit) => `JPEG, PNG, WebP, AVIF, atau GIF, paling besar ${limit} MB.`,
    tooBig: (megabytes, limit) =>
      `Foto ini ${megabytes} MB, padahal batasnya ${limit} MB. Pilih foto yang lebih kecil, atau perkecil dulu di HP.`,
    notAPhoto: 'Berkas ini tidak terbaca sebagai foto. Pilih gambar JPEG, PNG, WebP, AVIF, atau GIF.',
    sending: (percent) => `Mengirim foto: ${percent} %`,
  },
  failed: {
    title: 'Bagian ini belum bisa dimuat',
    text: 'Mungkin koneksinya sempat putus. Yang sudah tersimpan tetap aman.',
    retry: 'Coba lagi',
  },
};
