import type * as en from '../en/admin-account.ts';
import type { Translated } from '../language.ts';

export const account: Translated<typeof en.account> = {
  status: 'Status',
  active: 'Aktif',
  notActive: 'Belum diaktifkan',
  closed: 'Ditutup',
  since: (moment) => `sejak ${moment}`,
  erased: 'Sudah dihapus',
  erasedOn: (moment) => `pada ${moment}`,
  erasedNote: 'Data keluarga ini sudah dihapus. Pembayaran dan kuitansinya tetap tersimpan dengan nomor ini.',
  willBeErased: (day, days) =>
    `datanya dihapus pada ${day} (${days === 0 ? 'hari ini' : `${days} hari lagi`})`,
  isBeingErased:
    '30 harinya sudah lewat: datanya dihapus saat pembersihan harian berikutnya, atau begitu tidak ada lagi dana yang harus dikembalikan',
  registered: (moment) => `mendaftar ${moment}`,
  activate: 'Aktifkan',
  askActivate: (family) => `Anda yakin ingin mengaktifkan akun ${family}?`,
  activateNote: (email) =>
    `Keluarga ini langsung bisa masuk, walau ${email} belum dikonfirmasi. Tautan di email aktivasinya tidak berlaku lagi.`,
  activated: (family) => `Akun ${family}: aktif`,
  resend: 'Kirim lagi email aktivasi',
  resent: (family, email) => `${family}: email aktivasi dikirim ke ${email}`,
  correct: 'Betulkan alamat email',
  correctTitle: 'Betulkan Alamat Email',
  correctSubmit: 'Betulkan Alamat Email',
  sameEmail: 'Alamat akunnya memang sudah ini.',
  askCorrect: (family, email) => `Anda yakin ${email} adalah alamat ${family}?`,
  correctNote:
    'Keluarga ini keluar dari semua perangkat, dan tautan yang pernah dikirim tidak berlaku lagi. Kedua alamat dikabari. Setelah itu mereka masuk dengan alamat baru.',
  correctNoteNew:
    'Tautan yang dikirim ke alamat lama tidak berlaku lagi. Kedua alamat dikabari: alamat baru menerima email aktivasi.',
  corrected: (family, email) => `${family}: ${email}`,
  correctFamily: 'Betulkan nama, telepon, dan alamat',
  correctFamilyNote:
    'Untuk keluarga yang memintanya. Paket yang belum dikirim nanti ke alamat baru; perubahannya tercatat di log aktivitas.',
  close: 'Tutup akun',
  askClose: (family) => `Anda yakin ingin menutup akun ${family}?`,
  closeNote: (day) =>
    `Untuk keluarga yang memintanya. Mereka langsung tidak bisa masuk lagi, dan menerima email untuk membuka akunnya kembali. Pada ${day} datanya dihapus; pembayaran tetap tersimpan dengan nomor. Testimoni yang menyebut nama mereka perlu Anda hapus sendiri.`,
  closeYes: 'Tutup akun',
  leaves: {
    title: 'Yang ditinggalkan',
    nothing: 'Tidak ada yang sudah dibayar di muka, belum dibayar, atau menunggu dikirim.',
    paidAhead: (name, until) => `${name}: pelajarannya sudah dibayar sampai ${until}.`,
    owed: (name, amount) => `${name}: ${amount} belum dibayar.`,
    kit: (name) => `${name}: paket belajarnya belum dikirim.`,
    noMoneyBack: 'Yang sudah dibayar tidak otomatis kembali.',
    charges: 'Pembayaran yang belum selesai ikut batal.',
    comesBack:
      'Masih ada dana yang harus dikembalikan ke keluarga ini. Sebelum mereka terima, tidak ada yang dihapus.',
  },
  closedNow: (family) => `Ditutup: akun ${family}`,
  reopen: 'Buka lagi akun ini',
  askReopen: (family) => `Anda yakin ingin membuka lagi akun ${family}?`,
  reopenNote:
    'Untuk keluarga yang memintanya. Mereka bisa masuk lagi dengan password yang sama, dan datanya tidak jadi dihapus. Yang berakhir saat akun ditutup tidak kembali sendiri: tautan pembayaran, alamat kalender, dan karya anak yang sudah turun dari situs.',
  reopenYes: 'Buka lagi akunnya',
  reopened: (family) => `Dibuka lagi: akun ${family}`,
  resetLink: 'Buat tautan reset',
  askResetLink: (family) => `Anda yakin ingin membuat tautan reset untuk ${family}?`,
  resetLinkNote:
    'Siapa pun yang memegang tautan ini bisa membuat password baru: berikan hanya ke keluarganya. Tautan reset sebelumnya tidak berlaku lagi.',
  resetLinkMade: 'Tautan reset',
  resetLinkOnce: (moment) =>
    `Berlaku satu kali, sampai ${moment}. Hanya tampil sekarang: salin sebelum Anda pindah.`,
  copyLink: 'Salin tautan',
};

export const allowed: Translated<typeof en.allowed> = {
  title: 'Diizinkan orang tua',
  kinds: {
    learning: 'Belajar',
    photo_to_teachers: 'Foto untuk guru',
    recording_kept: 'Rekaman disimpan',
    shown_in_public: 'Ditampilkan di situs',
    certificate_page: 'Halaman sertifikat',
  },
  since: (kind, moment) => `${kind} (sejak ${moment})`,
  nothing: 'Belum ada',
};
