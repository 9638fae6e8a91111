import { formatRupiah } from '../../domain/values/money.ts';
import type { PaymentType } from '../../domain/billing/payment-methods.ts';
import { brand } from '../brand-in-texts.ts';
import type { PackageFacts, Questions } from '../questions.ts';

const list = (items: readonly string[], joined = 'dan') => {
  const comma = items.length > 2 ? ',' : '';
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')}${comma} ${joined} ${items.at(-1)}`;
};

const price = ({ months, bills, price: amount }: PackageFacts) =>
  bills === 1
    ? `${formatRupiah(amount)} sekaligus untuk ${months} bulan`
    : `${formatRupiah(amount)} setiap ${months} bulan (${bills} kali setahun)`;

const extras = ({ months, bills, tests, reports, certificate }: PackageFacts) => {
  const held = [
    ...(tests > 0 ? [`${tests} tes tertulis dan lisan`] : []),
    ...(reports > 0 ? [`${reports} rapor`] : []),
    ...(certificate ? ['eSertifikat'] : []),
  ];
  if (bills > 1 && tests === 1)
    return `Paket ${months} bulan menambah tes tertulis dan lisan serta rapor: satu untuk setiap pembayaran ${months} bulan.`;
  return held.length === 0
    ? `Paket ${months} bulan berisi video, kelas langsung, dan umpan balik, tanpa tes.`
    : `Paket ${months} bulan menambah ${list(held, 'serta')}.`;
};

const methods: Readonly<Record<PaymentType, (name: string, cardFee: string | null) => string>> = {
  gopay: (name) =>
    `${name}: satu kode untuk semua aplikasi bank dan dompet digital. Tidak ada biaya tambahan.`,
  echannel: (name) =>
    `${name}: kode perusahaan dan nomor pembayaran untuk aplikasi Mandiri, ATM, atau internet banking, dari rekening Mandiri mana pun. Tidak ada biaya tambahan.`,
  credit_card: (name, fee) =>
    `${name}: Anda mengisi nomor kartu, lalu bank meminta kode. ${fee === null ? 'Tidak ada biaya tambahan.' : `Ada biaya admin ${fee} persen.`}`,
};

