import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeLog } from '../platform/log.ts';
import { folderFiles } from '../providers/files/folder.ts';
import type { Files } from '../providers/files/files.ts';
import {
  type Conversion,
  ConversionFailed,
  ConversionInterrupted,
  type VideoConverter,
} from '../providers/video-converter/video-converter.ts';
import { Conversions } from './conversions.ts';

let folder: string;
let files: Files;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kancil-conversions-'));
  files = folderFiles({ folder });
});
afterEach(() => rm(folder, { recursive: true }));

type Convert = VideoConverter['convert'];
interface Setting {
  convert?: Convert;
  room?: () => number;
  afterwards?: (signal: AbortSignal) => Promise<boolean>;
}

/** Films whose bytes are the name of what has to be done with them. */
const start = ({ convert = becomes('an MP4'), room = () => 1000, afterwards }: Setting = {}) => {
  const converted: string[] = [];
  const converter: VideoConverter = {
    name: 'ffmpeg',
    async inspect(path) {
      const what = await readFile(path, 'utf8');
      if (what === 'broken') throw new ConversionFailed('it is broken');
      return { conversion: what as Conversion, seconds: 1, shortSide: 0 };
    },
    async convert(path, target, how) {
      converted.push(how.conversion);
      return convert(path, target, how);
    },
    still: async () => undefined,
  };
  const conversions = new Conversions({
    files,
    disk: { uploadRoom: async () => room() },
    converter,
    log: makeLog('silent'),
    unlessBusy: (work) => work().then(() => true),
    ...(afterwards && { afterwards }),
  });
  return { conversions, converted };
};

const becomes =
  (text: string): Convert =>
  (_path, target) =>
    writeFile(target, text);
/** Goes on until it is stopped. */
const hanging = (ended: Error = new ConversionInterrupted('stopped')) => {
  const begun = Promise.withResolvers<Parameters<Convert>[2]>();
  const convert: Convert = async (_path, target, how) => {
    await writeFile(target, 'half an MP4');
    begun.resolve(how);
    await new Promise((resolve) => how.signal.addEventListener('abort', resolve));
    throw ended;
  };
  return { begun: begun.promise, convert };
};

const arrived = async (what: Conversion | 'broken') => {
  const uploads = files.resumable();
  const { id } = await uploads.begin('1', { name: 'film.avi', size: what.length });
  const part = { offset: 0, bytes: Readable.from([Buffer.from(what)]) };
  const upload = await uploads.append('1', id, {
    ...part,
    judge: { headBytes: 1, accepts: async () => true },
  });
  if (typeof upload === 'string') throw new Error(upload);
  return upload;
};
const settled = async (id: string) => (await files.resumable().find('1', id))?.settled;
const films = async () =>
  (await readdir(join(folder, 'unfinished/1'))).filter((name) => name.endsWith('.mp4'));

describe('a film that has arrived', () => {
  test('is ready at once when browsers play it, also while another is converted and the disk is full', async () => {
    const { begun, convert } = hanging();
    const { conversions } = start({ convert });
    await conversions.arrived('1', await arrived('convert'));
    await begun;
    expect(await conversions.arrived('1', await arrived('none'))).toMatchObject({ settled: 'ready' });
    await conversions.stop();
    const full = start({ room: () => 0 }).conversions;
    expect(await full.arrived('1', await arrived('none'))).toMatchObject({ settled: 'ready' });
  });

  test('has failed at once when it cannot be read', async () => {
    const { conversions } = start();
    expect(await conversions.arrived('1', await arrived('broken'))).toMatchObject({ settled: 'failed' });
  });

  test('waits for room on the disk', async () => {
    let room = 6;
    const { conversions, converted } = start({ room: () => room });
    const { id } = await conversions.arrived('1', await arrived('convert'));
    await conversions.idle();
    expect([converted, await settled(id)]).toEqual([[], null]);
    room = 1000;
    conversions.wake();
    await conversions.idle();
    expect(await settled(id)).toBe('ready');
  });
});

test('what may wait is done after all that was sent, piece after piece, and ends when the line is stopped', async () => {
  const done: number[] = [];
  const waiting = Promise.withResolvers<AbortSignal>();
  const { conversions, converted } = start({
    afterwards: async (signal) => {
      done.push(converted.length);
      if (done.length < 3) return true;
      waiting.resolve(signal);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      return false;
    },
  });
  await conversions.arrived('1', await arrived('convert'));
  const signal = await waiting.promise;
  expect([done, signal.aborted]).toEqual([[1, 1, 1], false]);
  await conversions.stop();
  expect(signal.aborted).toBe(true);
});

