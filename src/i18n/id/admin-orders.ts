import type * as en from '../en/admin-orders.ts';
import type { Translated } from '../language.ts';

export const orders: Translated<typeof en.orders> = {
  title: 'Pesanan',
  searchHint: 'Nama, nomor telepon, atau resi',
  found: (count) => `${count} pesanan`,
  emptyTitle: 'Belum ada pesanan',
  emptyText: 'Begitu sebuah keluarga membayar tahun pertamanya, paketnya muncul di sini.',
  filteredTitle: 'Tidak ada pesanan dengan status ini',
  filteredText: 'Pilih status lain untuk melihat pesanan lainnya.',
  noneTitle: 'Pesanan tidak ditemukan',
  noneText: (q) =>
    `Tidak ada paket yang cocok dengan “${q}”. Coba kata yang lebih sedikit, atau sebagian nama atau nomornya saja.`,
  statusFilter: 'Status Pesanan',
  allStatuses: 'Semua status',
  child: 'Nama Anak',
  address: 'Alamat',
  courier: 'Kurir',
  phone: 'Nomor Telepon',
  status: 'Status',
  resi: 'Resi',
  noResi: 'belum ada resi',
  notes: (notes) => `Catatan: ${notes}`,
  actions: 'Tindakan',
  update: 'UBAH',
  statuses: { unshipped: 'Belum dikirim', shipped: 'Sudah dikirim' },
  held: 'Ditahan: pembayarannya ditarik kembali',
  heldText:
    'Pembayaran pesanan ini ditarik kembali, jadi pesanan ditahan: bisa dikirim setelah tagihannya dibayar lagi.',
  moved: (city, paid) => `Pindah: ongkir dibayar ke ${city} (${paid})`,
  movedTitle: 'Keluarga ini pindah setelah membayar',
  movedText: (charged, paid, now) =>
    `Ongkir yang dibayar ke ${charged}: ${paid}. Sekarang paketnya dikirim ke ${now}.`,
  costNow: (courier, amount, difference) => `Ongkir ${courier} ke sana sekarang ${amount}: ${difference}.`,
  costMore: (amount) => `${amount} lebih mahal`,
  costLess: (amount) => `${amount} lebih murah`,
  costSame: 'sama saja',
  costAsked: (courier) => `Menanyakan ongkir ${courier} ke sana …`,
  costUnknown: (courier) =>
    `Ongkir ${courier} ke sana tidak diketahui di sini; silakan tanyakan ke kurirnya.`,
  movedAdvice:
    'Silakan telepon keluarganya sebelum paket dikirim: selesaikan selisihnya bersama mereka, atau minta mereka membetulkan alamatnya. Tidak ada yang ditagih otomatis.',
  dialog: 'Ubah Pesanan',
  submit: 'Simpan Pesanan',
  chooseCourier: 'Silakan pilih kurir',
  chooseStatus: 'Silakan pilih status',
  resiHint: 'Boleh diisi nanti.',
  shipNote: 'Setelah dikirim, alamatnya tetap seperti sekarang, walaupun keluarga mengubah profilnya.',
  unshipNote: 'Alamatnya kembali mengikuti profil keluarga.',
};
