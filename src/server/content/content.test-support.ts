import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { TestSchool } from '../../../tests/support/school.ts';
import { type Refused, isRefused } from '../../contract/refusals.ts';
import type { PerformanceCategory, TestimonyCategory } from '../../domain/content/categories.ts';
import { addTestimony } from './add-testimony.ts';
import { type NewArticle, createArticle } from './create-article.ts';
import { createPerformance } from './create-performance.ts';
import { richText } from './rich-text.ts';

export const both = (text: string) => ({ en: text, id: `${text} (id)` });

const plain = { channels: 3, background: '#0E7C5A' } as const;
const drawn = async (path: string, width: number, height: number) => {
  await sharp({ create: { width, height, ...plain } })
    .png()
    .toFile(path);
  return { path };
};

/** Publishes content by the use cases, a minute apart. Throws when one refuses. */
export const contentActions = async ({ parts, clock }: TestSchool) => {
  const at = (name: string) => join(parts.config.dataDir, name);
  const picture = await drawn(at('picture.png'), 20, 10);
  const bigPicture = await drawn(at('big.png'), 2000, 1000);
  const noPicture = { path: at('text.png') };
  await writeFile(noPicture.path, 'not a picture at all');

  const article = (title: string): NewArticle => ({
    by: null,
    title: both(title),
    cardButton: both('Read'),
    detail: { en: richText(['One <b>& two', 'Three']), id: richText(['Satu']) },
    link: 'our-courses',
    button: both('Our courses'),
    card: picture,
    header: picture,
  });
  const done = <Result>(result: Result) => {
    if (isRefused(result)) throw new Error(result.refused);
    return result as Exclude<Result, Refused>;
  };
  return {
    picture,
    bigPicture,
    noPicture,
    article,
    async published({ named, ...changes }: Partial<NewArticle> & { named: string }) {
      clock.advance('PT1M');
      return done(await createArticle(parts.content, { ...article(named), ...changes }));
    },
    async performance(title: string, category: PerformanceCategory) {
      clock.advance('PT1M');
      const videoKey = `performances/${randomUUID()}.mp4`;
      await parts.files.put(videoKey, Readable.from([Buffer.from('0123456789')]), { type: 'video/mp4' });
      const video = { videoKey, videoType: 'video/mp4' };
      const given = { by: null, category, title: both(title), description: both('About <me>'), video };
      return done(await createPerformance(parts.content, given));
    },
    async testimony(sender: string, category: TestimonyCategory, face = picture) {
      clock.advance('PT1M');
      const given = { by: null, category, text: both('We like it'), sender: both(sender), picture: face };
      return done(await addTestimony(parts.content, given));
    },
  };
};
