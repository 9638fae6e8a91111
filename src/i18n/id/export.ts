import type { exportedBills as english } from '../en/export.ts';
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
  methods: {
    gopay: 'QRIS',
    echannel: 'Mandiri Virtual Account',
    credit_card: 'Kartu kredit',
    transfer: 'Transfer bank',
  },
};

export const exportedBills: Translated<typeof english> = {
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
