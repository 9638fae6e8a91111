import type * as en from '../en/story.ts';
import type { Translated } from '../language.ts';

export const story: Translated<typeof en.story> = {
  title: 'Kisah Kancil',
  description:
    'Kisah Kancil menghitung buaya, diceritakan kembali untuk keluarga, dan mengapa kursus bahasa Inggris anak kami memakai namanya.',
  lead: 'Semua anak Indonesia kenal si Kancil: tidak pernah paling kuat, tetapi selalu punya akal. Beginilah kami menceritakannya di rumah, di Garut.',
  picture: 'Kancil berdiri di tepi sungai; di seberang, di balik para buaya, tumbuh pohon mangga',
  parts: [
    {
      title: 'Mangga di seberang sungai',
      paragraphs: [
        'Kancil lapar. Di seberang sungai ada pohon mangga, dan buahnya begitu ranum sampai harumnya tercium dari tempat ia berdiri. Tetapi sungainya lebar, dan di sungai itu tinggal para buaya.',
        'Taringnya tak seberapa, cakar pun ia tak punya. Maka Kancil duduk di rumput dan berpikir.',
      ],
    },
    {
      title: 'Pertanyaan yang sopan',
      paragraphs: [
        '“Selamat pagi!” seru Kancil, walau lututnya sedikit gemetar. “Raja hutan mengadakan pesta, dan setiap buaya akan kebagian. Aku hanya perlu bertanya satu hal: kalian ada berapa?”',
        'Buaya yang paling tua membuka sebelah matanya. “Berapa? Kami belum pernah menghitung.” “Kalau begitu, berbarislah,” kata Kancil, “dari tepi sini sampai tepi sana, dan jangan bergerak. Aku yang akan menghitung.”',
      ],
    },
    {
      title: 'Satu, dua, tiga …',
      paragraphs: [
        'Para buaya pun berbaris, berdampingan, sampai ke seberang. Kancil menarik napas panjang, lalu melompat ke punggung yang pertama.',
      ],
    },
    {
      title: 'Sepuluh, dan sampai',
      paragraphs: [
        'Pada hitungan kesepuluh ia sudah berdiri di rumput seberang, di bawah pohon mangga. “Sepuluh buaya!” serunya. “Terima kasih, semuanya. Pestanya di sini, dan aku mulai duluan.”',
        'Buaya yang paling tua memejamkan matanya lagi. “Lain kali,” katanya kepada yang lain, “kita belajar berhitung sendiri.”',
      ],
    },
  ],
  counting: 'Ayo berhitung dalam bahasa Inggris, satu lompatan satu angka',
  hopping: 'Kancil melompat menyeberangi sungai di atas punggung para buaya',
  feast: 'Kancil di bawah pohon mangga dengan sebuah mangga, dan seekor buaya yang tersenyum di sampingnya',
  tip: {
    title: 'Cara menceritakannya malam ini',
    text: 'Ceritakan dalam bahasa sehari-hari di rumah, dan biarkan anak yang berhitung dalam bahasa Inggris: satu lompatan, satu angka. Pada malam kedua biasanya ia sudah bisa sendiri.',
  },
  why: {
    title: 'Mengapa sekolah kami memakai namanya',
    lead: 'Kancil kecil, tetapi sampai juga di seberang. Itulah yang kami harapkan bagi anak yang mengucapkan kalimat pertamanya dalam bahasa baru.',
    reasons: [
      {
        title: 'Ia berani bicara',
        text: 'Lututnya gemetar, tetapi ia tetap menyapa “selamat pagi”. Di kelas kami, kalimat yang masih salah lebih berharga daripada diam.',
      },
      {
        title: 'Ia bertanya',
        text: 'Satu pertanyaan yang baik membuka jalan baginya. Anak yang bertanya belajar dua kali: jawabannya, dan cara bertanya.',
      },
      {
        title: 'Ia melompat satu demi satu',
        text: 'Tidak ada yang melompati sungai sekaligus. Satu video sepekan, satu kelas langsung sebulan, sembilan unit setahun: begitulah caranya sampai ke seberang.',
      },
    ],
  },
  history: {
    title: 'Lalu, siapa kami?',
    text: 'Sekolah kecil dari Garut yang bermula di sebuah ruang tamu.',
    action: 'Baca sejarah kami',
  },
  closing: {
    title: 'Siap untuk lompatan pertama?',
    text: 'Daftarkan anak Anda; langkah pertamanya cukup tiga menit.',
    action: 'Daftarkan anak Anda',
    more: 'Lihat kursus kami',
  },
};

