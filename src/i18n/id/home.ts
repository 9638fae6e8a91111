import type { game as englishGame, home as english } from '../en/home.ts';
import type { Translated } from '../language.ts';
import type { SchoolRules } from '../questions.ts';
import { spelled, spelledFirst } from '../spelled.ts';

/** What the home page promises, on the picture of a shared link, too. */
export const headline = 'Bahasa Inggris yang selalu dinanti anak';

/** The school in a line. */
export const schoolLine = ({ ages }: Pick<SchoolRules, 'ages'>) =>
  `Kursus bahasa Inggris untuk anak ${ages.from}–${ages.to} tahun`;

/** A little trial of three questions; the course has some adventures in every unit. */
export const game: Translated<typeof englishGame> = {
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
  doneText: (adventures) =>
    `Tiga pertanyaan berbahasa Inggris, dengan sedikit bantuan bahasa Indonesia, dan anak Anda bisa. Di kursus ada ${spelled(adventures, 'id')} petualangan baru di setiap unit.`,
  plainInvite: 'Anak Anda suka?',
  invite: 'Daftarkan anak Anda',
  again: 'Main lagi',
};

export const home = ({
  ages,
  weeksInUnit,
  unitsBetweenTests,
  videoWeeks,
  maxInLiveClass,
  feedbackDays,
}: SchoolRules): Translated<ReturnType<typeof english>> => ({
  title: schoolLine({ ages }),
  description: `Kursus bahasa Inggris online untuk anak usia ${ages.from} sampai ${ages.to} tahun: ${spelled(weeksInUnit - 1, 'id')} video dan satu kelas langsung setiap ${spelled(weeksInUnit, 'id')} minggu, dan paket belajar dikirim ke rumah.`,
  scene: {
    title: headline,
    lead: `Kursus online untuk anak ${ages.from}–\u2060${ages.to}\u00a0tahun: ${spelled(weeksInUnit - 1, 'id')} minggu belajar lewat video, minggu ke${spelled(weeksInUnit, 'id')} kelas langsung bersama guru.`,
    action: 'Daftarkan anak Anda',
    picture: 'Kancil dan tiga anak melambaikan tangan dari sawah bertingkat di kaki pegunungan',
    starts: (date) => `Kelas mulai ${date}.`,
    price: {
      monthly: (price) => `${price} per bulan`,
      condition: (months, first) =>
        `bila ${months === 12 ? 'setahun' : `${months} bulan`} dibayar sekaligus. Pembayaran pertama ${first} sudah termasuk paket belajar, buku, dan pendaftaran; belum ongkir.`,
      start: (first, later, months) => `Atau mulai ${first}, lalu ${later} tiap ${months} bulan.`,
      more: 'Hitung untuk kota Anda',
    },
    clip: { label: 'Cuplikan pelajaran', film: 'Cuplikan video pelajaran' },
  },
  trial: {
    name: 'Kelas percobaan',
    title: 'Mari intip suasana kelasnya',
    lead: 'Gratis, tanpa daftar: lihat isinya, dan anak bisa langsung mencoba.',
    promises: {
      videos: {
        title: 'Video baru setiap Senin',
        text: `${spelledFirst(weeksInUnit - 1, 'id')} Senin berturut-turut. Tersedia ${spelled(videoWeeks, 'id')} minggu, jadi harinya bebas.`,
      },
      live: {
        title: `Minggu ke-${weeksInUnit}: kelas langsung`,
        text: `Satu guru, paling banyak ${maxInLiveClass} anak, semua kebagian bicara.`,
      },
      feedback: {
        title: 'Komentar guru',
        text: `Untuk tugas yang dikirim anak, paling lama ${feedbackDays} hari kerja.`,
      },
      report: {
        title: 'Tes dan rapor',
        text: `Tertulis dan lisan, setiap ${spelled(unitsBetweenTests, 'id')} unit; di paket 4 dan 12 bulan.`,
      },
      certificate: { title: 'Sertifikat untuk dipajang', text: 'Di akhir tahun; di paket 12 bulan.' },
    },
    level: 'Tingkat berapa?',
    find: 'Lihat dari tanggal lahirnya',
  },
  game: { ...game, doneText: game.doneText(weeksInUnit - 1) },
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
});
