import { rm, stat, utimes } from 'node:fs/promises';
import {
  RENDITION_TRIES,
  type RenditionSide,
  renditionSides,
  sidesOf,
} from '../../domain/courses/renditions.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { describe } from '../platform/db/errors.ts';
import type { DiskGuard } from '../platform/http/disk-guard.ts';
import type { JobLog } from '../platform/jobs.ts';
import type { Clock } from '../providers/clock/clock.ts';
import type { Files } from '../providers/files/files.ts';
import {
  ConversionFailed,
  ConversionInterrupted,
  type VideoConverter,
} from '../providers/video-converter/video-converter.ts';
import {
  beginRenditions,
  endRenditions,
  forgetRenditions,
  nextVideoToCopy,
  renditionKey,
  takeBackTry,
  videosWithoutLesson,
} from './rendition-store.ts';

interface Given {
  database: OpenDatabase;
  clock: Clock;
  wallClock: Clock;
  files: Files;
  disk: Pick<DiskGuard, 'uploadRoom'>;
  converter: VideoConverter | null;
  log: JobLog;
}

/**
 * Makes the smaller copies and the still of one video (rules R341, R342), after what is left of videos that no lesson has any more was
 * removed. May be ended at any point: nothing is shown before all is there, and the next time writes the same files again.
 * A video that the disk has no room for is passed over until all others were looked at.
 * @returns for the line of conversions: whether there may be another
 */
export const makeRenditions = (given: Given) => {
  const { database, files, disk, converter, log } = given;
  const passedOver = new Set<string>();
  const passOver = (video: string): true => {
    passedOver.add(video);
    log.warn({ video }, 'the disk has no room for smaller copies of a video');
    return true;
  };
  return async (signal: AbortSignal): Promise<boolean> => {
    for (const video of await videosWithoutLesson(database.db)) {
      for (const what of [...renditionSides, 'still'] as const) await files.remove(renditionKey(video, what));
      await database.transaction((tx) => forgetRenditions(tx, video));
    }
    const video = converter && (await nextVideoToCopy(database.db, [...passedOver]));
    if (!converter || !video) {
      passedOver.clear();
      return false;
    }
    const original = await files.open(video);
    // A copy of it, because a store may be elsewhere, and then what is made.
    if (original && original.size * 2 > (await disk.uploadRoom())) {
      original.stream.destroy();
      return passOver(video);
    }
    const source = original && (await files.temporary().receive(original.stream));
    const tries = await database.transaction((tx) => beginRenditions(tx, video));
    try {
      if (!source) throw new ConversionFailed('the video is not in the store');
      await makeAll({ ...given, converter }, { video, source, signal });
      return true;
    } catch (error) {
      const isOfVideo = error instanceof ConversionFailed || error instanceof ConversionInterrupted;
      if (signal.aborted || !isOfVideo) {
        await database.transaction((tx) => takeBackTry(tx, video));
        if (signal.aborted) return false;
        if (error instanceof NoRoom) return passOver(video);
        throw error;
      }
      const isLast = tries >= RENDITION_TRIES;
      log.warn(
        { video, tries, ...describe(error) },
        isLast ? 'a video stays without smaller copies' : 'smaller copies of a video could not be made',
      );
      return true;
    } finally {
      if (source) await files.temporary().discard(source.path);
    }
  };
};

class NoRoom extends Error {
  override name = 'NoRoom';
}

interface Work {
  video: string;
  source: { path: string; size: number };
  signal: AbortSignal;
}

const makeAll = async (
  { database, clock, wallClock, files, disk, converter }: Given & { converter: VideoConverter },
  { video, source, signal }: Work,
): Promise<void> => {
  const { path, size } = source;
  // Also what browsers play as it is: its copies are decoded from it.
  const { conversion, seconds, shortSide } = await converter.inspect(path, true);
  const target = `${path}.made`;
  // The folder removes what nobody has written to for an hour.
  const touch = () => utimes(path, wallClock.now(), wallClock.now());
  const keep = async (what: RenditionSide | 'still', type: 'image/jpeg' | 'video/mp4') => {
    await touch();
    await files.keep(renditionKey(video, what), { path: target }, { type });
  };
  const copies: { height: RenditionSide; bytes: number }[] = [];
  try {
    await converter.still(path, target, { conversion, seconds, signal });
    await keep('still', 'image/jpeg');
    for (const side of sidesOf(shortSide)) {
      const room = await disk.uploadRoom();
      if (room < size) throw new NoRoom('the disk has no more room');
      const how = { conversion: conversion === 'convert_hdr' ? conversion : 'convert', side } as const;
      const onProgress = () => void touch().catch(() => undefined);
      await converter.convert(path, target, { ...how, seconds, mostBytes: size, onProgress, signal });
      const { size: bytes } = await stat(target);
      // What saves nothing is cut off at the size of the original (`mostBytes`), and is no use.
      if (bytes < size) {
        await keep(side, 'video/mp4');
        copies.push({ height: side, bytes });
      }
    }
  } finally {
    await rm(target, { force: true });
  }
  const made = { madeAt: clock.now(), height: shortSide, bytes: size, copies };
  await database.transaction((tx) => endRenditions(tx, video, made));
};
