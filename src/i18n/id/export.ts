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
