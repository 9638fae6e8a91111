import type * as en from '../en/admin-api-tokens.ts';
import type { Translated } from '../language.ts';

export const apiTokens: Translated<typeof en.apiTokens> = {
  title: 'Token API',
  lead: 'Dengan token, program lain, misalnya pembukuan, bisa membaca daftar-daftar sekolah. Mengubah tidak bisa, kecuali Anda izinkan di sini.',
  add: 'TOKEN BARU',
  addTitle: 'Token Baru',
  addNote:
    'Satu program, satu token: jadi kelihatan kapan masing-masing terakhir dipakai, dan satu bisa diakhiri tanpa mengganggu yang lain.',
  addSubmit: 'Buat token',
  programHint: 'Sebutan Anda untuknya, misalnya “Pembukuan”. Nama ini muncul di log aktivitas.',
  daysOf: (days) => (days === 365 ? '1 tahun' : `${days} hari`),
  toRead: 'Yang Dibaca',
  toReadOf: { read: 'Semua daftar', 'orders:read': 'Hanya pesanan' },
  writes: { 'orders:write': 'Boleh juga mengisi kurir, nomor resi, dan status pesanan' },
  made: (program) => `${program}: token dibuat`,
  shownTitle: 'Simpan Token Ini',
  shownLead:
    'Salin ke programnya sekarang: token hanya ditampilkan sekali ini dan tidak disimpan di mana pun. Hilang? Akhiri, lalu buat yang baru.',
  copy: 'Salin token',
  kept: 'Sudah saya simpan',
  program: 'Program',
  reads: { read: 'Membaca semua daftar', 'orders:read': 'Hanya membaca pesanan' },
  changesOrders: 'mengubah pesanan',
  madeBy: 'Dibuat oleh',
  ends: 'Berlaku sampai',
  used: 'Terakhir dipakai',
  unused: 'belum pernah',
  state: 'Status',
  states: { active: 'Aktif', ended: 'Diakhiri', expired: 'Habis masa' },
  end: 'Akhiri',
  askEnd: (program) => `Anda yakin ingin mengakhiri token ${program}?`,
  endNote: 'Programnya langsung ditolak. Token yang sudah diakhiri tidak bisa dipakai lagi.',
  ended: (program) => `${program}: token diakhiri`,
  emptyTitle: 'Belum ada token',
  emptyText: 'Belum ada program lain yang bisa masuk.',
  howTitle: 'Cara program memakainya',
  how: 'Token dikirim sebagai header di setiap panggilan, jangan pernah di alamat:',
  opens:
    'Yang bisa dibaca: pesanan, angkatan, anak, tagihan, pembayaran, dan tutup harian, juga sebagai CSV; kalau Anda pilih hanya pesanan, itu saja. Yang tidak pernah terbuka: staf, keamanan, pengaturan, tes, tugas, rapor, rekaman, pengembalian dana, serta token dan webhook sendiri. Paling banyak 600 panggilan dalam 10 menit.',
  owner: 'Token pemilik yang keluar, atau tidak lagi menjadi pemilik, langsung berakhir.',
  toDocument: 'Semua panggilan',
};
