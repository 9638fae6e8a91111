import type * as en from '../en/notices.ts';
import type { Translated } from '../language.ts';
import { written_test_open } from './written-test-notices.ts';

type Bill = Parameters<(typeof en.notices)['bill_due']['body']>[0];

interface Child {
  name: string;
  lessons: readonly string[];
}

type Moved = Parameters<(typeof en.notices)['holidays_changed']['body']>[1][number];

type ComingClass = Parameters<(typeof en.notices)['live_class_soon']['body']>[0][number];
type LiveClass = Omit<ComingClass, 'names' | 'unit'>;
type ChangedClass = Parameters<(typeof en.notices)['live_class_moved']['body']>[0]['classes'][number];

const reportSections = {
  ladder: 'tingkat kemampuannya',
  remarks: 'catatan guru',
  next_steps: 'saran untuk di rumah',
  numbers: 'kehadiran, video, dan tugas',
  written: 'tes tertulis',
  oral: 'tes lisan',
};

const listed = (names: readonly string[]) => new Intl.ListFormat('id', { type: 'conjunction' }).format(names);
const namesOf = (children: readonly Child[]) => listed(children.map(({ name }) => name));
const moved = ({ first, last, to, weeks }: Moved) => {
  const place = ({ unit, week }: Moved['first']) => `Unit ${unit} minggu ${week}`;
  const isOne = first.unit === last.unit && first.week === last.week;
  const when = `${Math.abs(weeks)} minggu ${weeks < 0 ? 'lebih awal' : 'lebih lambat'}`;
  return isOne
    ? `${place(first)} hadir ${when}, pada ${to}.`
    : `${place(first)} sampai ${place(last)} hadir ${when}, mulai ${to}.`;
};
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
const lessonsOf = (children: readonly Child[]) =>
  children.map(({ name, lessons }) => ended(`${name}: ${lessons.join(', ')}`)).join(' ');

const dueOn = ({ due, days }: Bill) =>
  days === 0
    ? `jatuh tempo hari ini, ${due}`
    : days === 1
      ? `jatuh tempo besok, ${due}`
      : `jatuh tempo ${days} hari lagi, ${due}`;

const opened = ({ lessons, lastLesson, opens }: Bill) => {
  const last = `elajaran tahun ini berlangsung sampai Minggu, ${lastLesson}.`;
  if (lessons > 0) return `Ini membuka ${lessons} pelajaran; p${last}`;
  return opens ? `P${last}` : `Ini cicilan terakhir dari biaya setahun, tanpa pelajaran baru: p${last}`;
};

const toJoin =
  'Buka halaman anak, lalu tekan “Beli Kursus”, atau “Naik Tingkat” kalau sudah belajar di sini.';
const classKind = (classes: readonly LiveClass[]) =>
  classes.every(({ native }) => native) ? 'kelas langsung bersama guru penutur asli' : 'kelas langsung';
const classLine = ({ when, minutes, teacher }: LiveClass) =>
  `${when}${teacher === null ? '' : `, bersama ${teacher}`}, ${minutes} menit`;
const changedLine = (one: ChangedClass) => {
  if (one.before === null || one.change === 'none') return `${classLine(one)}.`;
  const length = one.before.minutes === one.minutes ? '' : `${one.before.minutes} menit`;
  const before = one.change === 'length' ? [length] : [one.before.when, length];
  return `${classLine(one)}, bukan lagi ${before.filter((part) => part !== '').join(', ')}.`;
};
const pageOf = (names: readonly string[]) =>
  names.length === 1 ? `halaman ${names.join('')}` : 'halaman setiap anak';
const namesIn = (classes: readonly ComingClass[]) => classes.flatMap(({ names }) => names);
const coming = (classes: readonly ComingClass[]) => {
  const units = [...new Set(classes.map(({ unit }) => `Unit ${unit}`))];
  const lines = classes.map(
    (one) => `${classes.length > 1 ? `${listed(one.names)}: ` : ''}${classLine(one)}.`,
  );
  return `${lines.join(' ')} Siapkan buku ${listed(units)} dan headphone, ya. Tombol masuknya muncul menjelang mulai di ${pageOf(namesIn(classes))}.`;
};

