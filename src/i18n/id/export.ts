import type * as en from '../en/export.ts';
import type { Translated } from '../language.ts';
/** Isi tabel untuk pembukuan. */
export const exported = {
  columns: [
    'Tanggal',
    'Jenis',
    'Metode',
    'Jumlah (Rp)',
    'Nomor pesanan',
    'Kuitansi',
    'Orang tua',
    'Referensi transfer',
    'Anak',
    'Angkatan',
    'Tanggal pelunasan',
    'Pendaftaran',
    'Paket belajar',
    'Buku kursus',
    'Kursus',
    'Ongkos kirim',
    'Biaya kartu',
    'Selisih jumlah',
  ],
  paid: 'Pembayaran',
  back: 'Pengembalian',
  undone: 'Catatan dibatalkan',
  methods: {
    gopay: 'QRIS',
    echannel: 'Mandiri Virtual Account',
    credit_card: 'Kartu kredit',
    cash: 'Tunai',
    transfer: 'Transfer bank',
  },
};

export const exportedBills: Translated<typeof en.exportedBills> = {
  columns: [
    'Anak',
    'Orang tua',
    'Telepon',
    'Angkatan',
    'Tingkat',
    'Tagihan',
    'Jumlah (Rp)',
    'Jatuh tempo',
    'Hari terlambat',
    'Bisa dibayar sampai',
    'Status',
    'Terakhir bicara',
    'Catatan',
  ],
};

export const exportedChildren: Translated<typeof en.exportedChildren> = {
  columns: ['Nomor', 'Anak', 'Lahir', 'Tingkat', 'Angkatan', 'Orang tua', 'Telepon', 'Akun', 'Keadaan'],
  states: { open: 'Aktif', closed: 'Ditutup', erased: 'Dihapus' },
  standings: {
    left: 'Berhenti',
    year_over: 'Tahun selesai',
    awaits_test: 'Tes ditunggu',
    lapsing: 'Segera hangus',
    overdue: 'Terlambat',
    due_7: 'Segera tempo',
    paid: 'Lunas',
  },
};
export const exportedFamilies: Translated<typeof en.exportedFamilies> = {
  columns: [
    'Nomor',
    'Orang tua',
    'Email',
    'Telepon',
    'Alamat',
    'Kota',
    'Provinsi',
    'Kode pos',
    'Catatan khusus',
    'Terdaftar',
    'Akun',
  ],
  states: { open: 'Aktif', waiting: 'Belum diaktifkan', closed: 'Ditutup' },
};
export const exportedOrders: Translated<typeof en.exportedOrders> = {
  columns: [
    'Nomor',
    'Dipesan',
    'Anak',
    'Orang tua',
    'Telepon',
    'Alamat',
    'Kota',
    'Provinsi',
    'Kode pos',
    'Catatan khusus',
    'Kurir',
    'Nomor resi',
    'Status',
  ],
  states: { unshipped: 'Belum dikirim', shipped: 'Sudah dikirim', held: 'Ditahan' },
};
export const exportedPayments: Translated<typeof en.exportedPayments> = {
  columns: [
    'Nomor pesanan',
    'Kuitansi',
    'Dimulai',
    'Anak',
    'Orang tua',
    'Telepon',
    'Tagihan',
    'Metode',
    'Jumlah (Rp)',
    'Dikembalikan (Rp)',
    'Status',
    'Dibayar pada',
    'Nomor bukti',
    'Dicatat oleh',
  ],
  states: {
    SUCCESS: 'Lunas',
    PENDING: 'Menunggu',
    FAILED: 'Belum dibayar',
    REVERSED: 'Ditarik kembali',
    UNDONE: 'Dibatalkan',
  },
};
