import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { TestSchool, Visitor } from '../../../tests/support/school.ts';
import type { News } from '../../contract/content-objects.ts';
import { mp4 } from '../courses/courses.test-support.ts';

export const newArticle = {
  cardNewsTitleEN: 'Registration is open',
  cardNewsTitleID: 'Pendaftaran dibuka',
  cardButtonTextEN: 'Read how',
  cardButtonTextID: 'Lihat caranya',
  contentLinkTo: '',
  contentButtonTextEN: '',
  contentButtonTextID: '',
  contentDetailEN: '<p>Come and see.</p>',
  contentDetailID: '<p>Ayo lihat.</p>',
};
export const newPerformance = {
  category: '2',
  titleEN: 'My kite',
  titleID: 'Layang-layangku',
  descriptionEN: 'Made of paper',
  descriptionID: 'Dari kertas',
};

export type Fields = Record<string, string | number | boolean>;
export type Sent = Record<string, Buffer>;

/** The back office's calls for news and student performances. */
export const newsApi = async (school: TestSchool, admin: Visitor) => {
  const plain = { width: 20, height: 10, channels: 3, background: '#0E7C5A' } as const;
  const picture = await sharp({ create: plain }).png().toBuffer();
  const pictures: Sent = { cardImage: picture, contentHeaderImage: picture };
  const send = (path: string, fields: Fields, sent: Sent, who = admin) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    for (const [name, file] of Object.entries(sent))
      form.append(name, new Blob([Uint8Array.from(file)]), name);
    return who.call('POST', path, { form });
  };
  const must = (answer: Awaited<ReturnType<typeof send>>): News => {
    if (answer.status > 201) throw new Error(JSON.stringify(answer.body));
    return answer.body['news'] as News;
  };
  const store = (changes: Fields = {}, sent = pictures, who = admin) =>
    send('/news/store', { ...newArticle, ...changes }, sent, who);
  const storePerformance = (changes: Fields = {}, sent: Sent = { video: mp4() }) =>
    send('/news/store', { ...newPerformance, ...changes }, sent);
  const upload = (file = picture) => send('/news/temp', {}, { file });
  return {
    picture,
    pictures,
    send,
    store,
    stored: async (changes: Fields = {}) => must(await store(changes)),
    storePerformance,
    performance: async (changes: Fields = {}) => must(await storePerformance(changes)),
    update: (id: number, changes: Fields = {}, sent: Sent = {}) =>
      send('/news/update', { ...newArticle, ...changes, id }, sent),
    updatePerformance: (id: number, changes: Fields = {}, sent: Sent = {}) =>
      send('/news/update', { ...newPerformance, ...changes, id }, sent),
    destroy: (id: number, who = admin) => who.call('GET', `/news/destroy/${id}`),
    upload,
    /** the address of a picture just uploaded */
    uploaded: async () => String((await upload()).body['location']),
    /** as somebody is answered it; undefined when it is not found */
    asSeenBy: async (who: Pick<Visitor, 'call'>, id: number) =>
      (await who.call('GET', `/news/id/${id}`)).body['news'] as News | undefined,
    /** how many files there are of a kind */
    async kept(folder: 'news' | 'articles' | 'performances') {
      const all = await readdir(join(school.parts.config.dataDir, 'files/kept'), { recursive: true }).catch(
        () => [],
      );
      return all.filter((name) => name.startsWith(`${folder}/`) && /\.\w+$/.test(name)).length;
    },
    log: async (kind: 'news' | 'performance', id: number) =>
      (await admin.call('GET', `/log?kind=${kind}&id=${id}`)).body['entries'] as Record<string, unknown>[],
  };
};

export type NewsApi = Awaited<ReturnType<typeof newsApi>>;