test.each(['this process', 'another'])(
  'what was sent to %s interrupts what may wait, which is begun anew afterwards (rule R368)',
  async (process) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const begun: AbortSignal[] = [];
    const waiting = Promise.withResolvers<void>();
    const { conversions, converted } = start({
      afterwards: async (signal) => {
        begun.push(signal);
        if (begun.length === 1) {
          waiting.resolve();
          await new Promise((resolve) => signal.addEventListener('abort', resolve));
        }
        return false;
      },
    });
    conversions.wake();
    await waiting.promise;
    const { id } = await arrived('convert');
    if (process === 'another') vi.advanceTimersByTime(10_000);
    else conversions.wake();
    await conversions.idle();
    vi.useRealTimers();
    expect([await settled(id), converted, begun[0]?.aborted]).toEqual(['ready', ['convert'], true]);
    expect(begun.length).toBeGreaterThan(1);
  },
);

test('a film takes the place of what it was converted from, and what needs a copy alone goes first', async () => {
  const { conversions, converted } = start({ convert: becomes('an MP4') });
  await arrived('convert');
  const { id } = await arrived('rewrap');
  conversions.wake();
  await conversions.idle();
  expect(converted).toEqual(['rewrap', 'convert']);
  expect(await files.resumable().find('1', id)).toMatchObject({ size: 6, received: 6, settled: 'ready' });
  expect(await readFile((await files.resumable().pathOfWhole('1', id)) ?? '', 'utf8')).toBe('an MP4');
  expect((await readdir(join(folder, 'unfinished/1'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  await files.resumable().remove('1', id);
  expect((await films()).length).toBe(1);
});

describe('a conversion', () => {
  test.each([
    ['ended by a signal is tried again', 1, 'ready'],
    ['ended so three times is given up', 3, 'failed'],
  ])('%s', async (_what, times, expected) => {
    let tries = 0;
    const { conversions, converted } = start({
      async convert(path, target, how) {
        tries += 1;
        if (tries <= times) throw new ConversionInterrupted('killed');
        return becomes('an MP4')(path, target, how);
      },
    });
    const { id } = await conversions.arrived('1', await arrived('convert'));
    await conversions.idle();
    expect([await settled(id), converted.length]).toEqual([expected, Math.min(3, times + 1)]);
  });

  test('that the file is the fault of is not tried again, and leaves nothing', async () => {
    const { conversions, converted } = start({
      async convert(_path, target) {
        await writeFile(target, 'half an MP4');
        throw new ConversionFailed('ended with 1');
      },
    });
    const { id } = await conversions.arrived('1', await arrived('convert'));
    await conversions.idle();
    expect([await settled(id), converted.length, await films()]).toEqual(['failed', 1, []]);
  });

  test('that the server stops is no try, leaves nothing half, and is begun anew at the next start', async () => {
    const { begun, convert } = hanging(new ConversionFailed('however it ended'));
    const { conversions } = start({ convert });
    const { id } = await conversions.arrived('1', await arrived('convert'));
    const { id: other } = await conversions.arrived('1', await arrived('convert'));
    await begun;
    await conversions.stop();
    expect([await settled(id), await settled(other), await films()]).toEqual([null, null, []]);
    const restarted = start().conversions;
    restarted.wake();
    await restarted.idle();
    expect([await settled(id), await settled(other)]).toEqual(['ready', 'ready']);
  });

  test('waits while the demo is loaded anew, and is begun anew afterwards', async () => {
    const { begun, convert } = hanging();
    let isFirst = true;
    const { conversions, converted } = start({
      convert: (...given) => {
        const now = isFirst ? convert : becomes('an MP4');
        isFirst = false;
        return now(...given);
      },
    });
    const { id } = await conversions.arrived('1', await arrived('convert'));
    await begun;
    await conversions.pauseWhile(async () => {
      conversions.wake();
      await conversions.idle();
      expect(converted.length).toBe(1);
    });
    await conversions.idle();
    expect(await settled(id)).toBe('ready');
  });

  test('ends when the disk has no room left for what it writes', async () => {
    const { begun, convert } = hanging();
    let room = 1000;
    const { conversions } = start({ convert, room: () => room });
    const { id } = await conversions.arrived('1', await arrived('convert'));
    const { onProgress, mostBytes } = await begun;
    room = -1;
    onProgress(0.5);
    await conversions.idle();
    expect([mostBytes, await settled(id), await films()]).toEqual([1000, null, []]);
  });

  test('of which the end is missing, because the disk had no room for it, is not used', async () => {
    const { conversions } = start({
      convert: becomes('as many bytes as there were room for'),
      room: () => 30,
    });
    const { id } = await conversions.arrived('1', await arrived('convert'));
    await conversions.idle();
    expect([await settled(id), await films()]).toEqual(['failed', []]);
  });

  test('of a file that is given up ends', async () => {
    const { begun, convert } = hanging();
    const { conversions } = start({ convert });
    const { id } = await conversions.arrived('1', await arrived('convert'));
    const { onProgress } = await begun;
    onProgress(0.5);
    expect(conversions.shareOf(id)).toBe(0.5);
    conversions.cancel(id);
    await files.resumable().remove('1', id);
    await conversions.idle();
    expect(await readdir(join(folder, 'unfinished/1'))).toEqual([]);
  });
});
