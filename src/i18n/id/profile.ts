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
    emailHint: 'Alamat email dipakai untuk masuk. Untuk menggantinya, silakan hubungi kami.',
    phoneHint: 'Contoh: 0812 3456 7890. Mungkin kami menelepon soal kiriman paket.',
    save: 'Simpan data saya',
  },
  password: {
    lead: 'Pilih password minimal 8 karakter. Perangkat lain yang masih masuk akan dikeluarkan.',
    save: 'Ubah password saya',
  },
  address: {
    lead: 'Paket belajar dan buku kami kirim ke alamat ini.',
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
      'Daftarkan anak Anda dengan nama dan tanggal lahir; cukup satu menit. Setelah itu, setiap anak punya halamannya sendiri di sini.',
  },
  account: {
    where: 'Data Anda, dan menutup akun',
    fromPassword: 'Salinan data atau tutup akun: sekarang di Data & akun',
    allowed: {
      text: 'Apa yang boleh dilakukan sekolah dengan foto, rekaman, dan karya anak ada di satu halaman untuk setiap anak. Anda bisa mengubahnya kapan saja.',
    },
  },
  copy: {
    title: 'Salinan data Anda',
    text: 'Semua data yang kami simpan tentang keluarga Anda dalam satu berkas: halaman untuk dibaca, isi yang sama untuk program komputer, dan gambar-gambarnya. Video bisa memakan waktu.',
    download: 'Unduh salinannya',
  },
  closing: {
    title: 'Tutup akun',
    text: 'Anda langsung keluar dari semua perangkat, dan tidak ada lagi yang dapat masuk. Tautan pembayaran, alamat kalender, dan karya anak yang kami tampilkan langsung berakhir. Selama 30 hari, akun ini masih bisa Anda buka lagi lewat email yang kami kirim. Setelah itu data Anda dan anak-anak kami hapus; pembayaran dan kuitansi tetap kami simpan 10 tahun, tanpa nama Anda, karena diwajibkan undang-undang.',
    paidAhead: (name, until) => `Pelajaran ${name} sudah dibayar sampai ${until}.`,
    noMoneyBack:
      'Menutup akun tidak otomatis mengembalikan uang. Bila Anda mengharapkannya, kabari kami dulu.',
    owed: (name, amount) => `Masih ada ${amount} yang jatuh tempo untuk ${name} dan belum dibayar.`,
    kit: (name) => `Paket belajar ${name} belum dikirim.`,
    charges: 'Pembayaran yang sedang Anda mulai akan dibatalkan.',
    comesBack:
      'Masih ada uang Anda yang sedang kami kembalikan. Sebelum Anda terima, tidak ada yang dihapus.',
    password: 'Password Anda',
    close: 'Tutup akun saya',
    ask: {
      title: (parent, children) =>
        children.length === 0 ? `Tutup akun ${parent}?` : `Tutup akun ${parent} dengan ${listed(children)}?`,
      text: 'Anda langsung keluar dari semua perangkat. Selama 30 hari akun ini masih bisa dibuka lagi lewat email yang kami kirim.',
      yes: 'Ya, tutup',
      no: 'Jangan ditutup',
      staysFirst: true,
    },
  },
  changedElsewhere: {
    message:
      'Data ini baru saja diubah di perangkat atau jendela lain, jadi belum disimpan. Periksa isian yang ditandai, lalu simpan lagi.',
    taken: 'Baru diubah di tempat lain. Ini data yang tersimpan sekarang.',
    kept: 'Juga baru diubah di tempat lain. Jika isian Anda yang benar, simpan lagi.',
    keptInsteadOf: (stored) =>
      `Baru diubah di tempat lain menjadi “${stored}”. Jika isian Anda yang benar, simpan lagi.`,
  },
  gender: { MALE: 'Laki-laki', FEMALE: 'Perempuan' },
  photo: {
    choose: 'Pilih foto',
    change: 'Ganti foto',
    take: 'Ambil foto',
    remove: 'Tanpa foto',
    hint: (limit) => `JPEG, PNG, WebP, AVIF, atau GIF, paling besar ${limit} MB.`,
    tooBig: (megabytes, limit) =>
      `Foto ini ${megabytes} MB, sedangkan batasnya ${limit} MB. Silakan pilih foto yang lebih kecil, atau perkecil dulu ukurannya di HP.`,
    notAPhoto:
      'Berkas ini bukan foto yang bisa kami baca. Silakan pilih gambar JPEG, PNG, WebP, AVIF, atau GIF.',
    sending: (percent) => `Mengirim foto: ${percent} %`,
  },
  failed: {
    title: 'Bagian ini belum bisa dimuat',
    text: 'Mungkin koneksi sempat terputus. Data yang sudah tersimpan tetap aman.',
    retry: 'Coba lagi',
  },
};
