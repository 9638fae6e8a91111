import type { LegalFacts, LegalTexts } from '../legal.ts';

export const privacy = ({
  school,
  email,
  whatsapp,
  address,
  days,
  years,
  recordingMinutes,
}: LegalFacts): LegalTexts => ({
  title: 'Privasi',
  description: `Apa yang diketahui ${school} tentang keluarga Anda, untuk apa, berapa lama, dan cara menghapusnya.`,
  lead: 'Apa yang kami ketahui tentang keluarga Anda, untuk apa, siapa lagi yang melihatnya, dan apa yang bisa Anda lakukan.',
  parts: [
    {
      title: 'Siapa yang bertanggung jawab',
      text: [
        `${school}, ${address}. Pertanyaan tentang data Anda: ${email} atau WhatsApp ${whatsapp}. Kami menjawab dalam bahasa yang Anda pakai.`,
      ],
    },
    {
      title: 'Apa yang kami simpan, dan untuk apa',
      text: ['Yang kami minta hanya yang diperlukan untuk kursus.'],
      points: [
        'Tentang Anda: nama, email, nomor telepon, jenis kelamin, dan tanggal lahir, supaya kami tahu dengan siapa kami berbicara; alamat, untuk mengirim paket belajar; password hanya dalam bentuk yang tidak bisa dibaca siapa pun.',
        'Tentang anak Anda: nama, jenis kelamin, dan tanggal lahir, yang membantu menemukan tingkat yang pas; foto hanya kalau Anda menambahkannya.',
        'Tentang kursusnya: tahun, tingkat, tagihan dan pembayaran, video yang sudah ditonton, kata-kata yang sudah dimainkan anak beserta seberapa hafal (hanya Anda yang melihatnya), kehadiran anak di kelas langsung, catatan guru di sana untuk Anda, kiriman, jawaban dan hasil semua tes, foto lembar tes, rapor, dan sertifikat.',
        'Tentang pemakaiannya: kapan dan dari HP atau komputer mana Anda masuk, supaya Anda bisa mengeluarkan yang tidak dikenal; serta kabar yang sudah kami kirim kepada Anda.',
      ],
    },
    {
      title: 'Siapa yang melihatnya',
      text: [
        'Anda, dan staf kami yang memang bertugas. Keluarga lain tidak melihat apa-apa tentang keluarga Anda, kecuali dua hal: anak-anak di satu kelas langsung saling melihat dan mendengar, dan penerima tautan pembayaran melihat satu tagihan dan nama depan anak Anda.',
        'Di luar sekolah: kurir menerima nama, alamat, dan nomor telepon untuk paketnya; layanan pembayaran menerima nama, email, nomor telepon, dan jumlahnya. Kelas langsung berlangsung di layanan video, seperti dijelaskan di bawah. Nomor kartu hanya sampai ke layanan pembayaran, tidak pernah ke kami. Kami tidak menjual data dan tidak memasang iklan. Halaman kami tidak memuat apa pun dari perusahaan lain, kecuali saat Anda membayar dengan kartu: di sana layanan pembayaran sendiri yang menanyakan nomornya.',
      ],
    },
    {
      title: 'Apa yang Anda izinkan untuk anak Anda',
      text: [
        'Di luar yang diperlukan untuk belajar, kami bertanya dulu, satu per satu: apakah guru boleh melihat fotonya, apakah rekaman boleh disimpan, apakah anak Anda boleh ditampilkan di halaman kami, apakah sertifikatnya boleh punya halaman sendiri. Awalnya, semua tidak diizinkan. Di halaman anak Anda, di Data Pribadi, pilihan itu bisa diubah kapan saja dan langsung berlaku: begitu izinnya dicabut, karya yang menampilkan anak Anda langsung turun.',
      ],
    },
    {
      title: 'Di kelas langsung',
      text: [
        'Guru dan anak-anak lain di kelompoknya melihat dan mendengar anak Anda, dan tahu nama depannya. Kelasnya berlangsung di layanan video, misalnya Zoom, Google Meet, atau Jitsi, dengan ketentuan layanan itu sendiri: dari kami, layanan itu tidak mendapat apa-apa tentang anak Anda. Nama yang tampil di sana, dan apakah kameranya menyala, Anda yang memilih saat masuk. Kami tidak merekamnya.',
      ],
    },
    {
      title: 'Apa yang Anda kirim tentang anak Anda',
      text: [
        `Untuk setiap pelajaran Anda boleh mengirim gambar, serta rekaman suara dan video sampai ${recordingMinutes} menit. Semuanya kami buat ulang sebelum disimpan: tempat pengambilan, alat yang dipakai, dan keterangan lain di dalam file dihapus, begitu juga file yang Anda kirim.`,
        `Yang melihatnya hanya Anda, guru kelas langsung anak Anda, dan staf yang memimpin sekolah; tidak ada orang lain, dan baru tampil untuk umum kalau Anda mengizinkannya. Setiap kali dilihat, orangnya harus masuk dulu, dan alamatnya hanya berlaku beberapa menit. Rekaman suara dan video kami terima hanya selama Anda mengizinkan rekaman disimpan; begitu izin itu dicabut, semuanya langsung dihapus. Sebelum ada umpan balik guru, kiriman bisa Anda tarik kembali; selain itu kiriman tersimpan bersama data anak Anda dan ikut terhapus bersamanya. Kiriman yang tidak selesai hilang setelah sehari.`,
      ],
    },
    {
      title: 'Berapa lama kami menyimpannya',
      text: [],
      points: [
        `Akun Anda dan tahun belajar anak Anda: selama akunnya terbuka. Data anak yang sudah berhenti: sampai ${years.childrenGone} tahun setelah hari terakhir tahun belajarnya yang terakhir, dan ${days.erasureTold} hari sebelumnya kami beri tahu.`,
        `Kehadiran anak Anda di kelas langsung dan catatan gurunya: selama anak Anda belajar di sini, dan sampai ${years.classNotes} tahun setelah hari terakhir tahun belajarnya yang terakhir.`,
        `Akun yang tidak pernah diaktifkan: ${days.unusedAccounts} hari.`,
        `Email yang kami kirim: ${days.letters} hari. Data pembayaran yang batal: ${days.unpaidCharges} hari.`,
        `Akun yang ditutup: ${days.closedFamilies} hari, dan selama itu masih bisa Anda buka lagi. Setelah itu nama, tanggal lahir, foto, alamat, pesan, kiriman, jawaban dan hasil semua tes, foto lembar tes, rapor, dan sertifikat dihapus, juga dari catatan kami. Salinan cadangan ikut terhapus beberapa waktu kemudian, dan tidak dibuka siapa pun.`,
        `Pembayaran dan kuitansi: ${years.payments} tahun, sesuai undang-undang pembukuan; setelah akun ditutup, dengan nomor sebagai ganti nama.`,
        `Cookie: satu yang membuat Anda tetap masuk sampai ${days.session} hari setelah kunjungan terakhir, satu untuk bahasa, satu yang mengenali browser Anda saat masuk, dan yang singkat saat Anda mendaftar, membuat password atau diarahkan untuk masuk. Browser Anda juga menyimpan isian yang belum terkirim. Tidak ada yang mengikuti Anda ke tempat lain.`,
        'Kunjungan: di halaman umum kami hanya menghitung per minggu berapa yang bermula di halaman mana, melihat biaya, lalu mendaftar. Untuk itu tab Anda mengingat nama halaman pertamanya sampai ditutup; siapa Anda tidak disimpan.',
      ],
    },
    {
      title: 'Apa yang bisa Anda lakukan',
      text: [
        'Inilah hak Anda menurut Undang-Undang Pelindungan Data Pribadi (UU 27/2022), dan cara kerjanya di sini:',
      ],
      points: [
        'Melihat dan memperbaiki: di akun Anda dan di halaman anak Anda. Yang tidak bisa diubah di sana kami ubahkan, cukup kabari kami.',
        'Mendapat salinan: di Data & akun Anda mengunduh semua data keluarga Anda, untuk dibaca dan untuk program.',
        'Mematikan email: pilihannya ada di kotak masuk, dan email kabar punya tautannya. Email tentang uang dan keamanan akun selalu datang.',
        `Menghapus: tutup akun Anda sendiri di Data & akun, atau hubungi kami. Akun langsung ditutup dan dihapus setelah ${days.closedFamilies} hari.`,
        'Mengadu: ke kami dulu, ya. Kalau jawaban kami tidak memuaskan, Anda bisa mengadu ke lembaga pelindungan data pribadi.',
      ],
    },
    {
      title: 'Kalau terjadi sesuatu',
      text: [
        `Kalau data keluarga Anda sampai ke tangan yang tidak berhak, Anda kami kabari dalam ${days.breachTold} x 24 jam: apa yang terjadi, kapan, dan apa yang kami lakukan.`,
      ],
    },
  ],
});

