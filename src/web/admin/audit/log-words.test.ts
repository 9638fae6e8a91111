import { describe, expect, test } from 'vitest';
import type { AuditEntry } from '../../../contract/audit.ts';
import { formatsOf } from '../../../i18n/formats.ts';
import { texts as en } from '../../../i18n/en/admin-area.ts';
import { texts as id } from '../../../i18n/id/admin-area.ts';
import { officeMoment } from '../list/office-date.ts';
import { type LogWords, changesIn, linesOf, objectOf, summaryOf } from './log-words.ts';

const english: LogWords = { texts: en, formats: formatsOf('en') };
const indonesian: LogWords = { texts: id, formats: formatsOf('id') };

const entry = (said: Partial<AuditEntry>): AuditEntry => ({
  log_id: 1,
  at: '2026-08-10T03:00:00.000Z',
  by: { user_id: 1, name: 'Dewi' },
  kind: 'order',
  object_id: '7',
  object_name: 'Alya Kartika',
  action: 'update',
  deleted: false,
  before: {},
  after: {},
  ...said,
});

const readIn = (words: LogWords, said: Partial<AuditEntry>) =>
  changesIn(entry(said), words).map(({ label, before, after }) => [label, before, after]);

test('what was erased is named by its number, and says what was done for its account', () => {
  const erased = { kind: 'family', object_id: '3', object_name: '' } as const;
  const closed = entry({ ...erased, before: { closed: false }, after: { closed: true } });
  expect([objectOf(closed, english), summaryOf(closed, english)]).toEqual(['Family #3', 'Account closed']);
  expect([objectOf(closed, indonesian), summaryOf(closed, indonesian)]).toEqual([
    'Keluarga #3',
    'Akun ditutup',
  ]);
  expect(summaryOf(entry(erased), english)).toBe('Changed (details erased)');
  expect(objectOf(entry({ kind: 'oral_test', object_id: '12', object_name: '' }), english)).toBe(
    'Oral test #12',
  );
  expect(objectOf(entry({ kind: 'report', object_id: '4', object_name: '' }), indonesian)).toBe('Rapor #4');
  expect(objectOf(entry({ kind: 'payment', object_id: 'KE-1', object_name: '' }), english)).toBe(
    'Payment: KE-1',
  );
  expect(objectOf(entry({ kind: 'announcement', object_id: '5', object_name: '3' }), english)).toBe(
    'Message to families: Batch 3',
  );
});

