import type { home as english } from '../en/home.ts';
import type { Translated } from '../language.ts';

export const home: Translated<typeof english> = {
  title: 'Kursus bahasa Inggris untuk anak 6–13 tahun',
  description:
    'Kursus bahasa Inggris online untuk anak usia 6 sampai 13 tahun: tiga video dan satu kelas langsung setiap empat minggu, dan paket belajar dikirim ke rumah.',
  scene: {
    title: 'Bahasa Inggris yang selalu dinanti anak',
    lead: 'Tiga minggu belajar lewat video, minggu keempat kelas langsung bersama teman-teman. Untuk anak 6–\u206013\u00a0tahun, dari rumah Anda sendiri.',
    action: 'Daftarkan anak Anda',
    more: 'Lihat kursus kami',
    picture: 'Kancil dan tiga anak melambaikan tangan dari sawah bertingkat di kaki pegunungan',
    facts: [
      { figure: '6–13', label: 'tahun, usia murid kami' },
      { figure: '12', label: 'anak paling banyak di kelas langsung' },
      { figure: '7', label: 'hari kerja paling lama sampai ada umpan balik' },
    ],
  },
  trial: {
    name: 'Kelas percobaan',
    title: 'Mari intip suasana kelasnya',
    lead: 'Tidak perlu memesan, tidak perlu membayar: lihat di sini bagaimana kelasnya berjalan, dan biarkan anak mencoba sedikit. Satu unit berlangsung empat minggu, sembilan unit menjadi satu tahun belajar.',
    steps: {
      videos: {
        when: 'Minggu 1–3',
        title: 'Senin, harinya video baru',
        text: 'Tiga Senin berturut-turut ada video baru. Video tersedia selama dua minggu, jadi Anda bebas memilih hari dan jam belajarnya.',
      },
      live: {
        when: 'Minggu 4',
        title: 'Bertemu langsung di kelas',
        text: 'Sebagai ganti video: satu guru, paling banyak 12 anak, satu kelas video. Kelompoknya kecil, jadi setiap anak kebagian bicara.',
      },
      progress: {
        when: 'Setiap 3 unit',
        title: 'Kemajuannya terlihat',
        text: 'Ada tes tertulis, tes lisan berdua dengan guru, dan rapor untuk orang tua. Banyaknya, dan eSertifikat di akhir tahun, mengikuti paket yang dipilih.',
      },
    },
    packages: 'Bandingkan paketnya',
    level:
      'Anak saya cocok di Tingkat berapa? Tes penempatan 15\u00a0sampai 20\u00a0menit menjawabnya. Anak di bawah 8\u00a0tahun langsung mulai di Tingkat\u00a02.',
    action: 'Daftarkan anak Anda',
  },
  game: {
    title: 'Main sebentar, yuk',
    hint: 'Tiga pertanyaan kecil untuk anak.',
    plainHint: 'Tiga pertanyaan kecil untuk anak. Pikirkan dulu, lalu buka jawabannya.',
    hear: 'Dengar lagi',
    question: (number) => `Pertanyaan ${number} dari 3`,
    choose: 'Yang mana, ya? Pilih satu gambar!',
    chooseAgain: 'Pilih gambar yang lain.',
    meanings: {
      mango: 'Di mana mangganya?',
      ducks: 'Berapa bebeknya?',
      butterfly: 'Bisa terbang. Apa, ya?',
      wrong: 'Belum tepat.',
    },
    show: 'Lihat jawabannya',
    next: 'Pertanyaan berikutnya',
    finish: 'Lihat bintangnya',
    stars: 'Tiga bintang',
    done: 'Itu tadi sudah bahasa Inggris!',
    doneText:
      'Tiga pertanyaan, semuanya dalam bahasa Inggris, dan anak Anda mengerti. Di kursus ada tiga petualangan baru di setiap unit.',
    plainInvite: 'Anak Anda suka?',
    invite: 'Daftarkan anak Anda',
    again: 'Main lagi',
  },
  rhythm: {
    name: 'Irama mingguan',
    title: 'Dari Senin sampai Minggu, misalnya begini',
    lead: 'Yang pasti hanya hari Senin: saat itulah video baru dibuka. Hari lainnya bebas Anda atur.',
    live: 'Di minggu keempat tidak ada video baru: kelas bertemu langsung, paling banyak 12 anak.',
  },
  certificate: {
    title: 'Sertifikat untuk dipajang',
    text: 'Setiap tiga unit, tes tertulis dan tes lisan menunjukkan sejauh mana kemajuan anak, dan rapornya sampai kepada Anda. Di akhir tahun ada eSertifikat.',
    note: 'Semuanya termasuk paket 12 bulan. Dalam paket 4 bulan ada tes dengan rapornya, satu untuk setiap pembayaran 4 bulan; paket 2 bulan tanpa tes.',
    more: 'Bandingkan paketnya',
    picture: 'Sertifikat dengan cap Kancil: well done, Alya, nine units of English, Grade 2',
  },
  stories: {
    title: 'Berita dari sekolah kami',
    lead: 'Yang terbaru, dan cerita anak-anak serta orang tua.',
    all: 'Lihat semua berita',
  },
  kit: {
    name: 'Paket belajar',
    title: 'Sekotak bekal belajar untuk si kecil',
    lead: 'Belajar tidak cukup dengan menonton. Kurir mengantar paket belajar sampai ke rumah, dan bersama buku kursus meja belajar pun jadi ramai.',
    picture: 'Kotak terbuka berisi buku kursus, buku latihan, kartu bergambar, pensil, dan tas hijau',
    parts: {
      book: { name: 'Buku kursus bahasa Inggris', text: 'sembilan unit, seiring dengan videonya' },
      exercises: { name: 'Buku latihan', text: 'untuk menulis, menggambar, dan mewarnai' },
      cards: { name: 'Kartu bergambar', text: 'kata-kata baru untuk dijajarkan dan dimainkan' },
      pencils: { name: 'Pensil', text: 'sudah runcing untuk Senin pertama' },
      satchel: { name: 'Tas Kancil', text: 'semuanya tersimpan di satu tempat' },
    },
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
    text: 'Biasanya kelas dimulai pada minggu kedua bulan itu.',
    register: 'Daftar bulan',
    start: 'mulai bulan',
    action: 'Daftarkan anak Anda',
  },
};
