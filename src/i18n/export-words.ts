import type { Language } from './language.ts';

interface ExportWords {
  readonly title: string;
  readonly text: (day: string) => string;
  readonly parts: Readonly<Record<string, string>>;
}

/** What stands on the page that a family's archive is read with. */
export const exportWords: Readonly<Record<Language, ExportWords>> = {
  en: {
    title: 'What we hold on your family',
    text: (day) =>
      `As it was on ${day}. The same is in family.json, for programs; pictures and videos are in the folder “files”. Times are in UTC, amounts in rupiah.`,
    parts: {
      account: 'Your account',
      children: 'Your children',
      consents: 'What you allow',
      years: 'Years',
      bills: 'Bills',
      placements: 'How the grade was found',
      tests: 'Placement tests',
      liveClasses: 'Live classes',
      watched: 'Watched videos',
      calendars: 'Calendar addresses',
      payments: 'Payments',
      paymentEvents: 'What the payment service said',
      refunds: 'Refunds',
      notes: 'Notes of our staff on payments',
      talks: 'When our staff spoke with you about a bill',
      familyNotes: 'What our staff noted about your family',
      paymentLinks: 'Payment links',
      orders: 'Study kits',
      performances: 'Shown on our pages',
      oralTests: 'Oral tests',
      writtenTests: 'Written tests',
      certificates: 'Certificates',
      reports: 'Progress reports',
      sent: 'What you have sent for lessons',
      tasks: 'Tasks, and what teachers said of them',
      messages: 'Messages',
      mails: 'Emails',
      mailsSwitchedOff: 'Emails you have switched off',
      toldOfRegistration: 'Academic years whose registration we told you of',
      signedIn: 'Where you are signed in',
      changesByStaff: 'What our staff changed',
    },
  },
  id: {
    title: 'Data yang kami simpan tentang keluarga Anda',
    text: (day) =>
      `Keadaan pada ${day}. Isi yang sama ada di family.json untuk program; gambar dan video ada di folder “files”. Waktu dalam UTC, jumlah uang dalam rupiah.`,
    parts: {
      account: 'Akun Anda',
      children: 'Anak-anak Anda',
      consents: 'Apa yang Anda izinkan',
      years: 'Tahun belajar',
      bills: 'Tagihan',
      placements: 'Cara tingkatnya ditentukan',
      tests: 'Tes penempatan',
      liveClasses: 'Kelas langsung',
      watched: 'Video yang sudah ditonton',
      calendars: 'Alamat kalender',
      payments: 'Pembayaran',
      paymentEvents: 'Kabar dari layanan pembayaran',
      refunds: 'Pengembalian dana',
      notes: 'Catatan staf kami tentang pembayaran',
      talks: 'Kapan staf kami berbicara dengan Anda tentang tagihan',
      familyNotes: 'Catatan staf kami tentang keluarga Anda',
      paymentLinks: 'Tautan pembayaran',
      orders: 'Paket belajar',
      performances: 'Yang tampil di halaman kami',
      oralTests: 'Tes lisan',
      writtenTests: 'Tes tertulis',
      certificates: 'Sertifikat',
      reports: 'Rapor',
      sent: 'Kiriman Anda untuk pelajaran',
      tasks: 'Tugas, dan kata guru tentangnya',
      messages: 'Pesan',
      mails: 'Email',
      mailsSwitchedOff: 'Email yang Anda matikan',
      toldOfRegistration: 'Tahun ajaran yang pendaftarannya kami kabarkan',
      signedIn: 'Perangkat yang masuk',
      changesByStaff: 'Yang diubah staf kami',
    },
  },
};