export const terms = ({
  school,
  email,
  whatsapp,
  days,
  maxInLiveClass,
  placementAge,
  firstGrade,
  units,
  weeksInUnit,
}: LegalFacts): LegalTexts => ({
  title: 'Ketentuan',
  description: `Apa yang disepakati Anda dan ${school} saat membeli kursus.`,
  lead: 'Apa yang Anda beli, apa yang Anda bayar, dan apa yang berlaku kalau rencananya berubah.',
  parts: [
    {
      title: 'Para pihak',
      text: [
        `${school} dan Anda, orang tua atau wali yang membuka akun. Anda sudah dewasa, data tentang Anda dan anak Anda benar, dan password Anda simpan sendiri.`,
      ],
    },
    {
      title: 'Apa itu kursus',
      text: [
        `Satu tahun berisi ${units} unit, masing-masing ${weeksInUnit} minggu: ${weeksInUnit - 1} minggu dengan video baru setiap Senin, lalu satu minggu dengan kelas langsung, paling banyak ${maxInLiveClass} anak. Libur sekolah menggeser minggu-minggunya, dan Anda dikabari. Video tersedia selama ${days.video} hari. Paket belajar dikirim setelah pembayaran pertama masuk.`,
        `Anak berusia ${placementAge} tahun ke atas mengikuti tes penempatan, yang harus dimulai dalam ${days.test} x 24 jam setelah pembayaran; kalau tidak, ia mulai di Tingkat ${firstGrade}.`,
      ],
    },
    {
      title: 'Berapa biayanya',
      text: [
        'Harga setahun dibayar sekaligus atau dicicil dengan tagihan per 2 atau 4 bulan, sesuai pilihan Anda sebelum membeli; pilihan itu berlaku setahun. Pendaftaran, paket belajar, buku kursus, dan pengiriman dibayar bersama pembayaran pertama. Setiap metode pembayaran bisa punya biaya sendiri. Semuanya tertulis di tagihan sebelum Anda membayar.',
        'Tagihan jatuh tempo pada hari pertama bulan-bulannya. Selama belum dibayar, pelajaran bulan-bulan itu tertutup; begitu dibayar, terbuka. Bulan yang berakhir tanpa dibayar dianggap terlewati: tidak ada utang untuknya, dan pelajarannya tetap tertutup.',
        'Isi paketnya berbeda-beda. Pembayaran setahun berisi semua tes dengan rapornya; paket 4 bulan satu untuk setiap pembayaran 4 bulan; paket 2 bulan tanpa tes.',
      ],
    },
    {
      title: 'Kapan uang kembali',
      text: [
        `Yang terbayar dua kali, atau untuk tagihan yang sudah lunas, kembali seluruhnya. Kalau kursusnya tidak jadi diadakan, yang sudah dibayar kembali. Untuk hal lain, hubungi kami: kita lihat bersama, dan kami jawab dalam ${days.moneyAnswered} hari kerja. Hak Anda menurut undang-undang tetap milik Anda.`,
      ],
    },
    {
      title: 'Milik siapa',
      text: [
        'Video, tes, dan gambar dibuat untuk anak Anda belajar, bukan untuk disalin, dipertontonkan, atau diteruskan ke orang lain. Karya anak Anda tetap miliknya; kami tampilkan hanya kalau Anda mengizinkan.',
      ],
    },
    {
      title: 'Mengakhiri akun',
      text: [
        `Tidak ada perpanjangan otomatis: setelah setahun, Anda yang memilih apakah ada tahun berikutnya. Kalau berhenti di tengah tahun, tagihan berikutnya tidak perlu dibayar dan tidak menjadi utang. Akun bisa Anda tutup kapan saja, dan selama ${days.closedFamilies} hari bisa dibuka lagi; ini bukan masa pengembalian uang.`,
      ],
    },
    {
      title: 'Kalau kita tidak sependapat',
      text: [
        `Hubungi kami dulu: ${email} atau WhatsApp ${whatsapp}. Yang berlaku hukum Indonesia. Kalau ketentuan ini berubah, keluarga dikabari ${days.newTermsTold} hari sebelumnya, dan yang sudah dibayar tetap seperti yang disepakati.`,
      ],
    },
  ],
});
