import { brand } from '../brand.ts';
import type { FaqTexts } from '../faq-texts.ts';
import type { BothIntakes } from '../intake-names.ts';

export const faq = ([first, second]: BothIntakes): FaqTexts => ({
  title: 'Tanya jawab',
  description:
    'Usia dan Grade, tanggal, video pekanan, kelas langsung, tes, harga, dan pembayaran: semua pertanyaan orang tua tentang kursus bahasa Inggris kami, dijawab dengan sederhana.',
  lead: 'Yang sering ditanyakan orang tua, dijawab dengan sederhana. Pertanyaan Anda belum ada? Tulislah kepada kami.',
  search: {
    label: 'Cari jawaban',
    hint: 'misalnya: usia, harga, kelas langsung',
    action: 'Cari',
    found: (count, words) => `${count} jawaban untuk “${words}”`,
    nothing: (words) => `Belum ada jawaban untuk “${words}”`,
    nothingText:
      'Coba kata yang lebih pendek, atau tanyakan kepada kami: dengan senang hati kami jawab dan kami tambahkan di sini.',
    all: 'Tampilkan semua pertanyaan',
  },
  jump: 'Topik',
  link: 'Tautan ke pertanyaan ini',
  ask: {
    title: 'Masih ada pertanyaan?',
    text: 'Kirim lewat WhatsApp atau email. Yang menjawab orang, bukan mesin.',
    whatsapp: 'Tanya lewat WhatsApp',
    email: 'Kirim email',
    message: (words) =>
      words === '' ? 'Halo! Saya ingin bertanya: ' : `Halo! Saya ingin bertanya: ${words}`,
  },
  groups: [
    {
      id: 'course',
      title: 'Kursusnya',
      questions: [
        {
          id: 'what-is-it',
          question: `Apa itu ${brand.name}?`,
          answer: [
            'Kursus bahasa Inggris yang diikuti anak dari rumah, lewat ponsel, tablet, atau komputer. Setiap pekan ada video pembelajaran, setiap bulan ada kelas langsung bersama guru dan teman-teman, dan sebuah paket berisi buku dan bahan belajar dikirim ke rumah.',
          ],
          also: 'online daring tentang zoom les bimbel',
        },
        {
          id: 'age',
          question: 'Kursus ini untuk usia berapa?',
          answer: [
            'Untuk anak usia 6–13 tahun. Satu tahun belajar diikuti dalam salah satu dari lima Grade, dari Grade 2 sampai Grade 6, supaya anak belajar bersama teman yang setara kemampuannya.',
          ],
          also: 'umur tahun tk sd smp',
        },
        {
          id: 'curriculum',
          question: 'Kurikulum apa yang dipakai?',
          answer: [
            'Kurikulum kami berstandar internasional. Di setiap Grade anak menyimak, berbicara, membaca, dan menulis, dan setiap unit melanjutkan unit sebelumnya.',
          ],
          also: 'cambridge level program materi',
        },
        {
          id: 'year',
          question: 'Berapa lama satu Grade?',
          answer: [
            'Satu tahun, terdiri atas 9 unit yang masing-masing 4 pekan: tiga pekan dengan video, dan pekan keempat kelas langsung. Di sela-sela unit ada pekan libur.',
          ],
          also: 'durasi minggu bulan lama belajar',
        },
        {
          id: 'study-kit',
          question: 'Apa isi paket belajar, dan kapan sampai?',
          answer: [
            'Buku kursus bahasa Inggris, buku latihan, kartu bergambar, pensil, dan tas Kancil. Paket kami serahkan kepada kurir setelah pembayaran pertama diterima; ongkos kirim ke alamat Anda sudah terlihat sebelum membayar.',
          ],
          also: 'kotak kiriman ongkir kurir jne pos tiki kit',
        },
        {
          id: 'teens',
          question: 'Apakah ada kelas untuk remaja dan dewasa?',
          answer: ['Ada juga kelas untuk remaja dan dewasa. Keterangannya ada di halaman tersendiri.'],
          also: 'remaja dewasa smp sma kuliah',
          link: { to: 'teensAdultClass', label: 'Kelas Remaja & Dewasa' },
        },
      ],
    },
    {
      id: 'grade',
      title: 'Grade yang cocok',
      questions: [
        {
          id: 'which-grade',
          question: 'Anak saya mulai di Grade berapa?',
          answer: [
            'Anak di bawah 8 tahun langsung mulai di Grade 2, tanpa tes. Anak usia 8 tahun ke atas mengikuti tes penempatan setelah pembayaran pertama, dan hasilnya menentukan Grade-nya.',
          ],
          also: 'level tingkat kelas penempatan pemula',
        },
        {
          id: 'placement-test',
          question: 'Seperti apa tes penempatan?',
          answer: [
            'Dua belas bagian pendek dengan soal yang makin lama makin sulit. Siapkan 15–20 menit yang tenang; setelah 20 menit tes berakhir sendiri dan yang sudah dijawab dinilai. Kalau koneksi terputus, anak melanjutkan dari tempat ia berhenti selama 20 menit itu belum habis.',
            'Biarkan anak menjawab sendiri. Grade yang terlalu tinggi bukan hadiah baginya.',
          ],
          also: 'ujian menit tes level',
        },
        {
          id: 'placement-test-missed',
          question: 'Bagaimana kalau tes penempatan tidak sempat diikuti?',
          answer: [
            'Waktunya tiga hari (3 x 24 jam) setelah pembayaran pertama. Anak yang sampai saat itu belum memulai tes ditempatkan di Grade 2.',
          ],
          also: 'terlambat lupa lewat batas waktu',
        },
        {
          id: 'next-grade',
          question: 'Bagaimana setelah satu tahun?',
          answer: [
            'Menjelang akhir tahun Anda memilih di halaman anak: naik ke Grade berikutnya atau mengulang Grade yang sama. Biaya pendaftaran berlaku seumur hidup, jadi tidak ditagih lagi.',
          ],
          also: 'lanjut naik tingkat mengulang',
        },
      ],
    },
    {
      id: 'dates',
      title: 'Tanggal',
      questions: [
        {
          id: 'intakes',
          question: 'Kapan anak saya bisa mulai?',
          answer: [
            `Dua kali setahun. Daftar bulan ${first.register} untuk kelas mulai pekan kedua ${first.start}, atau bulan ${second.register} untuk kelas mulai pekan kedua ${second.start}.`,
          ],
          also: 'pendaftaran dibuka jadwal minggu',
        },
        {
          id: 'outside-registration',
          question: 'Pendaftaran sedang ditutup. Apa yang bisa saya lakukan?',
          answer: [
            'Buatlah akun dan tambahkan anak Anda hari ini juga. Begitu pendaftaran berikutnya dibuka, tinggal memilih kelas dan membayar.',
          ],
          also: 'terlambat tengah tahun menyusul tutup',
          link: { to: 'signUp', label: 'Buat akun' },
        },
      ],
    },
    {
      id: 'lessons',
      title: 'Video dan kelas langsung',
      questions: [
        {
          id: 'videos',
          question: 'Kapan video tersedia, dan berapa lama?',
          answer: [
            'Setiap Senin ada video baru. Video tersedia selama 2 pekan lalu dihapus, jadi pilihlah hari belajar dalam waktu itu. Selama masih ada, video boleh ditonton berulang kali.',
          ],
          also: 'senin nonton ulang dihapus rekaman minggu',
        },
        {
          id: 'live-class',
          question: 'Bagaimana kelas langsungnya?',
          answer: [
            'Sekali dalam 4 pekan, berupa kelas video bersama guru. Pesertanya paling banyak 12 anak, supaya semua kebagian bicara. Tautan masuknya ada di halaman anak.',
          ],
          also: 'zoom meeting tatap muka peserta berapa anak kelompok live',
        },
        {
          id: 'native-teacher',
          question: 'Apakah ada kelas dengan penutur asli?',
          answer: ['Ada, sebagai bonus di Grade 5 dan 6: satu sesi langsung bersama guru penutur asli.'],
          also: 'native speaker bule guru asing',
        },
        {
          id: 'feedback',
          question: 'Kapan kami mendapat umpan balik?',
          answer: ['Paling lama 7 hari kerja setelah anak mengumpulkan tugasnya.'],
          also: 'koreksi nilai pr tugas feedback',
        },
        {
          id: 'device',
          question: 'Apa yang perlu disiapkan di rumah?',
          answer: [
            'Ponsel, tablet, atau komputer dengan peramban biasa dan internet, serta kamera dan mikrofon untuk kelas langsung. Untuk menonton video tidak perlu memasang apa pun.',
          ],
          also: 'hp laptop aplikasi kuota sinyal',
        },
      ],
    },
    {
      id: 'tests',
      title: 'Tes dan sertifikat',
      questions: [
        {
          id: 'tests-in-the-year',
          question: 'Tes apa saja selama setahun?',
          answer: [
            'Setiap 3 unit, artinya setiap 12 pekan, ada tes tertulis dan tes lisan satu lawan satu dengan guru. Sesudahnya Bapak/Ibu menerima laporan kemajuan.',
          ],
          also: 'ujian rapor laporan hasil nilai',
        },
        {
          id: 'certificate',
          question: 'Apakah ada sertifikat?',
          answer: [
            'Ada, di akhir tahun, berupa eCertificate. Sertifikat termasuk paket 12 bulan, begitu pula ketiga tes dan ketiga laporannya.',
          ],
          also: 'ijazah piagam',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Paket dan pembayaran',
      questions: [
        {
          id: 'packages',
          question: 'Paket apa saja yang tersedia?',
          answer: [
            'Anda membayar untuk 2, 4, atau 12 bulan sekaligus, jadi 6, 3, atau 1 kali setahun. Paket 2 bulan berisi video dan kelas langsung. Paket 4 bulan menambah satu tes tertulis dan lisan serta satu laporan tertulis. Paket 12 bulan berisi 3 tes, 3 laporan, dan eCertificate, serta lebih hemat sampai sekitar Rp 1 juta.',
            'Jangka pembayaran tetap sama sepanjang tahun.',
          ],
          also: 'harga biaya bayar spp cicilan diskon potongan bulanan berapa',
          link: { to: 'ourCourses', label: 'Lihat harganya' },
        },
        {
          id: 'first-payment',
          question: 'Pembayaran pertama mencakup apa saja?',
          answer: [
            'Biaya pendaftaran (sekali seumur hidup), paket belajar, buku kursus, jangka pertama dari paket Anda, dan ongkos kirim. Semua rinciannya terlihat sebelum Anda membayar.',
          ],
          also: 'harga biaya total tagihan uang pangkal',
        },
        {
          id: 'methods',
          question: 'Bagaimana cara membayar?',
          answer: [
            'Dengan QRIS, Mandiri Virtual Account, atau kartu kredit (Mastercard, Visa, JCB). Kartu kredit dikenai biaya admin 3 persen; cara lain tanpa biaya tambahan.',
          ],
          also: 'gopay ovo dana transfer bank va kartu biaya',
        },
        {
          id: 'unpaid',
          question: 'Bagaimana kalau tagihan belum dibayar?',
          answer: [
            'Kelas menjadi tidak aktif: tidak ada video dan kelas langsung sampai tagihan dibayar. Di halaman anak terlihat tagihan mana yang membukanya kembali.',
          ],
          also: 'terlambat nonaktif tidak bisa menonton tunggakan menunggak',
        },
      ],
    },
    {
      id: 'account',
      title: 'Akun dan bahasa',
      questions: [
        {
          id: 'several-children',
          question: 'Bolehkah mendaftarkan beberapa anak?',
          answer: [
            'Boleh. Satu akun cukup untuk sekeluarga: tambahkan setiap anak di dalamnya, dan masing-masing punya kelas, tagihan, dan kemajuannya sendiri.',
          ],
          also: 'kakak adik kembar saudara',
        },
        {
          id: 'siblings-test',
          question: 'Bolehkah kakak dan adik mengikuti tes penempatan bersamaan?',
          answer: ['Bergantian, ya. Setelah yang satu selesai, yang lain dapat mulai 5 menit kemudian.'],
          also: 'saudara tunggu menit kembar',
        },
        {
          id: 'language',
          question: 'Apakah semuanya tersedia dalam bahasa Indonesia?',
          answer: [
            'Ya. Bahasa dapat diganti antara English dan Bahasa Indonesia lewat bendera di bagian atas. Setelah Anda masuk, pilihan itu tersimpan di akun, dan email kami mengikutinya.',
          ],
          also: 'inggris terjemahan bendera pengaturan',
        },
        {
          id: 'activation-mail',
          question: 'Email berisi tautan aktivasi belum datang. Bagaimana?',
          answer: [
            'Periksa folder spam lebih dulu. Kalau tidak ada, masuklah dengan email dan password Anda: halaman itu menawarkan untuk mengirim ulang.',
          ],
          also: 'verifikasi surel spam aktifkan akun',
        },
        {
          id: 'password',
          question: 'Saya lupa password.',
          answer: ['Mintalah yang baru dengan email Anda; tautan yang kami kirim berlaku satu jam.'],
          also: 'kata sandi login masuk reset',
          link: { to: 'forgotPassword', label: 'Buat password baru' },
        },
      ],
    },
  ],
});
