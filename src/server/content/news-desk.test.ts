import { describe, expect, test } from 'vitest';
import { testSchool } from '../../../tests/support/school.ts';
import { mp4 } from '../courses/courses.test-support.ts';
import { type Fields, newArticle, newsApi } from './news-desk.test-support.ts';

const school = await testSchool();
const admin = await school.admin();
const desk = await newsApi(school, admin);

const errorsOf = ({ status, body }: { status: number; body: { errors?: Record<string, string> } }) => [
  status,
  body.errors,
];

describe('news that staff store', () => {
  test('are seen by guests at once, with what was written', async () => {
    const answer = await desk.store({
      category: 1,
      contentLinkTo: 'https://example.org/a',
      contentButtonTextEN: 'To the place',
      contentButtonTextID: 'Ke tempatnya',
    });
    expect([answer.status, answer.body.message]).toEqual([201, 'Created']);
    const { news_id: id } = answer.body['news'] as { news_id: number };
    expect(await desk.asSeenBy(school, id)).toMatchObject({
      category: 1,
      title: 'Registration is open',
      title_indo: 'Pendaftaran dibuka',
      card_button_text: 'Read how',
      card_button_text_indo: 'Lihat caranya',
      content_detail: '<p>Come and see.</p>',
      content_detail_indo: '<p>Ayo lihat.</p>',
      content_detail_button_text: 'To the place',
      content_detail_button_text_indo: 'Ke tempatnya',
      link: 'https://example.org/a',
      image_url: expect.stringContaining(`/news/${id}/image`),
      header_url: expect.stringContaining(`/news/${id}/header`),
      video_url: null,
      published_at: '2026-08-10T03:00:00.000Z',
      version: 1,
    });
  });

  test.each<[Fields, string, string]>([
    [{ cardNewsTitleEN: '' }, 'cardNewsTitleEN', 'Card News Title (English) are required'],
    [{ cardNewsTitleID: ' ' }, 'cardNewsTitleID', 'Card News Title (Indonesia) are required'],
    [{ cardButtonTextEN: '' }, 'cardButtonTextEN', 'Card Button Text (English) are required'],
    [{ cardButtonTextID: '' }, 'cardButtonTextID', 'Card Button Text (Indonesia) are required'],
    [{ contentDetailEN: '' }, 'contentDetailEN', 'Content Detail (English) are required'],
    [{ contentDetailID: '' }, 'contentDetailID', 'Content Detail (Indonesia) are required'],
    [{ contentDetailEN: '<p></p>' }, 'contentDetailEN', 'Content Detail (English) are required'],
    [{ contentDetailID: '<p>&nbsp;<br></p>' }, 'contentDetailID', 'Content Detail (Indonesia) are required'],
    [
      { contentDetailEN: '<script>alert(1)</script>' },
      'contentDetailEN',
      'Content Detail (English) are required',
    ],
    [
      { contentLinkTo: 'https://example.org', contentButtonTextID: 'Ke sana' },
      'contentButtonTextEN',
      'Content Button Text (English) are required if Content Link To is filled.',
    ],
    [
      { contentLinkTo: 'https://example.org', contentButtonTextEN: 'Go' },
      'contentButtonTextID',
      'Content Button Text (Indonesia) are required if Content Link To is filled.',
    ],
    [{ contentDetailEN: '<p>a\u0000b</p>' }, 'contentDetailEN', 'Invalid Content Detail (English)'],
    [{ cardNewsTitleEN: 'x'.repeat(201) }, 'cardNewsTitleEN', 'Card News Title (English) is too long'],
    [{ category: '5' }, 'category', 'Invalid Student Performance Category'],
  ])('are refused with %o, which is said of its field', async (changes, field, message) => {
    const before = await desk.kept('news');
    expect(errorsOf(await desk.store(changes))).toEqual([422, { [field]: message }]);
    expect(await desk.kept('news')).toBe(before);
  });

  test('are refused in Indonesian to whoever reads Indonesian', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...newArticle, contentLinkTo: 'javascript:alert(1)' }))
      form.append(name, value);
    await admin.call('POST', '/users/update-locale', { body: { locale: 'ID' } });
    const refused = await admin.call('POST', '/news/store', { form });
    await admin.call('POST', '/users/update-locale', { body: { locale: 'EN' } });
    expect(refused.body.errors).toEqual({
      contentLinkTo:
        'Tautan ini buntu. Isi alamat web seperti https://example.org, atau halaman situs ini seperti news/5',
      contentButtonTextEN: 'Teks Tombol Konten (Inggris) wajib diisi jika Tautan Konten diisi.',
      contentButtonTextID: 'Teks Tombol Konten (Indonesia) wajib diisi jika Tautan Konten diisi.',
    });
  });

  test('need both pictures, each a picture, and take no video', async () => {
    const before = await desk.kept('news');
    const { picture, pictures } = desk;
    expect(errorsOf(await desk.store({}, {}))).toEqual([
      422,
      { cardImage: 'Card Image are required', contentHeaderImage: 'Content Header Image are required' },
    ]);
    expect(errorsOf(await desk.store({}, { cardImage: picture }))).toEqual([
      422,
      { contentHeaderImage: 'Content Header Image are required' },
    ]);
    expect(errorsOf(await desk.store({}, { ...pictures, cardImage: Buffer.from('no picture') }))).toEqual([
      415,
      { cardImage: expect.stringContaining('not complete') },
    ]);
    expect(errorsOf(await desk.store({}, { ...pictures, video: mp4() }))).toEqual([
      422,
      { video: 'Invalid Video' },
    ]);
    expect(await desk.kept('news')).toBe(before);
  });

  test('that are too long are told the limit; above 1.5 MB they are not read to their end', async () => {
    const longest = `<p>${'x'.repeat(200_000 - 7)}</p>`;
    expect((await desk.store({ contentDetailEN: longest })).status).toBe(201);
    expect(errorsOf(await desk.store({ contentDetailEN: `${longest}x` }))).toEqual([
      422,
      {
        contentDetailEN:
          'Content Detail (English) is too long: it may hold 200,000 characters, its formatting included',
      },
    ]);
    expect((await desk.store({ contentDetailEN: 'x'.repeat(1024 * 1024) })).status).toBe(422);
    // Each sign is stored as four.
    expect((await desk.store({ contentDetailID: '>'.repeat(50_001) })).body.errors).toEqual({
      contentDetailID: expect.stringContaining('200,000 characters'),
    });
    const tooLarge = await desk.store({ contentDetailEN: 'x'.repeat(1_500_001) });
    expect([tooLarge.status, tooLarge.body['error']]).toEqual([413, 'body_too_large']);
  });
});

