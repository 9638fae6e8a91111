import type * as en from '../en/admin-staff.ts';
import type { Translated } from '../language.ts';

export const staff: Translated<typeof en.staff> = {
  title: 'Staf',
  lead: 'Siapa yang bekerja di sini dan apa yang boleh mereka lakukan. Pemilik boleh semuanya; petugas tidak mengurus pengembalian dana, harga, pengaturan, dan staf; guru melihat kelompoknya sendiri.',
  invite: 'UNDANG SESEORANG',
  inviteTitle: 'Undang Seseorang',
  inviteNote:
    'Kami kirim email dengan tautan untuk membuat password. Tautannya berlaku satu kali, selama 48 jam.',
  inviteSubmit: 'Kirim undangan',
  again: 'Undang lagi',
  invited: (name, email) => `${name}: undangan dikirim ke ${email}`,
  name: 'Nama',
  email: 'Email',
  role: 'Peran',
  roles: { owner: 'Pemilik', clerk: 'Petugas', teacher: 'Guru' },
  state: 'Akses',
  states: { active: 'Aktif', invited: 'Diundang', ended: 'Diakhiri' },
  factor: 'Verifikasi dua langkah',
  factorOn: 'Sudah dipasang',
  factorOff: 'Tidak ada',
  seen: 'Terakhir terlihat',
  unseen: { active: 'tidak sedang masuk', invited: 'belum pernah masuk', ended: '–' },
  change: 'Ubah peran',
  asRole: { owner: 'pemilik', clerk: 'petugas', teacher: 'guru' },
  lastOwner: 'Pemilik terakhir harus tetap ada: jadikan orang lain pemilik dulu',
  staysOwner: 'Pemilik terakhir tetap pemilik',
  cannotEnd: 'Akses ini tidak bisa diakhiri',
  wait: (minutes) => `Coba lagi ${minutes} menit lagi.`,
  roleOf: (name) => `Peran ${name}`,
  roleChanged: (name, role) => `${name}: ${role}`,
  askRole: (name, role) => `Anda yakin ingin menjadikan ${name} sebagai ${role}?`,
  roleNote: 'Langsung berlaku, juga di tempat mereka sedang masuk.',
  end: 'Akhiri akses',
  askEnd: (name) => `Anda yakin ingin mengakhiri akses ${name}?`,
  endNote:
    'Mereka langsung keluar dari semua perangkat, dan tautan yang pernah dikirim tidak berlaku lagi. Yang pernah mereka kerjakan tetap ada di log aktivitas.',
  ended: (name) => `${name}: akses diakhiri`,
  help: 'Lepas verifikasi dua langkah',
  askHelp: (name) => `Anda yakin ingin melepas verifikasi dua langkah ${name}?`,
  helpNote:
    'Pastikan dulu siapa yang meminta: telepon orangnya. Mereka keluar dari semua perangkat, dan masuk dengan password saja sampai memasang yang baru.',
  helped: (name) => `${name}: verifikasi dua langkah dilepas`,
  of: (action, name) => `${action}: ${name}`,
  rules: 'Verifikasi dua langkah wajib',
  rulesNote:
    'Yang perannya dicentang di sini harus memasang verifikasi dua langkah dulu, baru ruang admin terbuka.',
  ruleChanged: (role, required) => `${role}: verifikasi dua langkah ${required ? 'wajib' : 'tidak wajib'}`,
  failed: 'Daftar tidak bisa dimuat. Coba lagi',
};

export const invitation: Translated<typeof en.invitation> = {
  title: 'Buat Password',
  lead: (name, email) => `Halo ${name}. Anda akan masuk dengan ${email} dan password ini.`,
  save: 'Simpan password',
  unusableTitle: 'Undangan ini tidak berlaku lagi',
  unusableText:
    'Sudah kedaluwarsa, sudah dipakai, atau ditarik kembali. Minta yang baru ke yang mengundang Anda.',
  done: 'Password Anda tersimpan. Sekarang silakan masuk.',
};

export const teaching: Translated<typeof en.teaching> = {
  title: 'Kelas Saya',
  today: 'Hari ini',
  noneToday: 'Hari ini tidak ada kelas langsung Anda.',
  next: 'Kelas Anda berikutnya',
  noneSoon: 'Sampai akhir minggu depan juga belum ada.',
  unmarked: (count) => `Perlu dikerjakan: isi kehadiran ${count} kelas`,
  openClass: 'Buka kelasnya',
  groups: 'Kelompok saya',
  noGroups: 'Anda belum punya kelompok. Kantor yang menentukannya.',
  changeGroup: 'Ubah',
};