export const notices: Translated<typeof en.notices> = {
  bill_due: {
    title: (bill) => `${bill.child}: ${bill.amount} ${dueOn(bill)}`,
    body: (bill) =>
      `${bill.bill}: ${bill.amount} untuk ${bill.child}. Tagihan ini ${dueOn(bill)}. ${opened(bill)}${
        bill.opens
          ? bill.days > 0
            ? ` Kalau sampai ${bill.due} belum dibayar, pelajaran ${bill.child} menunggu sampai tagihannya lunas.`
            : ` Dibayar hari ini, ${bill.child} lanjut belajar tanpa terputus.`
          : ''
      }`,
  },
  bill_overdue: {
    title: ({ child, amount, opens }) =>
      opens ? `Pelajaran ${child} menunggu: ${amount} belum dibayar` : `${child}: ${amount} belum dibayar`,
    body: (bill) =>
      `${bill.bill}: ${bill.amount} jatuh tempo ${bill.due} dan belum kami terima. ${opened(bill)}${
        bill.opens ? ' Begitu dibayar, pelajarannya langsung terbuka lagi.' : ''
      } Tanggalnya kurang pas? Kabari kami, ya.`,
  },
  bill_lapsing: {
    title: ({ child, amount, lastDay }) => `${child}: ${amount} hanya bisa dibayar sampai ${lastDay}`,
    body: (bill) =>
      `${bill.bill}: ${bill.amount} bisa dibayar sampai ${bill.lastDay}. ${
        bill.opens
          ? `Pelajaran yang masih bisa ditonton langsung terbuka; yang sudah lewat tidak kembali. Setelah tanggal itu tidak bisa dibayar lagi: tidak jadi utang, tapi pelajaran bulan-bulan ini tetap tertutup untuk ${bill.child}.`
          : `${opened(bill)} Setelah tanggal itu tidak bisa dibayar lagi, dan tidak jadi utang.`
      }`,
  },
  video_new: {
    title: (children) => `Baru minggu ini untuk ${namesOf(children)}`,
    body: (children, lastDay) =>
      lastDay === null
        ? lessonsOf(children)
        : `${lessonsOf(children)} Video minggu ini bisa ditonton sampai ${lastDay}.`,
  },
  video_last_day: {
    title: (children) => `Hari terakhir menonton untuk ${namesOf(children)}`,
    body: (children, lastDay) =>
      lastDay === null
        ? lessonsOf(children)
        : `${lessonsOf(children)} Bisa ditonton sampai akhir hari ${lastDay}. Setelah itu videonya sudah tidak ada.`,
  },
  year_ending: {
    title: (children) => `Unit terakhir tahun ini sudah dimulai untuk ${namesOf(children)}`,
    body: () => 'Kalau pelajarannya habis, kursus tahun ini selesai.',
    next: (following) =>
      following
        ? `Mau lanjut tahun depan? Daftarkan ke Angkatan ${following.batch} paling lambat ${following.lastDay}: buka halaman anak, lalu tekan “Naik Tingkat”.`
        : 'Pendaftaran tahun depan belum dibuka. Begitu dibuka, kabarnya ada di halaman anak, di bagian “Naik Tingkat”.',
  },
  child_erased_soon: {
    title: (child, day) => `Data ${child} akan kami hapus pada ${day}`,
    body: (child, withAccount) =>
      `Sudah lama ${child} tidak belajar di sini. Karena itu kami akan menghapus nama, tanggal lahir, foto, kiriman, jawaban dan hasil semua tes, foto lembar tes, rapor, dan sertifikatnya${
        withAccount ? ', sekalian akun Anda' : ''
      }. Jangan lupa unduh dulu sertifikatnya. Salinan semua data ada di bagian Data & akun sampai hari itu. Kalau ${child} ikut kelas lagi, semuanya tetap ada.`,
  },
  registration_open: {
    title: ({ children, batch }) => `Angkatan ${batch} dibuka: ${namesOf(children)} bisa ikut`,
    body: ({ begins, hasBegun, lastDay }) =>
      `Pelajaran kelas ini ${hasBegun ? 'sudah mulai' : 'mulai'} ${begins}. Anda bisa mendaftar sampai ${lastDay}. ${toJoin}`,
  },
  registration_closing: {
    title: ({ children, lastDay }) => `Daftarkan ${namesOf(children)} paling lambat ${lastDay}`,
    body: ({ batch, begins, hasBegun, lastDay, today, days }) =>
      `Hari terakhir mendaftar ke Angkatan ${batch}: ${lastDay}. Dari hari ini, ${today}, tinggal ${days} hari. Pelajaran kelas ini ${hasBegun ? 'sudah mulai' : 'mulai'} ${begins}. ${toJoin}`,
  },
  holidays_changed: {
    title: (names) => `Libur berubah: pelajaran ${listed(names)} bergeser`,
    body: (free, moves, lastLesson) =>
      [
        ...free.map((week) => `Libur ${week}.`),
        'Sekolah mengubah minggu libur:',
        ...moves.map((one) => `• ${moved(one)}`),
        `Pelajaran tahun ini sekarang berlangsung sampai Minggu, ${lastLesson}. Yang sudah ada di halaman anak tetap di sana.`,
      ].join('\n'),
  },
  parcel_shipped: {
    title: (child) => `Paket belajar ${child} sedang dikirim`,
    body: (courier, resi) =>
      resi
        ? `Paketnya sudah kami serahkan ke ${courier}. Nomor resi: ${resi}. Dengan nomor ini Anda bisa melacaknya di situs kurir.`
        : `Paketnya sudah kami serahkan ke ${courier}. Begitu ada, nomor resinya muncul di halaman anak Anda.`,
  },
  grade_set: {
    title: (child, grade) => `${child} sekarang belajar di Tingkat ${grade}`,
    body: (child, grade) =>
      `Tingkat itu soal seberapa sulit bahasa Inggris di pelajarannya, dan sekolah sudah memilih yang cocok untuk ${child}. Mulai sekarang pelajaran di halaman ${child} dari Tingkat ${grade}. Tagihan Anda tetap sama, dan Anda tidak perlu apa-apa. Ada pertanyaan? Kabari kami, ya.`,
  },
  live_class_set: {
    title: ({ names, at, classes }) =>
      classes.length === 1
        ? `${listed(names)}: ${classKind(classes)} ${at}`
        : `${listed(names)}: kelas langsung mulai ${at}`,
    body: ({ names, classes }, weekly) =>
      weekly
        ? `Di minggu terakhir setiap unit, hari ${weekly.weekday} pukul ${classLine(weekly)}. Yang pertama ${weekly.first}. Semua tanggalnya ada di ${pageOf(names)}.`
        : `${classes.map((one) => `${classLine(one)}.`).join(' ')} Tombol masuknya muncul menjelang mulai di ${pageOf(names)}.`,
  },
  live_class_moved: {
    title: ({ names, at, classes, length }) => {
      const [first, ...others] = classes;
      if (others.length > 0)
        return `${listed(names)}: ${length ? `kelas langsung sekarang ${length.now} menit` : 'jadwal kelas langsung berubah'}`;
      const what = `${listed(names)}: ${classKind(classes)}`;
      if (length) return `${what} ${at} sekarang ${length.now} menit`;
      return first?.change === 'given' ? `${what} jadi diadakan, ${at}` : `${what} pindah ke ${at}`;
    },
    body: ({ names, classes, length, makeUps, isExcused }) => {
      const [first] = classes;
      const lines =
        first && length && classes.length > 1
          ? [
              `Mulai ${first.when}, setiap kelas sekarang ${length.now} menit, bukan lagi ${length.before} menit. Jam mulainya tetap.`,
            ]
          : classes.map(changedLine);
      const chosen = makeUps.map(({ name, when, stands }) =>
        stands
          ? `Kelas pengganti ${when} tetap seperti yang sudah dipilih: ${name} ikut di sana, jadi tidak perlu ikut kelas ini.`
          : `Kelas pengganti ${when} kami lepas: ${name} ikut kelas ini lagi.`,
      );
      if (makeUps.filter(({ stands }) => stands).length === names.length)
        return [...lines, ...chosen].join(' ');
      if (isExcused)
        return `${[...lines, ...chosen].join(' ')} ${listed(names)} tetap izin. Ternyata bisa ikut? Kabari kami di ${pageOf(names)} sebelum kelasnya dimulai.`;
      const makeUp = classes.every(({ native }) => native)
        ? ''
        : ', lalu pilih kelas pengganti yang masih ada tempatnya';
      return `${[...lines, ...chosen].join(' ')} Waktunya kurang pas? Sebelum kelasnya dimulai, kabari kami di ${pageOf(names)} bahwa ${names.length === 1 ? listed(names) : 'anak Anda'} tidak bisa ikut${makeUp}.`;
    },
  },
  live_class_cancelled: {
    title: ({ names, at, classes }) =>
      classes.length === 1
        ? `${listed(names)}: ${classKind(classes)} ${at} batal`
        : `${listed(names)}: beberapa kelas langsung batal`,
    body: ({ names, classes }) => {
      const elsewhere = classes.every(({ native }) => native)
        ? ''
        : ` Kalau mau, pilih saja kelas kelompok lain yang masih ada tempatnya, di ${pageOf(names)}.`;
      return `Mohon maaf, kelas ini tidak jadi: ${classes.map(classLine).join('; ')}. Pasti ada gantinya, dan tanggal barunya segera kami kabarkan.${elsewhere}`;
    },
    leftTitle: ({ names }) => `${listed(names)}: pindah kelompok, jadwal barunya menyusul`,
    leftBody: ({ names, classes: [first, ...others] }) =>
      `${listed(names)} pindah ke kelompok kelas langsung yang lain.${first ? ` Jadwal yang lama tidak berlaku lagi: tidak ada kelas untuk ${listed(names)} pada ${first.when}${others.length === 0 ? '' : ', begitu juga sesudahnya'}.` : ''} Begitu kelompok barunya punya hari dan jam, langsung kami kabari.`,
  },
  live_class_tomorrow: {
    title: (classes, at) => `${listed(namesIn(classes))}: ${classKind(classes)} ${at}`,
    body: coming,
  },
  live_class_soon: {
    title: (classes, time) =>
      `${listed(namesIn(classes))}: ${classKind(classes)} satu jam lagi, pukul ${time}`,
    body: coming,
  },
  live_class_message: {
    title: (names) => `Pesan untuk kelompok ${listed(names)}`,
  },
  work_reviewed: {
    title: (name) => `${name}: guru sudah menjawab`,
    body: (name, { unit, week, onceMore, sticker }) =>
      `Ada umpan balik untuk kiriman ${name} di Unit ${unit}, minggu ${week}. ${
        onceMore
          ? 'Guru ingin melihatnya sekali lagi: petunjuknya ada di sana.'
          : `Baca bersama, ya: ${name} mendapat stiker “${sticker}”`
      }`,
  },
  report_published: {
    title: (name, unit, isCorrection) =>
      isCorrection
        ? `Rapor ${name} sampai Unit ${unit} diperbaiki`
        : `Rapor ${name} sampai Unit ${unit} sudah terbit`,
    body: (name, corrected) =>
      corrected
        ? `Yang kami perbaiki: ${corrected.length === 0 ? 'beberapa hal di rapor itu' : listed(corrected.map((one) => reportSections[one]))}. Yang berlaku versi barunya; coba dibaca lagi, ya.`
        : `Yuk, baca apa yang sudah bagus, apa yang sedang bertumbuh, dan apa yang membantu ${name} di rumah. Rapornya bisa disimpan sebagai PDF.`,
  },
  written_test_open,
  test_slots_open: {
    title: (names, unit) => `${listed(names)}: pilih waktu tes lisan setelah unit ${unit}`,
    body: (names, first, last) =>
      `Guru mengobrol berdua beberapa menit dengan ${names.length === 1 ? listed(names) : 'setiap anak'}, antara ${first} dan ${last}. Pilih waktu yang cocok di ${pageOf(names)}, di bagian “Tes”. Sampai sehari sebelumnya waktu ini masih bisa dipindah atau dilepas.`,
  },
  certificate_ready: {
    title: (name) => `Sertifikat ${name} sudah jadi`,
    body: (name) =>
      `Setahun penuh belajar bahasa Inggris: hebat, ${name}! Sertifikatnya ada di halaman rapor. Cetak di kertas A4 mendatar, lalu pajang di dinding. Di sana Anda juga bisa memilih: boleh tidak yang punya kodenya mengecek keasliannya.`,
  },
  oral_test_tomorrow: {
    title: (tests, day) => `${listed(tests.map(({ name }) => name))}: tes lisan ${day}`,
    body: (tests) =>
      `${tests.map(({ name, when, minutes, teacher }) => `${name}: ${when}${teacher === null ? '' : `, bersama ${teacher}`}, ${minutes} menit.`).join(' ')} Tidak ada yang perlu dihafal: cukup siapkan headphone dan tempat yang tenang. Tombol untuk masuk muncul menjelang mulai di ${pageOf(tests.map(({ name }) => name))}, di bagian “Tes”.`,
  },
  oral_test_cancelled: {
    title: (names, at) => `${listed(names)}: tes lisan ${at} batal`,
    body: (names, when) =>
      `Mohon maaf, guru tidak bisa mengadakan tes lisan ${when}. Pilih waktu lain di ${pageOf(names)}, di bagian “Tes”.`,
  },
  oral_test_room: {
    title: (names, at) => `${listed(names)}: ruang tes lisan ${at} berganti`,
    body: (names, when) =>
      `Waktunya tetap: ${when}. Anda tidak perlu apa-apa: tombol di ${pageOf(names)}, di bagian “Tes”, membuka ruang yang baru.`,
  },
};

export const whatsapp: Translated<typeof en.whatsapp> = {
  aboutChild: (child) => `Ada kabar tentang ${child}`,
  aboutFamily: 'Ada kabar dari sekolah',
  signIn: (url) => `Masuk untuk membacanya: ${url}`,
};
