import { brand } from '../brand-in-texts.ts';
import type * as en from '../en/story.ts';
import type { Translated } from '../language.ts';
import type { SchoolRules } from '../questions.ts';
import { schoolStory } from '../school-story.ts';

export const story: Translated<typeof en.story> = {
  title: 'Tentang kami: kisah Kancil',
  description:
    'Kisah Kancil menghitung buaya, diceritakan kembali untuk keluarga, dan mengapa kursus bahasa Inggris anak kami memakai namanya.',
  lead: 'Semua anak Indonesia kenal si Kancil: tidak pernah paling kuat, tapi selalu punya akal. Beginilah kami menceritakannya, dan inilah alasan sekolah kami memakai namanya.',
  picture: 'Kancil berdiri di tepi sungai lebar yang dihuni buaya; di tepi seberang tumbuh pohon mangga',
  parts: {
    mangoes: {
      title: 'Mangga di seberang sungai',
      paragraphs: [
        'Kancil lapar. Di seberang sungai ada pohon mangga, dan buahnya begitu ranum sampai harumnya tercium dari tempat ia berdiri. Tapi sungainya lebar, dan di situ tinggal para buaya.',
        'Taringnya tak seberapa, cakar pun ia tak punya. Maka Kancil duduk di rumput dan berpikir.',
      ],
    },
    question: {
      title: 'Pertanyaan yang sopan',
      paragraphs: [
        '“Selamat pagi!” seru Kancil, walau lututnya sedikit gemetar. “Raja hutan mengadakan pesta, dan setiap buaya akan kebagian. Aku hanya perlu bertanya satu hal: kalian ada berapa?”',
        'Buaya yang paling tua membuka sebelah matanya. “Berapa? Kami belum pernah menghitung.” “Kalau begitu, berbarislah,” kata Kancil, “dari tepi sini sampai tepi sana, dan jangan bergerak. Aku yang akan menghitung.”',
      ],
    },
    counting: {
      title: 'Satu, dua, tiga …',
      paragraphs: [
        'Para buaya pun berbaris, berdampingan, sampai ke seberang. Kancil menarik napas panjang, lalu melompat ke punggung yang pertama.',
      ],
    },
    over: {
      title: 'Sepuluh, dan sampai',
      paragraphs: [
        'Setelah hitungan kesepuluh ia sudah berdiri di rumput seberang, di bawah pohon mangga. “Sepuluh buaya!” serunya. “Terima kasih, semuanya. Pestanya di sini, dan aku mulai duluan.”',
        'Buaya yang paling tua memejamkan matanya lagi. “Lain kali,” katanya kepada yang lain, “kita belajar berhitung sendiri.”',
      ],
    },
  },
  counting: 'Ayo berhitung dalam bahasa Inggris, satu lompatan satu angka',
  hopping: 'Kancil melompat di atas punggung sepuluh buaya, sudah setengah jalan ke seberang sungai',
  feast:
    'Kancil di bawah pohon mangga di tepi seberang, beberapa mangga di kakinya; di belakangnya sungai lebar dan para buaya',
  tip: {
    title: 'Cara menceritakannya malam ini',
    text: 'Ceritakan dalam bahasa sehari-hari di rumah, dan biarkan anak yang berhitung dalam bahasa Inggris: satu lompatan, satu angka. Besok malam, gantian anak yang cerita.',
  },
  why: {
    title: 'Mengapa sekolah kami memakai namanya',
    lead: 'Kancil kecil, tapi sampai juga di seberang. Itu juga harapan kami untuk setiap anak yang mengucapkan kalimat pertamanya dalam bahasa baru.',
    reasons: [
      {
        title: 'Ia berani bicara',
        text: 'Lututnya gemetar, tapi ia tetap menyapa “selamat pagi”. Buat kami, kalimat yang masih salah lebih berharga daripada diam.',
      },
      {
        title: 'Ia bertanya',
        text: 'Satu pertanyaan yang baik membuka jalan baginya. Anak yang bertanya belajar dua kali: jawabannya, dan cara bertanya.',
      },
      {
        title: 'Ia melompat satu demi satu',
        text: 'Tidak ada yang bisa melompati sungai sekaligus. Beberapa video, lalu kelas langsung, lalu unit berikutnya: begitulah caranya sampai ke seberang.',
      },
    ],
  },
  history: {
    title: 'Lalu, siapa kami?',
    text: schoolStory.id.inShort,
    action: 'Baca sejarah kami',
  },
  closing: {
    title: 'Siap untuk lompatan pertama?',
    text: 'Tambahkan anak Anda sekarang, pilih kelasnya kapan saja. Sebelum itu belum perlu bayar apa-apa.',
    action: 'Daftarkan anak Anda',
    more: 'Lihat kursus kami',
  },
};

export const history = ({
  ages,
  feedbackDays,
  maxInLiveClass: mostInLiveClass,
}: SchoolRules): Translated<ReturnType<typeof en.history>> => ({
  title: 'Sejarah kami',
  description: `Bagaimana ${brand.name} bermula di ${brand.place}, seperti apa kursus bahasa Inggris kami untuk anak usia ${ages.from} sampai ${ages.to} tahun kini, dan janji kami.`,
  picture: 'Rumah kecil di kaki gunung berapi; Kancil melambaikan tangan dari halamannya',
  promises: {
    title: 'Janji kami',
    items: [
      `Setiap tugas yang dikirim anak dijawab guru paling lama dalam ${feedbackDays} hari kerja.`,
      `Di kelas langsung paling banyak ada ${mostInLiveClass} anak.`,
      'Tes singkat mencari tingkat yang cocok, supaya tidak ada yang bosan dan tidak ada yang tertinggal.',
      'Siapa pun yang menghubungi kami dijawab orang yang kenal betul kursusnya.',
    ],
  },
  teacher: (name) => `Kenalan dengan ${name}`,
  visit: {
    title: 'Mampirlah',
    text: `Rumah Anda dekat ${brand.place}? Mampir saja. Kalau jauh, hubungi kami lewat WhatsApp atau email.`,
    action: 'Kirim pesan WhatsApp',
  },
  back: 'Baca Kisah Kancil',
});
