import type { home as english } from '../en/home.ts';
import type { Translated } from '../language.ts';

export const home: Translated<typeof english> = {
  title: 'Kursus bahasa Inggris untuk anak 6–13 tahun',
  description:
    'Kursus bahasa Inggris online untuk anak usia 6 sampai 13 tahun: tiga video dan satu kelas langsung setiap empat minggu, dan paket belajar dikirim ke rumah.',
  scene: {
    title: 'Bahasa Inggris yang selalu dinanti anak',
    lead: 'Kursus online untuk anak 6–\u206013\u00a0tahun: tiga minggu belajar lewat video, minggu keempat kelas langsung bersama guru.',
    action: 'Daftarkan anak Anda',
    picture: 'Kancil dan tiga anak melambaikan tangan dari sawah bertingkat di kaki pegunungan',
    price: {
      monthly: (price) => `${price} per bulan`,
      condition: (months, first) =>
        `bila ${months === 12 ? 'setahun' : `${months} bulan`} dibayar sekaligus. Pembayaran pertama ${first}, sudah dengan pendaftaran, paket belajar, dan buku; belum ongkir.`,
      more: 'Hitung untuk kota Anda',
    },
    clip: { label: 'Cuplikan pelajaran', film: 'Cuplikan video pelajaran' },
  },
  trial: {
    name: 'Kelas percobaan',
    title: 'Mari intip suasana kelasnya',
    lead: 'Tanpa memesan, tanpa membayar: inilah isinya, dan anak bisa langsung mencoba.',
    promises: {
      videos: {
        title: 'Video baru setiap Senin',
        text: 'Tiga Senin berturut-turut. Tersedia dua minggu, jadi harinya bebas.',
      },
      live: {
        title: 'Minggu ke-4: kelas langsung',
        text: 'Satu guru, paling banyak 12 anak, semua kebagian bicara.',
      },
      feedback: {
        title: 'Umpan balik dari guru',
        text: 'Untuk tugas yang dikirim anak, paling lama 7 hari kerja.',
      },
      report: {
        title: 'Tes dan rapor',
        text: 'Tertulis dan lisan, setiap tiga unit; di paket 4 dan 12 bulan.',
      },
      certificate: { title: 'Sertifikat untuk dipajang', text: 'Di akhir tahun; di paket 12 bulan.' },
    },
    level: 'Tingkat berapa?',
    find: 'Lihat dari tanggal lahirnya',
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
  stories: {
    title: 'Berita dari sekolah kami',
    all: 'Lihat semua berita',
  },
  kit: {
    name: 'Paket belajar',
    title: 'Sekotak bekal belajar untuk si kecil',
    lead: 'Diantar kurir sampai ke rumah, setelah pembayaran pertama.',
    picture: 'Kotak terbuka berisi buku kursus, buku latihan, kartu bergambar, pensil, dan tas hijau',
    parts: {
      book: 'Buku kursus bahasa Inggris',
      exercises: 'Buku latihan',
      cards: 'Kartu bergambar',
      pencils: 'Pensil yang sudah runcing',
      satchel: 'Tas Kancil',
    },
    more: 'Selengkapnya tentang paket belajar',
  },
  voices: {
    title: 'Kata para orang tua',
  },
  learners: {
    title: 'Lulusan dan murid kami',
    graduates: 'Lulusan',
    students: 'Murid',
    more: 'Lihat karya murid-murid kami',
  },
  closing: {
    action: 'Daftarkan anak Anda',
  },
};
