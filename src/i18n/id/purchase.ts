import { brand } from '../brand-in-texts.ts';
import type * as en from '../en/purchase.ts';
import type { Translated } from '../language.ts';
import { billLines } from './bill-lines.ts';
import { payMethods } from './pay-methods.ts';

export const purchase: Translated<typeof en.purchase> = {
  ...payMethods,
  titles: {
    BUY_COURSE: (name) => `Kursus untuk ${name}`,
    NEXT_GRADE: (name) => `Tahun berikutnya untuk ${name}`,
    COURSE_EXTENSION: (name) => `Tagihan untuk ${name}`,
  },
  close: 'Tutup',
  back: 'Kembali',
  next: 'Lanjut',
  unknownPurpose: 'Jenis pembelian tidak dikenal',
  needs: {
    grade: 'Silakan pilih salah satu.',
    batch: 'Silakan pilih kelas.',
    interval: 'Silakan pilih periode pembayaran.',
    delivery: 'Silakan pilih kurir.',
    method: 'Silakan pilih metode pembayaran.',
  },
  step: (step, of) => `Langkah ${step} dari ${of}`,
  failed: {
    title: 'Bagian ini belum bisa dimuat',
    text: 'Mungkin koneksi sempat terputus. Tidak ada uang yang terpotong.',
    retry: 'Coba lagi',
  },
  loading: 'Mohon tunggu …',
  intro: {
    title: 'Cukup empat langkah',
    lead: (name) =>
      `Satu tahun bahasa Inggris untuk ${name}: di setiap unit tiga minggu dengan video dan satu kelas langsung, serta paket belajar yang dikirim ke rumah.`,
    steps: [
      { title: 'Pilih kelas', text: 'Setiap tahun ada dua angkatan. Pilih yang sedang dibuka.' },
      { title: 'Pilih periode pembayaran', text: 'Setiap 2 bulan, setiap 4 bulan, atau sekaligus setahun.' },
      { title: 'Isi alamat kirim', text: 'Buku dan perlengkapan belajar diantar sampai ke rumah.' },
      {
        title: 'Bayar',
        text: 'Rincian tagihan tampil lebih dulu. Lalu pilih metode pembayaran: dari HP atau di bank.',
      },
    ],
    buy: 'Beli',
  },
  grade: {
    title: (name) => `${name} lanjut di tingkat mana?`,
    lead: 'Pendaftaran, paket belajar, dan buku kursus sudah dibayar di tahun pertama. Untuk paket tahun ini, yang dibayar hanya ongkos kirimnya.',
    choose: 'Tingkat tahun berikutnya',
    next: (grade) => (grade === null ? 'Naik satu tingkat' : `Naik ke Tingkat ${grade}`),
    nextText: 'Seperti biasanya setelah satu tahun.',
    stay: (grade) => `Tingkat ${grade} sekali lagi`,
    stayText: 'Bersama kelas baru, supaya lebih mantap sebelum naik.',
    highest: 'Tingkat 6 adalah tingkat tertinggi.',
  },
  batch: {
    title: 'Kelas yang mana?',
    lead: 'Satu angkatan belajar bersama selama satu tahun.',
    closed: 'Kelas yang Anda pilih sudah menutup pendaftarannya.',
    choose: 'Kelas',
    name: (number) => `Angkatan ${number}`,
    starts: (date) => `Mulai ${date}`,
    started: (date) => `Sudah mulai ${date}`,
    ends: (date) => `Selesai ${date}`,
    lessons: (count, until) => `${count} pelajaran, sampai Minggu, ${until}`,
    until: (date) => `Pendaftaran sampai ${date}`,
    unit: (unit) => `Sekarang di unit ${unit} dari 9`,
    overlaps: (date) => `Mulai sebelum tahun yang sekarang selesai pada ${date}.`,
    extra: 'Kelas tambahan, di luar angkatan Agustus dan Januari.',
    joining:
      'Kelas ini sudah berjalan. Anak Anda bergabung dari pelajaran yang sekarang, dan selesai di tanggal yang sama.',
    emptyTitle: 'Belum ada kelas yang membuka pendaftaran',
    emptyText:
      'Kelas dimulai setiap Januari dan Agustus, dengan pendaftaran di bulan Desember dan Juli. Kelas barunya akan tampil di sini. Data Anda tetap tersimpan.',
    emptyAction: (name) => `Kembali ke halaman ${name}`,
    emptyAsk: 'Tanya kami lewat WhatsApp',
  },
  interval: {
    title: 'Mau membayar setiap berapa bulan?',
    lead: 'Pilihan ini berlaku sepanjang tahun.',
    choose: 'Periode pembayaran',
    bills: (count) => (count === 1 ? '1 kali bayar untuk setahun' : `${count} kali bayar dalam setahun`),
    perBill: 'setiap kali',
    once: 'sekali bayar',
    lessons: (counts, ofYear) => {
      if (counts.length === 1)
        return counts[0] === ofYear
          ? `Membuka semua ${counts[0]} pelajaran setahun`
          : `Membuka ${counts[0]} pelajaran yang masih ada tahun ini`;
      const each = `Setiap pembayaran berturut-turut membuka ${counts.slice(0, -1).join(', ')}, dan ${counts.at(-1)} pelajaran`;
      return counts.at(-1) === 0 ? `${each}; yang terakhir adalah cicilan dari biaya setahun` : each;
    },
    saved: (amount) => `Hemat ${amount} setahun`,
    over: 'Periode pertamanya sudah lewat untuk kelas yang dipilih. Silakan pilih periode pembayaran yang lebih panjang.',
    perMonth: (amount) => `${amount} per bulan`,
    details: (term) => `Isi paket ${term}`,
    base: [
      'Video baru pada tiga dari setiap empat minggu',
      'Kelas langsung setiap 4 minggu, paling banyak 12 anak',
      'Umpan balik atas tugas dalam 7 hari kerja',
    ],
    kit: 'Paket belajar dan buku kursus',
    noTests: 'Tanpa tes',
    noReports: 'Tanpa rapor',
    noCertificate: 'Tanpa eSertifikat',
    tests: (count) => `${count} tes tertulis dan lisan`,
    reports: (count) => `${count} rapor`,
    testEach: (months) => `Tes tertulis dan lisan: satu untuk setiap pembayaran ${months} bulan`,
    reportEach: (months) => `Rapor: satu untuk setiap pembayaran ${months} bulan`,
    certificate: 'eSertifikat di akhir tahun',
    bonus: 'Bonus untuk Tingkat 5 dan 6: sesi langsung bersama guru penutur asli',
  },
  delivery: {
    title: 'Paket belajarnya dikirim ke mana?',
    titleNext: 'Paket tahun ini dikirim ke mana?',
    lead: 'Kami kirim setelah pembayaran diterima.',
    address: 'Alamat Anda',
    review: 'Paket dikirim ke',
    by: (courier) => `Dengan ${courier}`,
    moved: 'Alamat sudah disimpan. Ongkos kirim ke kota lain berbeda: silakan dicek sekali lagi.',
    edit: 'Ubah alamat',
    save: 'Simpan alamat ini',
    cancel: 'Batal',
    estimate: 'Ongkosnya perkiraan kami; harganya tidak akan bertambah.',
    services: { CTC: 'dalam kota', REG: 'reguler' },
    couriers: 'Kurir',
    days: (etd) => `sekitar ${etd} hari`,
    noPrice: 'Belum ada ongkos kirim',
    needsRetry: 'Ongkos kirim belum didapat. Mohon coba lagi di atas; yang sudah Anda isi tetap ada.',
    asking: 'Menanyakan ongkos kirim …',
    none: 'Tidak melayani kota Anda',
    failed: 'Ups.. Terjadi kesalahan, silakan coba lagi nanti.',
    retry: 'Coba lagi',
  },
  method: {
    title: 'Mau membayar dengan apa?',
    lead: 'Petunjuk pembayarannya ada di halaman berikut.',
    leadCard: 'Isi data kartu di bawah. Setelah itu bank meminta kode OTP.',
    choose: 'Metode pembayaran',
    gopay: {
      name: 'QRIS',
      text: 'Satu kode untuk semua aplikasi bank dan dompet digital: GoPay, OVO, DANA, BCA, Mandiri …',
    },
    echannel: {
      name: 'Mandiri Virtual Account',
      text: 'Bayar lewat Livin’, ATM, atau internet banking Mandiri. Nomornya berlaku satu hari.',
    },
    credit_card: { name: 'Kartu Kredit', text: 'Visa, Mastercard, atau JCB.' },
    withFee: (percent, amount) => `Dengan biaya ${percent} persen: ${amount}.`,
    notOffered: 'Layanan pembayaran kami sedang tidak menyediakan metode ini. Silakan pilih yang lain.',
    tooMuch: (amount) => `Paling banyak ${amount} sekali bayar.`,
    tooLittle: (amount) => `Paling sedikit ${amount}.`,
    pay: (amount) => `Bayar ${amount}`,
    starting: 'Menyiapkan pembayaran …',
    changed: 'Tagihannya sudah diperbarui.',
    wait: (minutes) =>
      `Pembayaran baru dapat dimulai ${minutes > 90 ? `${Math.ceil(minutes / 60)} jam` : `${minutes} menit`} lagi.`,
    frozen: 'Tagihannya tetap seperti pilihan Anda.',
    again: 'Pilih ulang kelas dan periode pembayaran',
    restart: 'Ingin kelas atau periode pembayaran yang lain?',
  },
  bill: {
    ...billLines,
    title: 'Rincian tagihan',
    show: 'Lihat tagihan',
    hide: 'Sembunyikan tagihan',
    total: 'Total',
    totalSoFar: 'Total sementara',
    discount: 'Potongan',
    discountFor: (term) => `Potongan bayar ${term} sekaligus`,
    paidBefore: 'Sudah dibayar di tahun pertama',
    fee: (percent) => `Biaya kartu (${percent} persen)`,
    deliveryOpen: 'Ongkos kirim',
    count: (items) => `${items} rincian`,
    intervalOpen: 'Kursus',
    open: 'belum dipilih',
    later: (count, amount) => `Selanjutnya ${count} kali lagi ${amount}.`,
  },
  pay: {
    title: 'Pindai kode ini, lalu bayar',
    amount: 'Jumlah',
    code: 'Kode QRIS untuk dipindai dengan aplikasi bank atau dompet digital',
    codeFailed:
      'Kodenya belum bisa dimuat. Bila terjadi lagi, pilih “Ganti Metode Pembayaran” di bawah, lalu bayar sekali lagi: kodenya akan diganti baru.',
    codeRetry: 'Muat lagi',
    left: 'Sisa waktu',
    deadline: 'Mohon dibayar sebelum',
    until: (time) => `Mohon dibayar sebelum ${time}.`,
    over: 'Waktunya habis. Kami sedang menanyakan apakah pembayaran Anda sudah masuk …',
    almost: 'Sisa waktu kurang dari dua menit.',
    how: 'Caranya',
    steps: [
      'Buka aplikasi bank atau dompet digital, lalu pilih “Scan” atau “QRIS”. Di HP ini: simpan kodenya sebagai gambar, lalu pilih gambar itu di sana.',
      `Periksa nama ${brand.name} dan jumlahnya, lalu konfirmasi dengan PIN.`,
      'Kembali ke sini. Halaman ini akan tahu sendiri bila pembayaran masuk, atau tekan tombol di bawah.',
    ],
    save: 'Simpan kode',
    renew: 'Minta kode baru',
    renewNumber: 'Minta nomor baru',
    check: 'Saya sudah bayar, cek sekarang',
    checking: 'Menanyakan ke bank …',
    pending: 'Pembayaran Anda belum masuk. Biasanya kurang dari satu menit; kami terus memeriksanya.',
    change: 'Ganti Metode Pembayaran',
    interval: 'Ganti kelas atau periode pembayaran',
    changeHint: {
      gopay: 'Kode di atas tidak berlaku lagi setelah itu.',
      echannel: 'Nomor di atas tidak berlaku lagi setelah itu.',
      credit_card: 'Kode OTP dari bank tidak berlaku lagi setelah itu.',
    },
    demo: 'Demo: bayar sebagai pelanggan',
    demoHint: 'Tidak ada uang sungguhan di demo ini. Tautan membuka sisi pelanggan di tab baru.',
    order: (orderId) => `Pesanan ${orderId}`,
    waiting: 'Menunggu pembayaran Anda',
  },
  outcome: {
    young: {
      title: (name) => `Hore, ${name} sudah terdaftar!`,
      text: (name) => `Pembayaran Anda sudah kami terima. ${name} mulai di Tingkat 2.`,
    },
    older: {
      title: (name) => `Hore, ${name} sudah terdaftar!`,
      text: (name) =>
        `Pembayaran Anda sudah kami terima. Tinggal satu hal lagi: tes penempatan, supaya ${name} belajar di tingkat yang tepat.`,
      test: 'Tes penempatan',
      skip: 'Lewati dulu',
      skipAsk: {
        title: 'Tes penempatannya dilewati dulu?',
        text: (name, until) =>
          `Tes harus diikuti dalam 3 hari (3x24 jam${until}). Bila ${name} tidak mengikutinya sampai batas itu, ${name} mulai di Tingkat 2.`,
        until: (moment) => `, sampai ${moment}`,
        yes: 'Lewati dulu',
        no: 'Tetap di sini',
      },
      testText: (name) =>
        `Tesnya 20 menit. Silakan dimulai dalam 3 hari setelah pembayaran, kapan saja ${name} siap; kalau sampai saat itu belum dimulai, ${name} mulai di Tingkat 2.`,
    },
    nextGrade: {
      title: (name) => `Hore, ${name} lanjut!`,
      text: (name) => `Pembayaran Anda sudah kami terima. Tahun belajar ${name} berikutnya sudah terdaftar.`,
      inGrade: (name, grade) =>
        `Pembayaran Anda sudah kami terima. Tahun belajar ${name} berikutnya sudah terdaftar: Tingkat ${grade}.`,
      parcel: 'Paket tahun ini kami kirim ke alamat Anda.',
      noTest: 'Tidak perlu tes penempatan.',
    },
    extension: {
      title: 'Terima kasih, tagihannya lunas',
      text: (name) => `Pelajaran pada masa tagihan ini terbuka untuk ${name}.`,
    },
    next: 'Selanjutnya',
    kit: 'Paket belajar kami siapkan dan kirim ke alamat Anda.',
    firstLesson: (date) => `Video pertama terbuka pada ${date}.`,
    lessonNow: (date) => `Kelasnya sudah berjalan: video berikutnya terbuka hari Senin, ${date}.`,
    receipt: 'Tagihan ini tercatat lunas di halaman anak Anda.',
    opensNow: (name, until) =>
      `${name} sudah bisa menonton dan ikut kelas: semua pelajaran yang ada sekarang dan yang hadir sampai ${until} terbuka di halamannya.`,
    opensLater: (name, from, until) =>
      `Pelajaran dari ${from} sampai ${until} sudah lunas, dan terbuka untuk ${name} satu per satu saat waktunya tiba.`,
    done: (name) => `Ke halaman ${name}`,
    notCounted: {
      title: 'Jumlahnya berbeda',
      text: (name) =>
        `Pembayaran Anda untuk ${name} masuk dengan jumlah yang berbeda dari tagihan, jadi tidak dihitung dan akan dikembalikan.`,
      detail:
        'Untuk uang ini, Anda tidak perlu melakukan apa-apa. Tagihannya masih terbuka dan dapat dibayar sesuai jumlah yang tertera.',
    },
    underReview: {
      title: 'Pembayaran Anda sedang kami periksa',
      text: (name) =>
        `Pembayaran Anda untuk ${name} sudah masuk dengan jumlah yang berbeda dari tagihan. Kami sudah mendapat pemberitahuan dan sedang memeriksanya.`,
      detail:
        'Mohon jangan membayar lagi dulu. Hasilnya akan tampil di halaman ini, juga bila Anda kembali nanti.',
    },
    toRefund: {
      title: 'Pembayaran ini akan kami kembalikan',
      text: (name) =>
        `Pembayaran Anda sudah masuk, tetapi tidak ada lagi yang perlu dibayar. Bagi ${name} tidak ada yang berubah.`,
      detail: 'Anda tidak perlu melakukan apa-apa. Bila uangnya terlalu lama kembali, silakan hubungi kami.',
    },
    failed: {
      title: 'Ups! Pembayaran Anda belum kami terima',
      text: 'Pembayaran Anda tidak berhasil dan perlu diulang',
      detail:
        'Tidak ada uang yang terpotong. Bila catatan bank Anda berbeda, silakan hubungi kami: akan kami periksa.',
      change: 'Ganti Metode Pembayaran',
      again: 'Coba Lagi',
    },
    replaced: {
      title: 'Ada pembayaran yang lebih baru',
      text: 'Pembayaran ini sudah diganti dengan yang Anda buka sesudahnya, mungkin di jendela lain.',
      detail: 'Silakan lanjutkan dengan yang baru. Untuk yang ini tidak ada uang yang terpotong.',
      open: 'Buka pembayaran yang baru',
    },
    expired: {
      title: 'Waktu membayar sudah habis',
      text: 'Belum ada uang yang masuk sampai batas waktunya. Anda bisa mulai lagi kapan saja.',
      detail:
        'Telanjur membayar? Dalam beberapa menit akan tampil di sini; bila tidak, silakan hubungi kami.',
    },
    cancelled: {
      title: 'Pembayaran ini dibatalkan',
      text: 'Layanan pembayaran membatalkannya. Tidak ada uang yang terpotong; silakan mulai lagi.',
      detail: 'Bila catatan bank Anda berbeda, silakan hubungi kami: akan kami periksa.',
    },
    reversed: {
      title: 'Pembayaran ini ditarik kembali',
      text: 'Uangnya sempat masuk, lalu ditarik kembali oleh layanan pembayaran. Tagihannya terbuka lagi.',
      detail: 'Bila Anda tidak merasa membatalkannya, silakan hubungi kami.',
    },
    closed: {
      text: 'Sayangnya pendaftaran kelas ini sudah ditutup, jadi tidak bisa dibayar lagi. Bila ada kelas lain yang buka, Anda bisa memilihnya; atau hubungi kami.',
      other: 'Lihat kelas yang buka',
    },
    already: {
      title: (name) => `${name} sudah punya kursus`,
      text: 'Mungkin baru saja dibayar di jendela lain. Tidak ada lagi yang perlu dibeli: pelajarannya ada di halaman anak.',
    },
    booked: {
      title: (name) => `Tahun belajar ${name} berikutnya sudah terdaftar`,
      text: 'Mungkin baru saja dibayar di jendela lain. Tidak ada lagi yang perlu dibeli.',
    },
    paid: {
      title: 'Tagihan ini sudah lunas',
      text: 'Tidak ada yang perlu dibayar. Terima kasih!',
    },
    skipped: {
      title: 'Masa tagihan ini sudah lewat',
      text: 'Tagihan ini tidak dapat dibayar lagi. Tagihan berikutnya akan membuka pelajaran kembali.',
    },
    unknownBill: {
      title: 'Tagihan ini tidak ada di sini',
      text: 'Mungkin pembeliannya dimulai ulang. Silakan buka tagihan dari halaman anak.',
    },
  },
};
