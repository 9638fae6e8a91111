import type { home as english } from '../en/home.ts';
import type { Translated } from '../language.ts';

export const home: Translated<typeof english> = {
  title: 'Kursus bahasa Inggris untuk anak 6–13 tahun',
  description:
    'Video baru setiap pekan, kelas langsung setiap bulan dengan paling banyak 12 anak, dan paket belajar yang dikirim ke rumah. Kursus bahasa Inggris daring untuk anak 6–13 tahun, dari Garut.',
  scene: {
    title: 'Bahasa Inggris yang selalu dinanti anak',
    lead: 'Setiap pekan ada video baru, setiap bulan ada kelas langsung bersama teman-teman. Untuk anak 6–13 tahun, dari rumah Anda sendiri.',
    action: 'Daftarkan anak Anda',
    more: 'Lihat kursus kami',
    picture: 'Kancil dan tiga anak melambaikan tangan dari sawah bertingkat di kaki pegunungan Garut',
    facts: [
      { figure: '6–13', label: 'tahun, usia murid kami' },
      { figure: '12', label: 'anak paling banyak di kelas langsung' },
      { figure: '7', label: 'hari kerja paling lama menunggu umpan balik' },
    ],
  },
  trial: {
    name: 'Kelas percobaan',
    title: 'Mari intip suasana kelasnya',
    lead: 'Satu unit berlangsung empat pekan. Beginilah anak Bapak/Ibu menjalaninya, dan sembilan unit menjadi satu tahun belajar.',
    picture: 'Kelas langsung di layar tablet: seorang guru dan lima anak, salah satunya melambaikan tangan',
    steps: [
      {
        when: 'Pekan 1–3',
        title: 'Senin, harinya video baru',
        text: 'Setiap Senin ada video baru. Video tersedia selama dua pekan, jadi Anda bebas memilih hari dan jam belajarnya.',
      },
      {
        when: 'Pekan 4',
        title: 'Bertemu langsung di kelas',
        text: 'Satu guru, paling banyak 12 anak, satu kelas video. Kelompoknya kecil, jadi setiap anak kebagian bicara.',
      },
      {
        when: 'Setiap 3 unit',
        title: 'Kemajuannya terlihat',
        text: 'Ada tes tertulis, tes lisan satu lawan satu, dan laporan untuk Bapak/Ibu. Di akhir tahun menanti sertifikat.',
      },
    ],
    level:
      'Anak saya cocok di Grade berapa? Tes penempatan 15–20 menit menjawabnya. Anak di bawah 8 tahun langsung mulai di Grade 2.',
    action: 'Ikut belajar',
  },
  game: {
    title: 'Main sebentar, yuk',
    hint: 'Tiga pertanyaan kecil untuk anak. Sentuh gambarnya dan lihat.',
    heard: 'Nyalakan suaranya: Kancil berbicara.',
    hear: 'Dengar lagi',
    question: (number) => `Pertanyaan ${number} dari 3`,
    show: 'Lihat jawabannya',
    next: 'Pertanyaan berikutnya',
    finish: 'Lihat bintangnya',
    stars: 'Tiga bintang',
    done: 'Itu tadi sudah bahasa Inggris!',
    doneText:
      'Tiga pertanyaan, semuanya dalam bahasa Inggris, dan kamu mengerti. Di kelas yang sebenarnya ada petualangan baru setiap Senin.',
    invite: 'Daftarkan anak Anda',
    again: 'Main lagi',
  },
  rhythm: {
    name: 'Irama sepekan',
    title: 'Dari Senin sampai Minggu, misalnya begini',
    lead: 'Yang pasti hanya Senin: saat itulah video baru hadir. Hari lainnya bebas Anda atur.',
    picture: 'Kancil di jalan setapak dari Senin sampai Minggu',
    days: [
      { day: 'Senin', text: 'Video baru sudah ada' },
      { day: 'Selasa', text: 'Tonton lagi sambil bernyanyi' },
      { day: 'Rabu', text: 'Satu halaman buku latihan' },
      { day: 'Kamis', text: 'Bermain kartu bergambar' },
      { day: 'Jumat', text: 'Pamerkan yang sudah bisa' },
      { day: 'Akhir pekan', text: 'Libur, atau ulang dari awal' },
    ],
    live: 'Setiap pekan keempat kelas bertemu langsung, paling banyak 12 anak.',
  },
  certificate: {
    title: 'Sertifikat untuk dipajang',
    text: 'Setiap tiga unit, tes tertulis dan tes lisan menunjukkan sejauh mana kemajuan anak, dan Bapak/Ibu menerima laporannya. Di akhir tahun ada eCertificate.',
    note: 'Semua tes, laporan, dan eCertificate termasuk paket 12 bulan.',
    more: 'Bandingkan paketnya',
    picture: 'Sertifikat dengan cap Kancil: well done, Alya, nine units of English',
  },
  stories: {
    title: 'Cerita dari sekolah kami',
    lead: 'Kabar terbaru, dan pengalaman anak-anak serta orang tua bersama kami.',
    all: 'Lihat semua berita',
  },
  kit: {
    name: 'Paket belajar',
    title: 'Sekotak bekal untuk tangan yang ingin tahu',
    lead: 'Menonton saja belum belajar. Kurir mengantar paket belajar sampai ke rumah, dan bersama buku kursus meja belajar pun jadi ramai.',
    picture: 'Kotak terbuka berisi buku kursus, buku latihan, kartu bergambar, pensil, dan tas hijau',
    parts: [
      { name: 'Buku kursus bahasa Inggris', text: 'sembilan unit, seiring dengan videonya' },
      { name: 'Buku latihan', text: 'untuk menulis, menggambar, dan mewarnai' },
      { name: 'Kartu bergambar', text: 'kata-kata baru untuk dijajarkan dan dimainkan' },
      { name: 'Pensil', text: 'sudah runcing untuk Senin pertama' },
      { name: 'Tas Kancil', text: 'semuanya tersimpan di satu tempat' },
    ],
    more: 'Lihat isi kursus selengkapnya',
  },
  voices: {
    title: 'Kata para orang tua',
    lead: 'Dengan kata-kata mereka sendiri.',
  },
  learners: {
    title: 'Lulusan dan murid kami',
    graduates: 'Lulusan',
    students: 'Murid',
    more: 'Lihat karya murid-murid kami',
  },
  closing: {
    title: 'Dua kali mulai dalam setahun',
    text: ([first, second]) =>
      `Daftar bulan ${first.register} untuk kelas mulai pekan kedua ${first.start}, atau bulan ${second.register} untuk kelas mulai pekan kedua ${second.start}.`,
    register: 'Daftar bulan',
    start: 'mulai bulan',
    action: 'Amankan tempat untuk anak Anda',
  },
};