export const familyQuestions: Questions = (facts) => [
  {
    id: 'tests',
    title: 'Tes dan sertifikat',
    questions: [
      {
        id: 'tests-in-the-year',
        question: 'Tes apa saja selama setahun?',
        answer: [
          `Tergantung paketnya. Setiap ${facts.unitsBetweenTests} unit, artinya setiap ${facts.unitsBetweenTests * facts.weeksInUnit} minggu, bisa ada tes tertulis dan tes lisan berdua saja dengan guru; sesudahnya Anda menerima rapor. ${facts.packages.map(extras).join(' ')}`,
        ],
        keywords: 'tes ujian rapor laporan hasil nilai lisan tertulis',
        link: { to: 'ourCourses', label: 'Bandingkan paketnya' },
      },
      {
        id: 'certificate',
        question: 'Apakah ada sertifikat?',
        answer: [
          `Ada, eSertifikat, setelah tahunnya selesai dan rapor terakhir terbit. Sertifikat ini termasuk dalam paket ${list(
            facts.packages.filter(({ certificate }) => certificate).map(({ months }) => `${months} bulan`),
          )}.`,
          'Sertifikatnya Anda unduh dari halaman anak, lalu Anda cetak. Kalau mau, siapa pun yang punya kodenya bisa memeriksa keasliannya: halamannya memuat nama depan, tingkat, dan tahun belajar. Selama tidak Anda aktifkan, halaman itu tidak aktif.',
        ],
        keywords: 'sertifikat ijazah piagam esertifikat asli cek kode cetak',
      },
    ],
  },
  {
    id: 'payment',
    title: 'Biaya dan pembayaran',
    questions: [
      {
        id: 'price',
        question: 'Berapa biaya kursusnya?',
        answer: [
          `Anda memilih seberapa sering membayar: ${list(facts.packages.map(price), 'atau')}. Tidak ada tagihan setiap bulan; yang tersingkat setiap ${facts.packages[0]?.months} bulan.`,
          `Pada pembayaran pertama ada juga pendaftaran (${formatRupiah(facts.once.registration)}, sekali seumur hidup), paket belajar (${formatRupiah(facts.once.kit)}), dan buku kursus (${formatRupiah(facts.once.book)}), seluruhnya ${formatRupiah(facts.once.total)}, ditambah ongkos kirim.`,
        ],
        keywords:
          'biaya harga tarif uang mahal murah bayar pembayaran bulan bulanan spp tagihan rupiah berapa',
        link: { to: 'priceFinder', label: 'Hitung biaya saya' },
      },
      {
        id: 'packages',
        question: 'Paket apa saja yang tersedia?',
        answer: [
          `Anda membayar ${list(facts.packages.map(price), 'atau')}.`,
          facts.packages.map(extras).join(' '),
          ...facts.packages
            .filter(({ saving }) => saving > 0)
            .map(
              ({ months, saving }) =>
                `Dengan paket ${months} bulan Anda hemat ${formatRupiah(saving)} setahun.`,
            ),
          'Periode pembayaran yang dipilih berlaku sepanjang tahun.',
        ],
        keywords: 'paket harga biaya cicilan diskon potongan hemat banding',
        link: { to: 'ourCourses', label: 'Bandingkan paketnya' },
      },
      {
        id: 'first-payment',
        question: 'Pembayaran pertama mencakup apa saja?',
        answer: [
          `Pendaftaran (${formatRupiah(facts.once.registration)}, sekali seumur hidup), paket belajar (${formatRupiah(facts.once.kit)}), buku kursus (${formatRupiah(facts.once.book)}), masa pertama dari paket Anda, dan ongkos kirim. Semua rinciannya terlihat sebelum Anda membayar.`,
        ],
        keywords: 'pembayaran pertama harga biaya total tagihan uang pangkal pendaftaran',
        link: { to: 'priceFinder', label: 'Hitung biaya saya' },
      },
      {
        id: 'methods',
        question: 'Bagaimana cara bayarnya?',
        answer: [
          ...facts.methods.taken.map(({ type, name }) => methods[type](name, facts.cardFee)),
          ...(facts.methods.others.length === 0
            ? []
            : [`Saat ini ${list(facts.methods.others)} belum dapat dipakai.`]),
        ],
        keywords:
          'bayar membayar pembayaran cara metode qris gopay ovo dana transfer bank va kartu kredit visa',
      },
      {
        id: 'unpaid',
        question: 'Bagaimana kalau tagihan belum dibayar?',
        answer: [
          'Kelas menjadi tidak aktif: tidak ada video dan kelas langsung sampai tagihan dibayar. Di halaman anak terlihat tagihan mana yang membukanya kembali.',
        ],
        keywords: 'tagihan bayar dibayar terlambat nonaktif tunggakan menunggak',
      },
      {
        id: 'refund',
        question: 'Bisakah pembayaran dikembalikan?',
        answer: [
          'Bila Anda membayar dua kali, atau membayar sesuatu yang sudah lunas, ada pesan di kotak masuk Anda dan pembayaran itu kami kembalikan. Untuk hal lain silakan hubungi kami, sebaiknya sebelum membayar: kami jelaskan apa yang mungkin.',
        ],
        keywords: 'uang kembali refund pengembalian dikembalikan batal berhenti dua kali ganda',
        link: { to: 'whatsapp', label: 'Tanya lewat WhatsApp' },
      },
    ],
  },
  {
    id: 'account',
    title: 'Akun, bahasa, dan data',
    questions: [
      {
        id: 'several-children',
        question: 'Bolehkah mendaftarkan beberapa anak?',
        answer: [
          'Boleh. Satu akun cukup untuk sekeluarga: tambahkan setiap anak di dalamnya, dan masing-masing punya kelas, tagihan, dan kemajuannya sendiri.',
        ],
        keywords: 'kakak adik kembar saudara beberapa dua anak',
      },
      {
        id: 'siblings-test',
        question: 'Bolehkah kakak dan adik mengikuti tes penempatan bersamaan?',
        answer: [
          `Mohon bergantian, dengan jeda paling sedikit ${facts.siblingMinutes} menit. Tesnya sendiri memberi tahu kapan anak berikutnya boleh mulai.`,
        ],
        keywords: 'kakak adik saudara tunggu menit kembar tes penempatan',
      },
      {
        id: 'language',
        question: 'Apakah semuanya tersedia dalam bahasa Indonesia?',
        answer: [
          'Ya. Bahasa dapat diganti antara English dan Bahasa Indonesia lewat bendera di bagian atas. Setelah Anda masuk, pilihan itu tersimpan di akun, dan email kami mengikutinya.',
        ],
        keywords: 'bahasa indonesia inggris terjemahan bendera pengaturan',
      },
      {
        id: 'activation-mail',
        question: 'Email berisi tautan aktivasi belum datang. Bagaimana?',
        answer: [
          `Periksa folder spam lebih dulu. Kalau tidak ada, masuklah dengan email dan password Anda: halaman itu menawarkan untuk mengirim ulang. Tautannya berlaku ${facts.activationHours} jam.`,
        ],
        keywords: 'email verifikasi surel spam aktivasi aktifkan akun tautan',
      },
      {
        id: 'password',
        question: 'Saya lupa password.',
        answer: [
          `Mintalah yang baru dengan email Anda; tautan yang kami kirim berlaku ${facts.resetHours} jam.`,
        ],
        keywords: 'password kata sandi login lupa masuk reset',
        link: { to: 'forgotPassword', label: 'Buat password baru' },
      },
      {
        id: 'data',
        question: 'Data apa yang disimpan tentang anak saya, dan siapa yang melihatnya?',
        answer: [
          'Nama, jenis kelamin, tanggal lahir, foto bila Anda menambahkannya, pelajaran yang ditonton, kiriman, jawaban dan hasil semua tes, foto lembar tes, rapor, sertifikat, tingkat, pembayaran, dan izin Anda; tentang Anda: nama, jenis kelamin, tanggal lahir, alamat, nomor telepon, dan email. Nomor kartu tidak pernah disimpan.',
          'Yang melihatnya Anda sendiri di akun Anda dan staf kami. Keluarga lain tidak bisa. Nama dan alamat diberikan kepada kurir untuk paketnya, dan layanan pembayaran menerima yang diperlukan untuk pembayaran.',
          `Data Anda dan anak dapat Anda perbaiki sendiri. Untuk menghapusnya, tutup akun di bagian “Data & akun”; pembayaran dan kuitansi tetap disimpan tanpa nama Anda, karena diwajibkan hukum. Akun yang emailnya tidak pernah dikonfirmasi terhapus sendiri setelah ${facts.unusedDays} hari bila belum ada anak di dalamnya.`,
        ],
        keywords: 'data privasi aman keamanan foto hapus menghapus pribadi disimpan akun tutup',
        link: { to: 'whatsapp', label: 'Hubungi kami' },
      },
      {
        id: 'reach-us',
        question: 'Bagaimana cara menghubungi sekolah?',
        answer: [
          `Lewat WhatsApp di ${brand.whatsapp} atau email ke ${brand.email}. Alamat kami ${brand.address.id}.`,
        ],
        keywords: 'kontak hubungi menghubungi whatsapp wa telepon nomor email alamat lokasi bantuan chat',
        link: { to: 'whatsapp', label: 'Kirim pesan WhatsApp' },
      },
    ],
  },
];
