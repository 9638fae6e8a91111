import { brand } from '../brand-in-texts.ts';
import type { letters as en } from '../en/letters.ts';
import type { Translated } from '../language.ts';

export const letters: Translated<typeof en> = {
  greeting: (name, gender) => {
    if (name === null) return 'Halo,';
    return gender === null ? `Halo ${name},` : `Halo ${gender === 'MALE' ? 'Pak' : 'Bu'} ${name},`;
  },
  regards: 'Salam hangat,',
  team: `Tim ${brand.name}`,
  linkHelp: 'Tombol di atas tidak jalan? Salin alamat ini ke browser Anda:',
  privacy: 'Cara kami menjaga data Anda',
  activation: {
    subject: 'Tinggal verifikasi alamat email Anda',
    body: `Terima kasih sudah mendaftar di ${brand.name}. Tinggal satu langkah lagi: pastikan alamat email ini memang milik Anda.`,
    lifetime: (hours) =>
      `Tautan ini berlaku ${hours} jam. Kalau sudah kedaluwarsa, halaman yang terbuka bisa mengirim tautan baru.`,
    button: 'Verifikasi email saya',
    footnote: 'Anda merasa tidak mendaftar? Abaikan saja email ini; tidak akan terjadi apa-apa.',
  },
  reopen: {
    subject: 'Akun Anda sudah ditutup',
    body: `Akun ${brand.name} Anda sudah ditutup. Sekarang tidak ada yang bisa masuk ke akun ini.`,
    lifetime: (hours) =>
      `Selama ${hours / 24} hari akun ini masih bisa Anda buka lagi dengan tombol ini. Setelah itu data Anda dan anak-anak kami hapus; hanya pembayaran dan kuitansi yang tetap kami simpan, tanpa nama Anda.`,
    button: 'Buka lagi akun saya',
    footnote: 'Bukan Anda yang menutupnya? Buka lagi akunnya, ganti password, lalu kabari kami.',
  },
  reset: {
    subject: 'Buat password baru',
    body: `Ada yang meminta password baru untuk akun ${brand.name} Anda.`,
    lifetime: (hours) =>
      `Tautan ini hanya bisa dipakai satu kali dan berlaku ${hours === 1 ? 'satu' : hours} jam.`,
    button: 'Buat password baru',
    footnote: 'Bukan Anda yang meminta? Abaikan saja email ini; password Anda tidak berubah.',
  },
  invitation: {
    subject: `Undangan ke ruang admin ${brand.name}`,
    invites: (inviter, role) => `${inviter} mengajak Anda bekerja di ${brand.name} sebagai ${role}.`,
    roles: { owner: 'pemilik', clerk: 'petugas', teacher: 'guru' },
    how: 'Buat password dulu: dengan password itu dan alamat email ini Anda masuk ke ruang admin.',
    lifetime: (hours) => `Tautan ini hanya bisa dipakai satu kali dan berlaku ${hours} jam.`,
    button: 'Buat password',
    footnote: 'Merasa tidak ada urusan dengan ini? Abaikan saja; tidak akan terjadi apa-apa.',
  },
  testMail: {
    subject: 'Email percobaan dari sekolah Anda',
    body: [
      'Ini email percobaan. Kalau ini terbaca, berarti email dari sekolah Anda sampai dengan baik.',
      'Masuknya ke folder spam? Berarti catatan SPF, DKIM, dan DMARC di domain Anda belum benar: tunjukkan email ini kepada yang mengurus server.',
    ],
    button: 'Sudah sampai: centang',
    footnote: 'Anda sendiri yang memintanya di ruang admin.',
  },
  family_invitation: {
    subject: `Undangan membuka halaman keluarga di ${brand.name}`,
    body: `Keluarga Anda sudah terdaftar di ${brand.name}, dan sekarang punya halaman sendiri. Buat password dan beri izin dulu, lalu pelajaran, tagihan, dan kelasnya bisa dilihat di sana.`,
    lifetime: (hours: number) => `Tautan ini hanya bisa dipakai satu kali dan berlaku ${hours / 24} hari.`,
    button: 'Buka halaman keluarga',
    footnote: 'Tidak mengenal kami? Abaikan saja email ini. Tidak ada yang terjadi tanpa Anda.',
  },
  waitingConfirm: {
    subject: 'Mau dikabari saat pendaftaran dibuka?',
    body: [
      `Anda meminta ${brand.name} mengirim satu email saat pendaftaran dibuka. Buka halaman di balik tombol ini, lalu pastikan bahwa alamat ini milik Anda.`,
      'Setelah itu kami menulis satu kali, pada pagi pertama pendaftaran, dan alamat Anda langsung dihapus. Di halaman yang sama Anda bisa berhenti kapan saja.',
    ],
    button: 'Ya, kabari saya',
    footnote:
      'Tidak merasa meminta? Abaikan saja email ini: tidak ada email lagi, dan alamat ini segera kami hapus.',
  },
  waitingOpen: {
    subject: 'Pendaftaran sudah dibuka',
    body: (batch, begins, lastDay) =>
      `Kabar yang Anda tunggu: pendaftaran Angkatan ${batch} dibuka sampai ${lastDay}. Pelajaran mulai ${begins}.`,
    button: 'Daftar sekarang',
    footnote:
      'Inilah satu-satunya email yang Anda minta. Alamat Anda sudah dihapus dari daftar kami, jadi tidak ada email lagi.',
  },
  passwordChanged: {
    subject: 'Password Anda sudah diubah',
    body: (moment) => `Password akun ${brand.name} Anda diubah pada ${moment}.`,
    yours: 'Anda sendiri yang mengubahnya? Berarti semuanya beres. Perangkat lain sudah otomatis keluar.',
    notYours:
      'Bukan Anda? Segera buat password baru: begitu diganti, orang itu langsung keluar dari akun Anda. Setelah itu kabari kami, supaya kami bisa bantu.',
    button: 'Bukan saya: buat password baru',
    footnote: `WhatsApp: ${brand.whatsapp}. Email: ${brand.email}. Kami tidak pernah menanyakan password Anda.`,
  },
  placementReminder: {
    subject: (child) => `Tes penempatan ${child} masih menunggu`,
    lastSubject: (child) => `Tes penempatan ${child}: waktunya hampir habis`,
    body: (child, until) => `${child} bisa memulai tes penempatan sampai ${until}.`,
    test: (minutes) =>
      `Tesnya ${minutes} menit, supaya kami tahu tingkat mana yang pas. Cukup siapkan HP, tablet, atau komputer dengan suara, dan tempat yang tenang.`,
    otherwise: (child, grade) => `Kalau sampai saat itu belum dimulai, ${child} mulai di Tingkat ${grade}.`,
    button: 'Buka tes penempatan',
    footnote: `Waktunya kurang pas? Kabari kami. WhatsApp: ${brand.whatsapp}. Email: ${brand.email}.`,
  },
  notices: {
    subject: (first, more) => `${first} (dan ${more} kabar lain)`,
    button: 'Lihat sekarang',
    allButton: 'Lihat semua pesan',
    footnote: `Semua pesan ada di kotak masuk Anda. WhatsApp: ${brand.whatsapp}. Email: ${brand.email}.`,
    leave: 'Stop email seperti ini',
  },
  receipt: {
    subject: (number) => `Kuitansi ${number}`,
    body: (amount, child, moment) =>
      `Terima kasih! Pembayaran ${amount} untuk ${child} masuk ${moment}. Ini kuitansinya.`,
    byLink: 'Dibayar oleh orang yang Anda kirimi tautan pembayaran.',
    bill: 'Untuk',
    discount: 'Potongan',
    total: 'Total dibayar',
    method: 'Metode pembayaran',
    number: 'Nomor kuitansi',
    order: 'Nomor pesanan',
    lessons: 'Pelajaran',
    parcel: 'Pengiriman',
    nextBill: 'Tagihan berikutnya',
    due: (amount, date) => `${amount}, jatuh tempo ${date}`,
    button: 'Buka kuitansi',
    footnote: `Ada yang kurang pas? WhatsApp: ${brand.whatsapp}. Email: ${brand.email}.`,
  },
  emailRemoved: {
    subject: 'Alamat ini tidak dipakai lagi di akun Anda',
    body: (moment) =>
      `Pada ${moment} tim kami mengganti alamat ini dengan alamat lain di sebuah akun ${brand.name}. Tautan yang pernah kami kirim ke sini tidak berlaku lagi.`,
    next: 'Anda sendiri yang memintanya? Berarti semuanya beres: mulai sekarang masuk dengan alamat baru, ya. Kalau bukan, kabari kami, supaya bisa kita cek bersama.',
    button: 'Hubungi kami lewat WhatsApp',
    footnote: `WhatsApp: ${brand.whatsapp}. Email: ${brand.email}. Kami tidak pernah menanyakan password Anda.`,
  },
  emailChanged: {
    subject: 'Mulai sekarang Anda masuk dengan alamat ini',
    body: (moment) =>
      `Pada ${moment} tim kami memasang alamat ini di sebuah akun ${brand.name}. Mulai sekarang masuknya dengan alamat ini; passwordnya tetap sama.`,
    next: 'Semua perangkat sudah otomatis keluar, jadi masuk lagi, ya.',
    button: 'Masuk',
    footnote: 'Merasa tidak punya akun ini? Abaikan saja email ini, atau kabari kami.',
  },
};