export const history: Translated<typeof en.history> = {
  title: 'Sejarah kami',
  description:
    'Bagaimana Kancil English tumbuh dari sebuah ruang tamu di Garut menjadi kursus bahasa Inggris bagi anak usia 6–13 tahun di rumah masing-masing.',
  lead: 'Kami memang memilih tetap kecil. Kami dari Garut, tempat gunung mulai tepat di belakang rumah terakhir, dan setiap pesan masih kami jawab sendiri.',
  picture: 'Rumah kecil di kaki gunung berapi; Kancil melambaikan tangan dari halamannya',
  chapters: [
    {
      when: 'Awalnya',
      title: 'Ruang tamu di Jalan Ciledug',
      text: 'Tahun 2021 sekolah-sekolah ditutup, dan anak-anak di jalan kami tinggal di rumah. Kami bentangkan seprai di ruang tamu, merekam pelajaran bahasa Inggris yang pertama di depannya, lalu mengirimkannya kepada keluarga yang kami kenal. Keesokan harinya mereka bertanya kapan ada yang kedua.',
    },
    {
      when: 'Lalu',
      title: 'Pekan menemukan iramanya',
      text: 'Orang tua ingin hari yang pasti. Maka video baru hadir setiap Senin, pekan demi pekan, dan setiap pekan keempat kami bertemu langsung untuk mengucapkan apa yang sudah dipelajari.',
    },
    {
      when: 'Lalu',
      title: 'Satu paket untuk setiap anak',
      text: 'Menonton saja belum belajar: tangan juga ingin ikut. Kami kemas buku kursus, buku latihan, kartu bergambar, dan pensil dalam satu kotak. Kotak-kotak pertama diantar dengan sepeda; kini kurir membawanya sampai ke rumah Anda.',
    },
    {
      when: 'Lalu',
      title: 'Dua belas, tidak lebih',
      text: 'Ketika murid bertambah, cara termudah adalah memperbesar kelas. Kami tetap paling banyak dua belas anak, supaya tidak ada yang pulang tanpa sempat bicara.',
    },
    {
      when: 'Kini',
      title: 'Lima Grade, dua kali mulai setahun',
      text: 'Anak-anak belajar bersama kami dari Grade 2 sampai Grade 6. Tahun belajar dimulai pada Agustus atau Januari, dengan sembilan unit, tiga kali tes, dan sertifikat di akhirnya. Seprai itu masih terbentang di ruang tamu.',
    },
  ],
  promises: {
    title: 'Yang tidak berubah',
    items: [
      'Tugas yang dikumpulkan anak dijawab paling lama dalam 7 hari kerja.',
      'Kelas langsung diikuti paling banyak 12 anak.',
      'Tes singkat mencari Grade yang cocok, supaya tidak ada yang bosan dan tidak ada yang tertinggal.',
      'Siapa pun yang menghubungi kami dijawab oleh orang yang mengenal kursusnya.',
    ],
  },
  visit: {
    title: 'Mampirlah',
    text: 'Kalau Bapak/Ibu tinggal dekat Garut, silakan mampir. Yang jauh dapat menghubungi kami lewat telepon.',
    action: 'Kirim pesan WhatsApp',
  },
  back: 'Baca kisah Kancil',
};
