/** What stands on the label of a parcel: in Indonesian whatever the reader's language, because couriers read it. */
export const parcelLabelWords = {
  to: 'Penerima',
  from: 'Pengirim',
  courier: 'Kurir',
  content: 'Isi',
  kit: (child: string) => `Paket belajar untuk ${child}`,
  order: (number: string) => `Pesanan ${number}`,
  resi: (number: string) => `Resi ${number}`,
  /** instead of an address that does not fit: room to write */
  addressByHand: 'Alamat:',
  /** instead of a barcode */
  byHand: 'ketik nomornya',
  phone: 'Telp.',
} as const;