describe('news that staff update', () => {
  test('keep the pictures that are not sent; a replaced one is deleted with all its forms', async () => {
    const stored = await desk.stored();
    const before = await desk.kept('news');
    const answer = await desk.update(stored.news_id, { cardNewsTitleEN: 'Last places' });
    expect(answer.body).toMatchObject({ message: 'Update Success!' });
    expect(answer.body['news']).toMatchObject({
      title: 'Last places',
      image_url: stored.image_url,
      header_url: stored.header_url,
      published_at: stored.published_at,
      version: 2,
    });
    const replaced = await desk.update(stored.news_id, {}, { cardImage: desk.picture });
    expect(replaced.body['news']).toMatchObject({ header_url: stored.header_url });
    expect((replaced.body['news'] as typeof stored).image_url).not.toBe(stored.image_url);
    expect(await desk.kept('news')).toBe(before);
  });

  test('from an older version are refused with what stands there; their pictures are not kept', async () => {
    const { news_id: id } = await desk.stored();
    expect((await desk.update(id, { version: 1, cardNewsTitleEN: 'By Dewi' })).status).toBe(200);
    const before = await desk.kept('news');
    const stale = await desk.update(id, { version: 1, cardNewsTitleEN: 'By Budi' }, desk.pictures);
    expect([stale.status, stale.body['error']]).toEqual([409, 'changed_meanwhile']);
    expect(stale.body['news']).toMatchObject({ title: 'By Dewi', version: 2 });
    expect(await desk.kept('news')).toBe(before);
    expect((await desk.update(id, { version: 2, cardNewsTitleEN: 'By Budi' })).status).toBe(200);
  });

  test('of two at once from the same version one is saved', async () => {
    const { news_id: id } = await desk.stored();
    const saves = ['Dewi', 'Budi'].map((name) => desk.update(id, { version: 1, cardNewsTitleEN: name }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await desk.asSeenBy(admin, id)).toMatchObject({ version: 2 });
  });

  test('are not found once they were deleted meanwhile, or when they are a performance', async () => {
    const { news_id: id, version } = await desk.stored();
    const work = await desk.performance();
    expect((await desk.destroy(id)).status).toBe(200);
    const before = await desk.kept('news');
    const answer = await desk.update(id, { version }, desk.pictures);
    expect([answer.status, answer.body['error']]).toEqual([404, 'not_found']);
    expect((await desk.update(work.news_id)).status).toBe(404);
    expect((await desk.updatePerformance((await desk.stored()).news_id)).status).toBe(404);
    expect(await desk.kept('news')).toBe(before + 2 * formsOfPicture + 1);
  });

  /** A picture of 20 by 10 pixels: its own file, AVIF and WebP; the header also as links show it. */
  const formsOfPicture = 3;
});

describe('news that staff delete', () => {
  test('are gone for everybody, with all files; a second time they are not found', async () => {
    const before = await desk.kept('news');
    const { news_id: id, image_url } = await desk.stored();
    const deleted = await desk.destroy(id);
    expect([deleted.status, deleted.body]).toEqual([200, { code: 200, message: 'OK' }]);
    expect(await desk.asSeenBy(school, id)).toBeUndefined();
    expect(await desk.asSeenBy(admin, id)).toBeUndefined();
    expect((await school.app.inject({ url: image_url ?? '' })).statusCode).toBe(404);
    expect(await desk.kept('news')).toBe(before);
    expect((await desk.destroy(id)).status).toBe(404);
  });
});

test('the audit log keeps who stored, updated and deleted news, and of long texts what changed', async () => {
  const long = '<p>x</p>'.repeat(1000);
  const { news_id: id } = await desk.stored({ contentDetailEN: `${long}<p>old</p>` });
  await desk.update(id, { contentDetailEN: `${long}<p>new</p>`, published: false });
  await desk.destroy(id);
  const [removal, change, creation] = await desk.log('news', id);
  expect(creation).toMatchObject({
    action: 'create',
    object_name: 'Registration is open',
    before: null,
    after: { title: 'Registration is open', link: null, published_at: '2026-08-10T03:00:00.000Z' },
  });
  expect(change).toMatchObject({
    action: 'update',
    before: { content_detail: expect.stringMatching(/^….{200}old<\/p>$/s) },
    after: { content_detail: expect.stringMatching(/^….{200}new<\/p>$/s), published_at: null },
  });
  expect(Object.keys(change?.['after'] as object).toSorted()).toEqual(['content_detail', 'published_at']);
  expect(removal).toMatchObject({ action: 'delete', after: null, by: { name: 'Dewi' } });
});

test('the audit log keeps that a picture of news was replaced', async () => {
  const { news_id: id } = await desk.stored();
  for (const [field, logged] of [
    ['cardImage', 'image'],
    ['contentHeaderImage', 'header'],
  ] as const) {
    await desk.update(id, {}, { [field]: desk.picture });
    const [{ before, after } = {}] = await desk.log('news', id);
    expect(Object.keys(after as object)).toEqual([logged]);
    expect(Object.values(before as object)).not.toEqual(Object.values(after as object));
  }
});

test('news are written by staff alone', async () => {
  const parent = await school.parent();
  const { news_id: id } = await desk.stored();
  expect((await desk.store({}, desk.pictures, parent)).status).toBe(403);
  expect((await desk.send('/news/update', { ...newArticle, id }, {}, parent)).status).toBe(403);
  expect((await desk.send('/news/temp', {}, { file: desk.picture }, parent)).status).toBe(403);
  expect((await desk.destroy(id, parent)).status).toBe(403);
  expect(await desk.asSeenBy(school, id)).toMatchObject({ version: 1 });
});
