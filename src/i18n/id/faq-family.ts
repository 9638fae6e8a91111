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
    `${name}: kode perusahaan dan nomor pembayaran untuk aplikasi Mandiri, ATM, atau internet banking, dari rekening Mandiri mana saja. Tidak ada biaya tambahan.`,
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
        question: 'Ada tes apa saja dalam setahun?',
        answer: [
          `Tergantung paketnya. Setiap ${facts.unitsBetweenTests} unit, artinya setiap ${facts.unitsBetweenTests * facts.weeksInUnit} minggu, bisa ada tes tertulis dan tes lisan berdua dengan guru; sesudahnya ada rapor. ${facts.packages.map(extras).join(' ')}`,
        ],
        keywords: 'tes ujian rapor laporan hasil nilai lisan tertulis',
        link: { to: 'packages', label: 'Bandingkan paketnya' },
      },
      {
        id: 'certificate',
        question: 'Ada sertifikatnya?',
        answer: [
          `Ada, eSertifikat, setelah tahunnya selesai dan rapor terakhir terbit. Sertifikat ini ada di paket ${list(
            facts.packages.filter(({ certificate }) => certificate).map(({ months }) => `${months} bulan`),
          )}.`,
          'Unduh dari halaman anak, lalu cetak. Kalau mau, siapa pun yang punya kodenya bisa mengecek keasliannya: halamannya memuat nama depan, tingkat, dan tahun belajar. Halaman itu baru aktif kalau Anda aktifkan.',
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
          `Anda yang memilih seberapa sering membayar: ${list(facts.packages.map(price), 'atau')}. Tidak ada tagihan setiap bulan; yang tersingkat setiap ${facts.packages[0]?.months} bulan.`,
          `Di pembayaran pertama ada juga pendaftaran (${formatRupiah(facts.once.registration)}, sekali seumur hidup), paket belajar (${formatRupiah(facts.once.kit)}), dan buku kursus (${formatRupiah(facts.once.book)}), semuanya ${formatRupiah(facts.once.total)}, ditambah ongkos kirim.`,
        ],
        keywords:
          'biaya harga tarif uang mahal murah bayar pembayaran bulan bulanan spp tagihan rupiah berapa',
        link: { to: 'priceFinder', label: 'Hitung biaya saya' },
      },
      {
        id: 'packages',
        question: 'Ada paket apa saja?',
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
        keywords: 'paket harga biaya cicilan dicicil nyicil angsuran diskon potongan hemat banding',
        link: { to: 'packages', label: 'Bandingkan paketnya' },
      },
      {
        id: 'first-payment',
        question: 'Pembayaran pertama untuk apa saja?',
        answer: [
          `Pendaftaran (${formatRupiah(facts.once.registration)}, sekali seumur hidup), paket belajar (${formatRupiah(facts.once.kit)}), buku kursus (${formatRupiah(facts.once.book)}), bulan-bulan pertama dari paket Anda, dan ongkos kirim. Semua rinciannya terlihat sebelum Anda membayar.`,
        ],
        keywords: 'pembayaran pertama harga biaya total tagihan uang pangkal pendaftaran',
        link: { to: 'priceFinder', label: 'Hitung biaya saya' },
      },
      {
        id: 'methods',
        question: 'Bagaimana cara bayarnya?',
        answer: [
          ...facts.methods.taken.map(({ type, name }) => methods[type](name, facts.cardFee)),
          ...(facts.methods.others.length === 0 ? [] : [`${list(facts.methods.others)} belum bisa dipakai.`]),
        ],
        keywords:
          'bayar membayar pembayaran cara metode qris gopay ovo dana transfer bank va kartu kredit visa',
      },
      {
        id: 'somebody-else-pays',
        question: 'Boleh orang lain yang membayar?',
        answer: [
          'Boleh. Untuk pembayaran pertama, kirimkan kode QRIS atau nomor pembayaran Mandiri-nya. Untuk tagihan berikutnya, Anda bisa membuat tautan di halaman anak: penerimanya membayar lewat QRIS atau Mandiri tanpa akun, dan hanya melihat tagihan itu dan nama depan anak Anda. Tautannya berlaku sementara, dan bisa Anda matikan.',
        ],
        keywords: 'orang lain nenek kakek saudara keluarga dibayarkan bayarkan dibayari titip tautan',
      },
      {
        id: 'unpaid',
        question: 'Bagaimana kalau tagihan belum dibayar?',
        answer: [
          'Kelasnya jadi tidak aktif: tidak ada video dan kelas langsung sampai tagihannya lunas. Di halaman anak terlihat tagihan mana yang membukanya lagi.',
        ],
        keywords: 'tagihan bayar dibayar terlambat nonaktif tunggakan menunggak',
      },
      {
        id: 'refund',
        question: 'Bisa pembayarannya dikembalikan?',
        answer: [
          `Kalau Anda membayar dua kali, atau membayar yang sudah lunas, ada pesan di kotak masuk Anda dan pembayarannya kami kembalikan. Kalau kursusnya tidak jadi diadakan, yang sudah Anda bayar kami kembalikan. Untuk hal lain hubungi kami, sebaiknya sebelum membayar: kami jawab dalam ${facts.moneyDays} hari kerja.`,
          'Berhenti di tengah tahun? Tagihan berikutnya tidak perlu dibayar: pelajarannya hanya tetap tertutup.',
        ],
        keywords:
          'uang kembali balik minta refund pengembalian dikembalikan batal berhenti tengah tahun dua kali ganda',
        link: { to: 'terms', label: 'Kapan uang kembali, di ketentuan' },
      },
    ],
  },
  {
    id: 'account',
    title: 'Akun, bahasa, dan data',
    questions: [
      {
        id: 'several-children',
        question: 'Boleh mendaftarkan beberapa anak?',
        answer: [
          'Boleh. Satu akun cukup untuk sekeluarga: tambahkan setiap anak di situ, dan masing-masing punya kelas, tagihan, dan kemajuannya sendiri.',
        ],
        keywords: 'kakak adik kembar saudara beberapa dua anak',
      },
      {
        id: 'siblings-test',
        question: 'Boleh kakak dan adik ikut tes penempatan bersamaan?',
        answer: [
          `Bergantian, ya, dengan jeda paling sedikit ${facts.siblingMinutes} menit. Di tesnya tertulis kapan anak berikutnya boleh mulai.`,
        ],
        keywords: 'kakak adik saudara tunggu menit kembar tes penempatan',
      },
      {
        id: 'language',
        question: 'Semuanya ada dalam bahasa Indonesia?',
        answer: [
          'Ada. Ganti English atau Bahasa Indonesia lewat bendera di bagian atas. Setelah Anda masuk, pilihannya tersimpan di akun, dan email kami mengikutinya.',
        ],
        keywords: 'bahasa indonesia inggris terjemahan bendera pengaturan',
      },
      {
        id: 'activation-mail',
        question: 'Email tautan aktivasi belum datang. Bagaimana?',
        answer: [
          `Cek dulu folder spam. Kalau tidak ada, masuk saja dengan email dan password Anda: di sana ada tombol untuk mengirim ulang. Tautannya berlaku ${facts.activationHours} jam.`,
        ],
        keywords: 'email verifikasi surel spam aktivasi aktifkan akun tautan',
      },
      {
        id: 'password',
        question: 'Saya lupa password.',
        answer: [
          `Minta yang baru dengan email Anda; tautan yang kami kirim berlaku ${facts.resetHours} jam.`,
        ],
        keywords: 'password kata sandi login lupa masuk reset',
        link: { to: 'forgotPassword', label: 'Buat password baru' },
      },
      {
        id: 'data',
        question: 'Data apa yang disimpan tentang anak saya, dan siapa yang bisa melihatnya?',
        answer: [
          'Nama, jenis kelamin, tanggal lahir, foto kalau Anda menambahkannya, pelajaran yang ditonton, kiriman, jawaban dan hasil semua tes, foto lembar tes, rapor, sertifikat, tingkat, pembayaran, dan izin Anda; tentang Anda: nama, jenis kelamin, tanggal lahir, alamat, nomor telepon, dan email. Nomor kartu tidak pernah disimpan.',
          'Yang melihatnya Anda sendiri di akun Anda dan staf kami. Keluarga lain tidak melihat apa-apa, kecuali dua hal: anak-anak di satu kelas langsung saling melihat dan mendengar serta tahu nama depan, dan penerima tautan pembayaran melihat satu tagihan dan nama depan anak Anda. Kurir menerima nama, alamat, dan nomor telepon untuk paketnya, dan layanan pembayaran menerima yang diperlukan untuk pembayaran.',
          `Data Anda dan anak bisa Anda perbaiki sendiri. Untuk menghapusnya, tutup akun di bagian “Data & akun”; pembayaran dan kuitansi tetap disimpan tanpa nama Anda, karena undang-undang memintanya. Akun yang emailnya tidak pernah dikonfirmasi terhapus sendiri setelah ${facts.unusedDays} hari kalau belum ada anak di situ.`,
        ],
        keywords: 'data privasi aman keamanan foto hapus menghapus pribadi disimpan akun tutup',
        link: { to: 'whatsapp', label: 'Hubungi kami' },
      },
      {
        id: 'reach-us',
        question: 'Bagaimana menghubungi sekolah?',
        answer: [
          `Lewat WhatsApp di ${brand.whatsapp} atau email ke ${brand.email}. Alamat kami ${brand.address.id}.`,
        ],
        keywords: 'kontak hubungi menghubungi whatsapp wa telepon nomor email alamat lokasi bantuan chat',
        link: { to: 'whatsapp', label: 'Kirim pesan WhatsApp' },
      },
    ],
  },
];
