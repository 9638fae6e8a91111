import type { Item } from '../../domain/placement/items.ts';
import type { Tx } from '../platform/db/database.ts';
import type { ItemBank, Media } from './item-bank.ts';
import { lockMedia, setUsed } from './media-store.ts';
import { mediaOf } from './test-media.ts';

const namesOf = (media: readonly Media[]) => media.map(({ name }) => name);

/** The pictures and recordings of edited questions that were neither delivered nor in them before. */
export const uploadsIn = (items: ItemBank, before: readonly Item[], after: readonly Item[]): Media[] => {
  const known = new Set(before.flatMap(mediaOf).map(({ kind, name }) => `${kind} ${name}`));
  return after
    .flatMap(mediaOf)
    .filter((media) => !known.has(`${media.kind} ${media.name}`) && items.fileOf(media) === null);
};

/**
 * The first that nobody has uploaded; of what is to be `isFresh` also the first that something names already. The others stay until the
 * transaction ends, whatever is swept meanwhile.
 */
export const firstUnknown = async (
  tx: Tx,
  media: readonly Media[],
  { isFresh = false } = {},
): Promise<Media | undefined> => {
  const there = (await lockMedia(tx, namesOf(media))).filter(({ used }) => !(isFresh && used));
  return media.find(({ kind, name }) => !there.some((row) => row.kind === kind && row.mediaName === name));
};

/** Where the questions name a picture or a recording, such as `2.picture`. */
export const fieldOfMedia = ({ kind, name }: Media, questions: readonly Item[]): string => {
  const isIt = (media: Media) => media.kind === kind && media.name === name;
  const place = questions.findIndex((question) => mediaOf(question).some(isIt));
  const question = questions[place];
  if (kind === 'recording' || question?.type === 'order' || question?.picture === name)
    return `${place}.${kind}`;
  const choice = question?.choices.findIndex((one) => 'picture' in one && one.picture === name) ?? 0;
  return `${place}.choices.${choice}.picture`;
};

/** Keeps uploads for good: questions that were saved name them now. */
export const keepUploads = (tx: Tx, uploads: readonly Media[]): Promise<void> =>
  setUsed(tx, namesOf(uploads));

/** Leaves uploads that nothing names any more to the next sweep. */
export const freeUploads = (tx: Tx, uploads: readonly Media[]): Promise<void> =>
  setUsed(tx, namesOf(uploads), false);
