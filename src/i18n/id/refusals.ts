import type * as en from '../en/refusals.ts';
import type { Translated } from '../language.ts';

export const refusals: Translated<typeof en.refusals> = {
  invalid_input: 'Mohon periksa kembali isian Anda',
  malformed_request: 'Permintaan tidak dapat dibaca',
  not_signed_in: 'Silakan masuk terlebih dahulu',
  not_allowed: 'Anda tidak berhak melakukan ini',
  foreign_origin: 'Permintaan ini datang dari situs lain dan ditolak',
  not_found: 'Tidak ditemukan',
  too_large: 'Berkas terlalu besar',
  wrong_kind_of_file: 'Jenis berkas ini tidak dapat diterima',
  wrong_kind_of_body: 'Jenis isi ini tidak dapat diterima',
  range_outside: 'Bagian berkas itu tidak ada',
  too_many_tries: 'Terlalu banyak percobaan. Mohon tunggu sebentar lalu coba lagi',
  part_down: 'Salah satu layanan sedang terganggu. Silakan coba lagi nanti',
  disk_full: 'Ruang server penuh. Tidak ada yang berubah; silakan coba lagi nanti',
  unexpected: 'Ups.. Terjadi kesalahan, silakan coba lagi nanti.',
  wrong_password: 'Alamat e-mail atau password salah',
  account_not_found: 'Akun tidak ditemukan',
  not_verified: 'Silakan verifikasi e-mail Anda terlebih dahulu',
  email_taken: 'Alamat e-mail ini sudah terdaftar',
  reset_link_unusable: 'Tautan ini sudah kedaluwarsa atau sudah dipakai. Silakan minta yang baru',
  too_many_children:
    'Satu keluarga dapat mendaftarkan paling banyak 12 anak. Hubungi kami untuk menambah lagi',
  shipping_down: 'Ups.. Terjadi kesalahan, silakan coba lagi nanti.',
  clock_backwards: 'Jam hanya dapat dimajukan',
};

export const successes: Translated<typeof en.successes> = {
  ok: 'OK',
  created: 'Berhasil dibuat',
  updated: 'Update Sukses!',
  password_changed: 'Password berhasil diubah!',
  password_request_sent: 'Permintaan ubah password sudah dikirim!',
};

export const problems: Translated<typeof en.problems> = {
  required: (label) => `${label} wajib diisi`,
  invalid: (label) => `${label} tidak valid`,
  invalid_date: () => 'Format tanggal tidak valid',
  too_long: (label) => `${label} terlalu panjang`,
  password_too_short: () => 'Password minimal 8 karakter',
  passwords_do_not_match: () => 'Kedua password tidak sama',
  photo_too_big: () => 'Ukuran foto paling besar 5 MB',
};

export const fields: Translated<typeof en.fields> = {
  first_name: 'Nama Depan',
  last_name: 'Nama Belakang',
  email: 'Email',
  password: 'Password',
  password_confirmation: 'Konfirmasi Password',
  old_password: 'Password Lama',
  new_password: 'Password Baru',
  phone_number: 'Nomor Telepon',
  gender: 'Jenis Kelamin',
  birthdate: 'Tanggal Lahir',
  province: 'Provinsi',
  city: 'Kota/Kabupaten',
  zip_code: 'Kode Pos',
  address_details: 'Alamat Lengkap',
  special_notes: 'Catatan Khusus',
  locale: 'Bahasa',
  type: 'Jenis Akun',
  token: 'Token',
  image: 'Foto',
  image_url: 'Foto',
  user_id: 'Akun',
  child_id: 'Anak',
  q: 'Pencarian',
  page: 'Halaman',
  size: 'Jumlah per Halaman',
};
