import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readConfig } from '../src/server/config.ts';
import { createArticle } from '../src/server/content/create-article.ts';
import { richText } from '../src/server/content/rich-text.ts';
import { openSchoolForCommand } from '../src/server/open-school.ts';
import { onBothDatabases } from './both-databases.ts';
import { signInTo } from './sign-in.ts';
import { inFolder, load, loadLine, run, productFile } from './support.ts';

const NEWS = 20;

/** What is read most: a child's year with every lesson and mark, and the news page's articles; on both databases. */
export const measureReads = () =>
  onBothDatabases((name, environment) =>
    inFolder(async (folder) => {
      const settings = { DATA_DIR: join(folder, 'school'), ...environment };
      const opening = await run(productFile, settings);
      const published = await get<{ news: object[] }>(`${opening.url}/api/v1/news/category/1`);
      await opening.stop();
      await publish(settings, folder, NEWS - published.news.length);
      const server = await run(productFile, settings);
      try {
        return [await childCourse(server.url, name), await news(server.url, name)];
      } finally {
        await server.stop();
      }
    }),
  );

const get = async <T>(url: string, cookie = ''): Promise<T> => {
  const answer = await fetch(url, { headers: { cookie } });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as T;
};

const publish = async (settings: Record<string, string>, folder: string, count: number) => {
  const picture = { path: join(folder, 'picture.png') };
  const blank = { create: { width: 1600, height: 900, channels: 3 as const, background: '#FFB224' } };
  await writeFile(picture.path, await sharp(blank).png().toBuffer());
  const paragraphs = richText(
    Array.from({ length: 6 }, () => 'A paragraph of news, as long as they are. '.repeat(8)),
  );
  const { parts, close } = await openSchoolForCommand(readConfig([], settings));
  try {
    for (let n = 1; n <= count; n += 1)
      await createArticle(parts.content, {
        by: null,
        title: { en: `News ${n}`, id: `Berita ${n}` },
        cardButton: { en: 'Read more', id: 'Baca selengkapnya' },
        detail: { en: paragraphs, id: paragraphs },
        link: null,
        button: { en: '', id: '' },
        card: picture,
        header: picture,
      });
  } finally {
    await close();
  }
};

/** Tiur of the demo school has been through almost the whole of Grade 4. */
const childCourse = async (url: string, name: string) => {
  const cookie = await signInTo(url, 'budi@kancil.test');
  const { users } = await get<{ users: { join_childs: { child_id: number; first_name: string }[] } }>(
    `${url}/api/v1/users/session`,
    cookie,
  );
  const child = users.join_childs.find(({ first_name: first }) => first === 'Tiur');
  const address = `${url}/api/v1/course/child-course/${child?.child_id}`;
  const { courses } = await get<{ courses: { child_course: { watched_at: string | null } }[] }>(
    address,
    cookie,
  );
  const marks = courses.filter(({ child_course: { watched_at: watched } }) => watched !== null).length;
  return loadLine(
    `GET /course/child-course/{id}, ${courses.length} lessons, ${marks} marks, ${name}`,
    await load(address, { cookie }),
  );
};

const news = async (url: string, name: string) => {
  const address = `${url}/api/v1/news/category/1`;
  const { length } = (await get<{ news: object[] }>(address)).news;
  return loadLine(`GET /news/category/1, ${length} news, ${name}`, await load(address));
};
