import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultBrand, demoTeacher } from '../../i18n/brand.ts';
import { changeBrand } from '../../server/brand/change-brand.ts';
import { addTestimony } from '../../server/content/add-testimony.ts';
import { createArticle } from '../../server/content/create-article.ts';
import { createPerformance } from '../../server/content/create-performance.ts';
import { richText } from '../../server/content/rich-text.ts';
import { type StoredVideo, keepVideo } from '../../server/courses/keep-video.ts';
import { type DemoPerformance, type DemoTestimony, demoPerformances, demoTestimonies } from '../content.ts';
import { type DemoNews, demoNews } from '../news.ts';
import { assertAccepted } from '../assert-accepted.ts';
import { type DemoState, type DemoContext, childKey } from '../demo-context.ts';
import { scenePainter } from '../pictures.ts';
import { type DemoEvent, daysAfter } from '../timeline.ts';
import { drawnPhoto } from './families.ts';
import { uploadedVideo } from './lessons.ts';

/** What staff publish in the course of the year. */
export const contentEvents = (ground: DemoContext, story: DemoState, now: Date): DemoEvent[] => {
  const videos = new Map<string, StoredVideo>();
  const event = (one: { daysAgo: number }, what: string, happen: () => Promise<void>) => ({
    at: daysAfter(now, -one.daysAgo),
    what,
    happen,
  });
  return [
    ...demoNews.map((one) => event(one, one.title.en, () => publish(ground, one))),
    ...demoPerformances.map((one) => event(one, one.title.en, () => perform(ground, story, one, videos))),
    event({ daysAgo: 120 }, 'the school shows who teaches, and a piece of a lesson', () => present(ground)),
    ...demoTestimonies.map((one) => event(one, one.sender.en, () => testify(ground, one))),
  ];
};

const present = async ({ brand, content: { files } }: DemoContext) => {
  const clip = assertAccepted(await brand.keepClip(await uploadedVideo(files, 'unit-1')));
  assertAccepted(await changeBrand(brand, { ...defaultBrand, ...demoTeacher, by: null, clip }));
};

const publish = async ({ content, uploads }: DemoContext, { blocks, button, ...news }: DemoNews) => {
  const picture = { path: join(uploads, 'scene.png') };
  await writeFile(picture.path, await (await scenePainter())(news.scene));
  assertAccepted(
    await createArticle(content, {
      by: null,
      title: news.title,
      cardButton: button,
      detail: {
        en: richText(blocks.en),
        id: richText(blocks.id),
      },
      link: news.link?.to ?? null,
      button: news.link?.button ?? { en: '', id: '' },
      card: picture,
      header: picture,
    }),
  );
};

const perform = async (
  { content }: DemoContext,
  { children }: DemoState,
  { category, title, description, video, child }: DemoPerformance,
  videos: Map<string, StoredVideo>,
) => {
  const stored =
    videos.get(video) ??
    assertAccepted(await keepVideo(content.files, await uploadedVideo(content.files, video), 'performances'));
  videos.set(video, stored);
  const childId = child && children.get(childKey(child.family, child.firstName));
  const given = { by: null, category, title, description, video: stored, childId };
  assertAccepted(await createPerformance(content, given));
};

const testify = async (
  { content, uploads }: DemoContext,
  { category, text, sender, face }: DemoTestimony,
) => {
  const picture = await drawnPhoto({ firstName: face.name, gender: face.gender }, uploads);
  assertAccepted(await addTestimony(content, { by: null, category, text, sender, picture }));
};
