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
    grade: 'Pilih salah satu dulu, ya.',
    batch: 'Pilih kelasnya dulu, ya.',
    interval: 'Pilih periode pembayaran dulu, ya.',
    delivery: 'Pilih kurirnya dulu, ya.',
    method: 'Pilih metode pembayaran dulu, ya.',
  },
  step: (step, of) => `Langkah ${step} dari ${of}`,
  failed: {
    title: 'Bagian ini belum bisa dimuat',
    text: 'Mungkin koneksinya sempat putus. Tidak ada uang yang terpotong.',
    retry: 'Coba lagi',
  },
  loading: 'Sebentar, ya …',
  intro: {
    title: 'Cukup empat langkah',
    lead: (name) =>
      `Setahun bahasa Inggris untuk ${name}: video dan kelas langsung di setiap unit, dan paket belajar yang diantar ke rumah.`,
    steps: [
      { title: 'Pilih kelas', text: 'Pilih angkatan yang sedang dibuka.' },
      { title: 'Pilih periode pembayaran', text: 'Setiap 2 bulan, setiap 4 bulan, atau sekaligus setahun.' },
      { title: 'Isi alamat kirim', text: 'Buku dan perlengkapan belajar diantar sampai ke rumah.' },
      {
        title: 'Bayar',
        text: 'Lihat dulu rincian tagihannya, lalu pilih cara membayar: dari HP atau di bank.',
      },
    ],
    buy: 'Beli',
  },
  grade: {
    title: (name) => `${name} lanjut di tingkat mana?`,
    lead: 'Pendaftaran, paket belajar, dan buku kursus sudah dibayar di tahun pertama. Untuk paket tahun ini, cukup ongkos kirimnya.',
    choose: 'Tingkat tahun berikutnya',
    next: (grade) => (grade === null ? 'Naik satu tingkat' : `Naik ke Tingkat ${grade}`),
    nextText: 'Yang paling sering dipilih setelah satu tahun.',
    stay: (grade) => `Tingkat ${grade} sekali lagi`,
    stayText: 'Bareng kelas baru, supaya lebih mantap sebelum naik.',
    highest: 'Tidak ada tingkat yang lebih tinggi.',
  },
  batch: {
    title: 'Kelas yang mana?',
    lead: 'Satu angkatan belajar bersama selama satu tahun.',
    closed: 'Pendaftaran kelas yang Anda pilih sudah ditutup.',
    choose: 'Kelas',
    name: (number) => `Angkatan ${number}`,
    starts: (date) => `Mulai ${date}`,
    started: (date) => `Sudah mulai ${date}`,
    ends: (date) => `Selesai ${date}`,
    lessons: (count, until) => `${count} pelajaran, sampai Minggu, ${until}`,
    until: (date) => `Pendaftaran sampai ${date}`,
    unit: (unit, of) => `Sekarang di unit ${unit} dari ${of}`,
    overlaps: (date) => `Mulainya sebelum tahun yang sekarang selesai, ${date}.`,
    extra: 'Kelas tambahan, di luar angkatan Agustus dan Januari.',
    joining:
      'Kelas ini sudah berjalan. Anak Anda ikut mulai dari pelajaran yang sekarang, dan selesainya sama.',
    emptyTitle: 'Belum ada kelas yang buka',
    emptyText:
      'Kelas mulai setiap Januari dan Agustus; pendaftarannya di bulan Desember dan Juli. Kelas barunya nanti tampil di sini. Data Anda tetap tersimpan.',
    emptyAction: (name) => `Kembali ke halaman ${name}`,
    emptyAsk: 'Tanya kami lewat WhatsApp',
  },
  interval: {
    title: 'Mau bayar tiap berapa bulan?',
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
      const opening = counts.filter((count) => count > 0);
      const all = opening.reduce((sum, count) => sum + count, 0);
      const each = `Membuka ${all} pelajaran secara bertahap: ${opening.join(' + ')}`;
      return counts.at(-1) === 0
        ? `${each}. Pembayaran terakhir tinggal cicilan; pelajarannya sudah terbuka semua`
        : each;
    },
    saved: (amount) => `Hemat ${amount} setahun`,
    over: 'Untuk kelas ini, periode pertamanya sudah lewat. Pilih periode pembayaran yang lebih panjang, ya.',
    perMonth: (amount) => `${amount} per bulan`,
    details: (term) => `Isi paket ${term}`,
    live: (weeks, children) => `Kelas langsung setiap ${weeks} minggu, paling banyak ${children} anak`,
    videos: 'Video baru di minggu-minggu lainnya',
    feedback: (days) => `Umpan balik atas tugas dalam ${days} hari kerja`,
    kit: 'Paket belajar dan buku kursus',
    noTests: 'Tanpa tes',
    noReports: 'Tanpa rapor',
    noCertificate: 'Tanpa eSertifikat',
    tests: (count) => `${count} tes tertulis dan lisan`,
    reports: (count) => `${count} rapor`,
    testEach: (months) => `Tes tertulis dan lisan: satu untuk setiap pembayaran ${months} bulan`,
    reportEach: (months) => `Rapor: satu untuk setiap pembayaran ${months} bulan`,
    certificate: 'eSertifikat di akhir tahun',
    bonus: (grade) => `Bonus mulai Tingkat ${grade}: sesi langsung bersama guru penutur asli`,
  },
  delivery: {
    title: 'Paket belajarnya dikirim ke mana?',
    titleNext: 'Paket tahun ini dikirim ke mana?',
    lead: 'Kami kirim begitu pembayarannya masuk.',
    address: 'Alamat Anda',
    review: 'Paket dikirim ke',
    by: (courier) => `Dengan ${courier}`,
    moved: 'Alamat sudah disimpan. Beda kota, beda ongkos kirimnya: coba cek sekali lagi.',
    edit: 'Ubah alamat',
    save: 'Simpan alamat ini',
    cancel: 'Batal',
    estimate: 'Ini ongkos kirim perkiraan kami, tapi yang Anda bayar tidak akan bertambah.',
    services: { CTC: 'dalam kota', REG: 'reguler' },
    couriers: 'Kurir',
    days: (etd) => `sekitar ${etd} hari`,
    noPrice: 'Belum ada ongkos kirim',
    needsRetry: 'Ongkos kirimnya belum ada. Coba lagi di atas, ya; yang sudah Anda isi tetap ada.',
    asking: 'Menanyakan ongkos kirim …',
    none: 'Tidak melayani kota Anda',
    failed: 'Ups.. Terjadi kesalahan, silakan coba lagi nanti.',
    retry: 'Coba lagi',
  },
  method: {
    title: 'Mau bayar pakai apa?',
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
    withFee: (percent, amount) => `Ada biaya ${percent} persen: ${amount}.`,
    notOffered: 'Metode ini sedang tidak tersedia. Pilih yang lain, ya.',
    tooMuch: (amount) => `Paling banyak ${amount} sekali bayar.`,
    tooLittle: (amount) => `Paling sedikit ${amount}.`,
    pay: (amount) => `Bayar ${amount}`,
    starting: 'Menyiapkan pembayaran …',
    changed: 'Tagihannya sudah diperbarui.',
    wait: (minutes) =>
      `Pembayaran baru bisa dimulai ${minutes > 90 ? `${Math.ceil(minutes / 60)} jam` : `${minutes} menit`} lagi.`,
    frozen: 'Tagihannya tetap seperti pilihan Anda.',
    again: 'Pilih ulang kelas dan periode pembayaran',
    restart: 'Mau kelas atau periode pembayaran yang lain?',
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
      'Kodenya belum bisa dimuat. Kalau masih begitu, pilih “Ganti Metode Pembayaran” di bawah, lalu bayar sekali lagi: nanti kodenya baru.',
    codeRetry: 'Muat lagi',
    left: 'Sisa waktu',
    deadline: 'Bayar sebelum',
    until: (time) => `Bayar sebelum ${time}, ya.`,
    over: 'Waktunya habis. Kami cek dulu apakah pembayaran Anda sudah masuk …',
    almost: 'Waktunya hampir habis.',
    how: 'Caranya',
    steps: [
      'Buka aplikasi bank atau dompet digital, lalu pilih “Scan” atau “QRIS”. Di HP ini: simpan kodenya sebagai gambar, lalu pilih gambar itu di sana.',
      `Periksa nama ${brand.name} dan jumlahnya, lalu konfirmasi dengan PIN.`,
      'Kembali ke sini. Begitu pembayaran masuk, halaman ini berubah sendiri. Bisa juga tekan tombol di bawah.',
    ],
    save: 'Simpan kode',
    renew: 'Minta kode baru',
    renewNumber: 'Minta nomor baru',
    check: 'Saya sudah bayar, cek sekarang',
    checking: 'Menanyakan ke bank …',
    pending: 'Pembayaran Anda belum masuk. Biasanya kurang dari satu menit; kami cek terus.',
    change: 'Ganti Metode Pembayaran',
    interval: 'Ganti kelas atau periode pembayaran',
    changeHint: {
      gopay: 'Setelah itu kode di atas tidak berlaku lagi.',
      echannel: 'Setelah itu nomor di atas tidak berlaku lagi.',
      credit_card: 'Setelah itu kode OTP dari bank tidak berlaku lagi.',
    },
    demo: 'Demo: bayar sebagai pelanggan',
    demoHint: 'Tidak ada uang sungguhan di demo ini. Tautan membuka sisi pelanggan di tab baru.',
    order: (orderId) => `Pesanan ${orderId}`,
    waiting: 'Menunggu pembayaran Anda',
  },
  outcome: {
    young: {
      title: (name) => `Hore, ${name} sudah terdaftar!`,
      text: (name, grade) => `Pembayaran Anda sudah masuk. ${name} mulai di Tingkat ${grade}.`,
    },
    older: {
      title: (name) => `Hore, ${name} sudah terdaftar!`,
      text: (name) =>
        `Pembayaran Anda sudah masuk. Tinggal satu lagi: tes penempatan, supaya ${name} belajar di tingkat yang pas.`,
      test: 'Tes penempatan',
      skip: 'Lewati dulu',
      skipAsk: {
        title: 'Tes penempatannya dilewati dulu?',
        text: (name, until, days, grade) =>
          `Tes harus diikuti dalam ${days} hari (${days}x24 jam${until}). Kalau sampai batas itu ${name} belum ikut, ${name} mulai di Tingkat ${grade}.`,
        until: (moment) => `, sampai ${moment}`,
        yes: 'Lewati dulu',
        no: 'Tetap di sini',
      },
      testText: (name, minutes, days, grade) =>
        `Tesnya ${minutes} menit. Mulai kapan saja ${name} siap, dalam ${days} hari setelah pembayaran; kalau belum juga dimulai, ${name} mulai di Tingkat ${grade}.`,
    },
    nextGrade: {
      title: (name) => `Hore, ${name} lanjut!`,
      text: (name) => `Pembayaran Anda sudah masuk. Tahun belajar ${name} berikutnya sudah terdaftar.`,
      inGrade: (name, grade) =>
        `Pembayaran Anda sudah masuk. Tahun belajar ${name} berikutnya sudah terdaftar: Tingkat ${grade}.`,
      parcel: 'Paket tahun ini kami kirim ke alamat Anda.',
      noTest: 'Tidak perlu tes penempatan.',
    },
    extension: {
      title: 'Terima kasih, tagihannya lunas',
      text: (name) => `Pelajaran di bulan-bulan tagihan ini terbuka untuk ${name}.`,
    },
    next: 'Selanjutnya',
    kit: 'Paket belajarnya kami siapkan, lalu kami kirim ke alamat Anda.',
    firstLesson: (date) => `Video pertama terbuka ${date}.`,
    lessonNow: (date) => `Kelasnya sudah berjalan: video berikutnya terbuka hari Senin, ${date}.`,
    receipt: 'Tagihan ini tercatat lunas di halaman anak Anda.',
    opensNow: (name, until) =>
      `${name} sudah bisa menonton dan ikut kelas: semua yang ada sekarang dan yang datang sampai ${until} terbuka di halamannya.`,
    opensLater: (name, from, until) =>
      `Pelajaran dari ${from} sampai ${until} sudah lunas, dan terbuka untuk ${name} satu per satu pada harinya.`,
    done: (name) => `Ke halaman ${name}`,
    notCounted: {
      title: 'Jumlahnya berbeda',
      text: (name) =>
        `Pembayaran Anda untuk ${name} masuk, tapi jumlahnya beda dari tagihan. Jadi tidak dihitung, dan uangnya kami kembalikan.`,
      detail:
        'Untuk uang itu, Anda tidak perlu apa-apa. Tagihannya masih terbuka, dan bisa dibayar sesuai jumlah yang tertera.',
    },
    underReview: {
      title: 'Pembayaran Anda sedang kami periksa',
      text: (name) =>
        `Pembayaran Anda untuk ${name} sudah masuk, tapi jumlahnya beda dari tagihan. Kami sudah tahu, dan sedang memeriksanya.`,
      detail: 'Jangan bayar lagi dulu, ya. Hasilnya tampil di halaman ini, juga kalau Anda kembali nanti.',
    },
    toRefund: {
      title: 'Pembayaran ini kami kembalikan',
      text: (name) =>
        `Pembayaran Anda masuk padahal sudah tidak ada yang perlu dibayar. Untuk ${name} tidak ada yang berubah.`,
      detail: 'Anda tidak perlu apa-apa. Kalau uangnya lama tidak kembali, kabari kami.',
    },
    failed: {
      title: 'Ups! Pembayaran Anda belum kami terima',
      text: 'Pembayaran Anda tidak berhasil dan perlu diulang',
      detail:
        'Tidak ada uang yang terpotong. Kalau di bank Anda terlihat lain, kabari kami: pasti kami periksa.',
      change: 'Ganti Metode Pembayaran',
      again: 'Coba Lagi',
    },
    replaced: {
      title: 'Ada pembayaran yang lebih baru',
      text: 'Sesudah ini Anda membuka pembayaran lain, mungkin di jendela lain. Yang itu yang berlaku.',
      detail: 'Lanjutkan saja yang baru. Untuk yang ini tidak ada uang yang terpotong.',
      open: 'Buka pembayaran yang baru',
    },
    expired: {
      title: 'Waktu membayar sudah habis',
      text: 'Sampai batas waktunya uangnya belum masuk. Anda bisa mulai lagi kapan saja.',
      detail: 'Telanjur bayar? Beberapa menit lagi tampil di sini; kalau tidak, kabari kami.',
    },
    cancelled: {
      title: 'Pembayaran ini dibatalkan',
      text: 'Layanan pembayaran membatalkannya. Tidak ada uang yang terpotong; mulai lagi saja.',
      detail: 'Kalau di bank Anda terlihat lain, kabari kami: pasti kami periksa.',
    },
    reversed: {
      title: 'Pembayaran ini ditarik kembali',
      text: 'Uangnya sempat masuk, lalu layanan pembayaran menariknya kembali. Tagihannya terbuka lagi.',
      detail: 'Kalau Anda merasa tidak membatalkannya, kabari kami, ya.',
    },
    closed: {
      text: 'Sayang sekali, pendaftaran kelas ini sudah ditutup, jadi tidak bisa dibayar lagi. Kalau ada kelas lain yang buka, pilih yang itu; atau tanya kami.',
      other: 'Lihat kelas yang buka',
    },
    already: {
      title: (name) => `${name} sudah punya kursus`,
      text: 'Mungkin baru saja dibayar di jendela lain. Tidak perlu beli lagi: pelajarannya ada di halaman anak.',
    },
    booked: {
      title: (name) => `Tahun belajar ${name} berikutnya sudah terdaftar`,
      text: 'Mungkin baru saja dibayar di jendela lain. Tidak perlu beli lagi.',
    },
    paid: {
      title: 'Tagihan ini sudah lunas',
      text: 'Tidak ada yang perlu dibayar. Terima kasih!',
    },
    skipped: {
      title: 'Masa tagihan ini sudah lewat',
      text: 'Tagihan ini tidak bisa dibayar lagi. Pelajaran terbuka lagi dengan tagihan berikutnya.',
    },
    unknownBill: {
      title: 'Tagihan ini tidak ada di sini',
      text: 'Mungkin pembeliannya diulang dari awal. Buka saja tagihannya dari halaman anak.',
    },
  },
};