describe('a change in the log', () => {
  test('names the kind of a message that was opened for WhatsApp', () => {
    const opened = entry({
      kind: 'family',
      before: { opened_for_whatsapp: null },
      after: { opened_for_whatsapp: 'child_enrolled' },
    });
    expect(summaryOf(opened, english)).toBe('Opened for WhatsApp: Child enrolled');
    expect(summaryOf(opened, indonesian)).toBe('Dibuka untuk WhatsApp: Anak terdaftar');
  });

  test('says amounts in rupiah, and shares in percent', () => {
    const price = {
      kind: 'price',
      before: { normal_price: 700_000, discount: 0 },
      after: { normal_price: 750_000, discount: 50_000 },
    } as const;
    expect(readIn(english, price)).toEqual([
      ['Normal Price', 'Rp\u00a0700.000', 'Rp\u00a0750.000'],
      ['Discount', 'Rp\u00a00', 'Rp\u00a050.000'],
    ]);
    expect(
      readIn(indonesian, { kind: 'price', before: { fee_share: 0.03 }, after: { fee_share: 0.0275 } }),
    ).toEqual([['Biaya Kartu', '3 %', '2,75 %']]);
  });

  test('says days and times as the back office writes them, in Jakarta', () => {
    expect(officeMoment('2026-08-10T20:05:00.000Z', formatsOf('en'))).toBe('11-08-2026 03:05');
    const batch = {
      kind: 'batch',
      before: { start_registration: '2026-08-01', is_active: true },
      after: { start_registration: '2026-08-02', is_active: false },
    } as const;
    expect(readIn(english, batch)).toEqual([
      ['Start Registration Date', '01-08-2026', '02-08-2026'],
      ['Status', 'Active', 'Not Active'],
    ]);
  });

  test('says when staff spoke with a family about a bill', () => {
    const spoken = {
      kind: 'family',
      before: { contacted: null },
      after: { contacted: '2026-08-10T04:00:00.000Z' },
    } as const;
    expect(readIn(english, spoken)).toEqual([['Spoken about a bill', '', '10-08-2026 11:00']]);
  });

  test('says a status, a courier and what is empty in words', () => {
    const order = {
      before: { resi: null, delivery_status: 'unshipped', courier: 'jne' },
      after: { resi: 'JNE001', delivery_status: 'shipped', courier: 'pos' },
    };
    expect(readIn(indonesian, order)).toEqual([
      ['Resi', '', 'JNE001'],
      ['Status Pesanan', 'Belum dikirim', 'Sudah dikirim'],
      ['Kurir', 'JNE', 'Pos Indonesia'],
    ]);
  });

  test('names the category of a testimony and of a performance by their own lists', () => {
    const category = { before: { category: 2 }, after: { category: 3 } };
    expect(readIn(english, { kind: 'testimony', ...category })).toEqual([
      ['Category', 'Our Graduates', 'Our Students'],
    ]);
    expect(readIn(english, { kind: 'performance', ...category })).toEqual([
      ['Category', '#WFHArt', 'My Parents & Me'],
    ]);
  });

  test('shows an article without its tags, and says in words when they alone have changed', () => {
    const article = (before: string, after: string) =>
      readIn(english, { kind: 'news', before: { content_detail: before }, after: { content_detail: after } });
    expect(article('<h2>Open</h2><p>Mum &amp; dad</p>', '<p>Closed</p>')).toEqual([
      ['Content Detail (English)', 'Open\nMum & dad', 'Closed'],
    ]);
    const formatted = { content_detail: '<p>Open</p>' };
    const said = {
      kind: 'news',
      before: formatted,
      after: { content_detail: '<p><strong>Open</strong></p>' },
    } as const;
    const sameWords = 'The same words, with other headings, links, pictures or formatting';
    expect(readIn(english, said)).toEqual([['Content Detail (English)', null, sameWords]]);
    expect(summaryOf(entry(said), english)).toBe(`Content Detail (English): ${sameWords}`);
  });

  test('says what happened to an account or a story as a sentence', () => {
    const line = (words: LogWords, kind: AuditEntry['kind'], before: AuditEntry['before'], after: object) =>
      summaryOf(entry({ kind, before, after: after as AuditEntry['after'] }), words);
    const at = '2026-08-10T03:00:00.000Z';
    expect(line(english, 'family', { activated: false }, { activated: true })).toBe('Account activated');
    expect(line(english, 'family', { activation_mailed_at: null }, { activation_mailed_at: at })).toBe(
      'Activation email sent again on 10-08-2026 10:00',
    );
    expect(line(english, 'family', { reset_link_until: null }, { reset_link_until: at })).toBe(
      'Reset link made, usable until 10-08-2026 10:00',
    );
    expect(line(english, 'news', { published_at: null }, { published_at: at })).toBe(
      'Published on 10-08-2026 10:00',
    );
    expect(line(indonesian, 'news', { published_at: at }, { published_at: null })).toBe(
      'Ditarik dari situs, setelah tampil sejak 10-08-2026 10.00',
    );
  });

  test('tells a refund that was asked for from one that is done or was not made', () => {
    const said = (words: LogWords, name: string, was: number, is: number) =>
      summaryOf(
        entry({
          kind: 'payment',
          before: { refund_way: null, [name]: was },
          after: { refund_way: 'gateway', [name]: is },
        }),
        words,
      );
    expect(said(english, 'refunding_amount', 0, 40_000)).toBe('Refund requested: Rp\u00a040.000, and 1 more');
    expect(said(english, 'refunded_amount', 10_000, 50_000)).toBe('Refunded: Rp\u00a040.000, and 1 more');
    expect(said(english, 'refunding_amount', 40_000, 0)).toBe('Refund not made: Rp\u00a040.000, and 1 more');
    expect(said(indonesian, 'refunding_amount', 0, 40_000)).toBe(
      'Pengembalian dana diminta: Rp\u00a040.000, dan 1 lagi',
    );
  });

  test('reads a table, a picture and the cut part of a long article as the comparison of two versions does', () => {
    const before =
      '…lass="x">a &quot;b&quot;</p><table><tbody><tr><td><p>Mon</p></td><td><p>8</p></td></tr></tbody></table><p cl…';
    const after = '…lass="x">c</p><img src="/x" alt="A kite" /><p cl…';
    expect(
      readIn(english, { kind: 'news', before: { content_detail: before }, after: { content_detail: after } }),
    ).toEqual([['Content Detail (English)', '…a "b"\nMon | 8\n…', '…c\n[Picture: A kite]\n…']]);
    const words = {
      kind: 'performance',
      before: { content_detail: '2 < 3 > 1' },
      after: { content_detail: '' },
    } as const;
    expect(readIn(english, words)).toEqual([['Description (English)', '2 < 3 > 1', '']]);
  });

  test('says that a picture is another one, and never its key', () => {
    expect(
      readIn(english, { kind: 'testimony', before: { image: 'a.webp' }, after: { image: 'b.webp' } }),
    ).toEqual([['Image', 'a file', 'another file']]);
  });

  test('says of the placement test which field of which question is another', () => {
    const part = {
      kind: 'placement_part',
      before: {
        'question_3-prompt': 'She ___ here.',
        'question_3-right': 'a',
        'question_2-recording': 'one',
        'example-line0-speaker': 'man',
      },
      after: {
        'question_3-prompt': 'They ___ here.',
        'question_3-right': 'b',
        'question_2-recording': 'two',
        'example-line0-speaker': 'woman',
      },
    } as const;
    expect(readIn(english, part)).toEqual([
      ['Question 3, What is asked', 'She ___ here.', 'They ___ here.'],
      ['Question 3, Right answer', 'Choice A', 'Choice B'],
      ['Question 2, Recording', 'a file', 'another file'],
      ['Worked example, Who says line 1', 'Man', 'Woman'],
    ]);
    expect(readIn(indonesian, part)).toEqual([
      ['Soal 3, Pertanyaannya', 'She ___ here.', 'They ___ here.'],
      ['Soal 3, Kunci jawaban', 'Pilihan A', 'Pilihan B'],
      ['Soal 2, Rekaman', 'sebuah berkas', 'berkas lain'],
      ['Contoh beserta jawabannya, Yang mengucapkan kalimat 1', 'Laki-laki', 'Perempuan'],
    ]);
  });

  test('says of a group of live classes when it meets, and where nothing of a link', () => {
    const group = {
      kind: 'live_group',
      before: { batch: 1, weekday: null, time: null, minutes: null, has_link: false },
      after: { batch: 1, weekday: 4, time: '16:00', minutes: 60, has_link: true },
    } as const;
    expect(readIn(english, group)).toEqual([
      ['Batch', null, '1'],
      ['Day', '', 'Thursday'],
      ['Time (WIB)', '', '16.00'],
      ['Length in Minutes', '', '60'],
      ['Own link', 'No', 'Yes'],
    ]);
    expect(readIn(indonesian, group).slice(1, 4)).toEqual([
      ['Hari', '', 'Kamis'],
      ['Jam (WIB)', '', '16.00'],
      ['Durasi dalam Menit', '', '60'],
    ]);
    const move = { before: { child_id: 7, group: 1 }, after: { child_id: 7, group: 2 } };
    expect(readIn(indonesian, { kind: 'live_group', ...move })).toEqual([
      ['Anak', null, '7'],
      ['Kelompok', 'kelompok 1', 'kelompok 2'],
    ]);
  });

  test('says what happened to a live class as a sentence, and names its group in the language', () => {
    const line = (words: LogWords, kind: AuditEntry['kind'], before: AuditEntry['before'], after: object) =>
      summaryOf(entry({ kind, before, after: after as AuditEntry['after'] }), words);
    expect(line(english, 'live_class', { cancelled: false }, { cancelled: true })).toBe('Class cancelled');
    expect(line(indonesian, 'live_class', { marked: null }, { marked: 5 })).toBe('Kehadiran 5 anak dicatat');
    expect(line(indonesian, 'live_class', { entered_as_host: null }, { entered_as_host: true })).toBe(
      'Masuk ke ruang kelas sebagai tuan rumah',
    );
    expect(line(english, 'live_group', { pasted_link: null }, { pasted_link: 'replaced' })).toBe(
      'Link replaced',
    );
    expect(line(english, 'live_group', { message: null }, { message: 120 })).toBe(
      'Message of 120 characters to the families',
    );
    const ofUnit = { batch: 1, unit: 4, day: '2027-01-21' };
    expect(line(english, 'live_class', { ...ofUnit, cancelled: false }, { ...ofUnit, cancelled: true })).toBe(
      'Unit 4, 21-01-2027: Class cancelled',
    );
    expect(
      line(indonesian, 'live_class', { batch: 1, unit: 4, marked: null }, { batch: 1, unit: 4, marked: 5 }),
    ).toBe('Unit 4: Kehadiran 5 anak dicatat');
    expect(line(english, 'live_class', { unit: 4, day: '2027-01-21' }, { unit: 4, day: '2027-01-22' })).toBe(
      'Unit 4: Day: 21-01-2027 → 22-01-2027',
    );
    const named = entry({ kind: 'live_class', object_name: 'Grade 3, group 2' });
    expect(objectOf(named, english)).toBe('Live class: Grade 3, group 2');
    expect(objectOf(named, indonesian)).toBe('Kelas langsung: Tingkat 3, kelompok 2');
  });

  test('says that the result of a test was entered or corrected, and not what it came to', () => {
    const [first, later] = ['2026-10-28T09:01:00.000Z', '2026-10-28T09:05:00.000Z'];
    const said = (words: LogWords, was: string | null, is: string) =>
      summaryOf(entry({ kind: 'written_test', before: { result_at: was }, after: { result_at: is } }), words);
    expect(said(english, null, first)).toBe('Result entered');
    expect(said(english, first, later)).toBe('Result corrected');
    expect(said(indonesian, null, first)).toBe('Hasil dicatat');
    const held = {
      before: { state: 'booked', result_at: null },
      after: { state: 'done', result_at: first },
    };
    expect(linesOf(entry({ kind: 'oral_test', ...held }), english)).toEqual([
      'Result: Booked → Held',
      'Result entered',
    ]);
  });

  test('tells what says which part it was from what changed', () => {
    expect(
      readIn(english, { kind: 'grade', before: { batch: 1, grade: 2 }, after: { batch: 1, grade: 4 } }),
    ).toEqual([
      ['Batch', null, '1'],
      ['Grade', 'Grade 2', 'Grade 4'],
    ]);
  });

  test('leaves out what is empty of an object that was created or deleted', () => {
    expect(
      readIn(english, { kind: 'course', before: null, after: { title: 'Animals', video: null } }),
    ).toEqual([['Title (English)', null, 'Animals']]);
    expect(readIn(english, { kind: 'course', before: { title: 'Animals', desc: '' }, after: null })).toEqual([
      ['Title (English)', 'Animals', null],
    ]);
  });

  test('is one line in the list: its first field, and how many others', () => {
    const before = { resi: null, delivery_status: 'unshipped' };
    const after = { resi: 'JNE001', delivery_status: 'shipped' };
    expect(summaryOf(entry({ before, after }), english)).toBe('Resi: empty → JNE001, and 1 more');
    const [first, ...others] = linesOf(entry({ before, after }), english);
    expect([first, others.length]).toEqual(['Resi: empty → JNE001', 1]);
    expect(summaryOf(entry({ before: { resi: null }, after: { resi: 'JNE001' } }), indonesian)).toBe(
      'Resi: kosong → JNE001',
    );
    expect(summaryOf(entry({ action: 'delete', after: null }), english)).toBe('Deleted');
  });

  test('names its object by its kind, a batch by its number and the card fee in the language', () => {
    expect(objectOf(entry({}), english)).toBe('Order: Alya Kartika');
    expect(objectOf(entry({ kind: 'batch', object_name: '3' }), indonesian)).toBe('Angkatan 3');
    expect(
      objectOf(entry({ kind: 'price', object_id: 'card_fee', object_name: 'Card fee' }), indonesian),
    ).toBe('Harga: Biaya kartu');
  });

  test('has a label in both languages for every field that the log keeps', () => {
    const kept: Record<AuditEntry['kind'], string> = {
      order: 'courier resi delivery_status',
      batch: 'batch start_date start_registration end_registration is_active holiday_weeks',
      course: 'title title_indo desc desc_indo grade unit week type video',
      grade: 'batch grade',
      staff: 'email role invited_at ended second_factor second_factor_required',
      family:
        'first_name last_name phone_number city zip_code address_details special_notes max_children activated activation_mailed_at email reset_link_until certificate_edition',
      testimony: 'testimony testimony_title_indo sender sender_indo category image',
      price: 'setting_name setting_name_indo setting_desc setting_desc_indo normal_price discount fee_share',
      brand:
        'name whatsapp email street place region region_indo postal_code instagram facebook youtube tiktok banner banner_indo teacher_name teacher_about teacher_about_indo class_times class_times_indo',
      news: 'title title_indo content_detail content_detail_indo published_at card_button_text card_button_text_indo content_detail_button_text content_detail_button_text_indo link image header',
      performance: 'title title_indo content_detail content_detail_indo published_at category child_id video',
      payment: 'refunded_amount refund_way refund_reason other_amount decision difference note',
      settlement_report: 'file_name first_day last_day row_count',
      live_group: 'batch places weekday time minutes teacher has_link pasted_link child_id group message',
      live_class:
        'batch unit day time minutes teacher has_link pasted_link cancelled marked attendance entered_as_host',
      report: 'child_id batch stage revision steps remarks next_steps own_words',
      report_sentence: 'sentence_group sentence sentence_indo',
      written_test: 'sheet listening reading words writing result_at',
      written_test_opening: 'until',
      written_test_content: 'revision listening reading words writing',
      oral_test: 'batch day time minutes slots teacher booked state result_at',
      task: 'grade unit week letters feedback_at',
      public_holiday: 'name name_indo',
      api_token: 'scopes ends_at ended',
      webhook: 'url kinds status',
      export: 'row_count filter searched',
      kit_stock: 'received corrected warn_below note',
      announcement: 'batch grade group families',
      opening: 'test_mail prices backup put_away',
      family_import: 'file_name families children invited',
      placement_part:
        'question_1 question_2 question_3 question_4 question_5 question_1-tests question_1-words question_1-accepted question_1-mistake0-order title title_indo instruction instruction_indo example_note example_note_indo',
    };
    for (const [kind, names] of Object.entries(kept))
      for (const name of names.split(' '))
        for (const words of [english, indonesian]) {
          const [change] = changesIn(
            entry({ kind: kind as AuditEntry['kind'], before: null, after: { [name]: 1 } }),
            words,
          );
          expect([kind, name, change?.label]).not.toEqual([kind, name, name]);
        }
  });
});
