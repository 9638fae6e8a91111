import { mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PartOvertaken, type ResumableUploads, resumableFolder } from './resumable.ts';

let folder: string;
let uploads: ResumableUploads;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kancil-parts-'));
  uploads = resumableFolder({ folder });
});
afterEach(() => rm(folder, { recursive: true }));

const anything = { headBytes: 1, accepts: async () => true };

/** Says when another part stops it; one that is stopped again and again would keep the process from everything else. */
class WatchedPart extends PassThrough {
  #times = 0;
  readonly #stopped = Promise.withResolvers<void>();
  readonly stopped = this.#stopped.promise;

  override destroy(error?: Error): this {
    if (error) this.#stopped.resolve();
    this.#times += 1;
    if (this.#times > 100) throw new Error('the part is stopped without end');
    return super.destroy(error);
  }
}

/** A part of which `sent` has come, and whose first bytes are still being judged. */
const partInJudgement = async (id: string, sent: string) => {
  const bytes = new WatchedPart();
  const asked = Promise.withResolvers<void>();
  const verdict = Promise.withResolvers<boolean>();
  const accepts = () => {
    asked.resolve();
    return verdict.promise;
  };
  const answer = uploads
    .append('1', id, { offset: 0, bytes, judge: { headBytes: 1, accepts } })
    .catch((error: unknown) => error);
  bytes.write(sent);
  await asked.promise;
  return { bytes, verdict, answer };
};

describe('two parts of one upload', () => {
  test('both get an answer when the first is refused after the second has come', async () => {
    const { id } = await uploads.begin('1', { name: 'a.mp4', size: 10 });
    const first = await partInJudgement(id, 'words');
    const second = uploads.append('1', id, { offset: 5, bytes: Readable.from([]), judge: anything });
    await first.bytes.stopped;
    first.verdict.resolve(false);
    expect([await first.answer, await second]).toEqual(['refused', 'absent']);
  });

  test('of which the second goes on where the first was stopped', async () => {
    const { id } = await uploads.begin('1', { name: 'a.mp4', size: 10 });
    const first = await partInJudgement(id, 'first');
    const bytes = Readable.from([Buffer.from('after')]);
    const second = uploads.append('1', id, { offset: 5, bytes, judge: anything });
    await first.bytes.stopped;
    first.verdict.resolve(true);
    expect(await first.answer).toBeInstanceOf(PartOvertaken);
    expect(await second).toMatchObject({ received: 10 });
    expect(await readFile((await uploads.pathOfWhole('1', id)) ?? '', 'utf8')).toBe('firstafter');
  });

  test('of which a third and the second come at once are not both written', async () => {
    const { id } = await uploads.begin('1', { name: 'a.mp4', size: 10 });
    const first = await partInJudgement(id, 'first');
    const others = ['other', 'third'].map((words) =>
      uploads.append('1', id, { offset: 5, bytes: Readable.from([Buffer.from(words)]), judge: anything }),
    );
    await first.bytes.stopped;
    first.verdict.resolve(true);
    expect(await Promise.all(others)).toEqual(
      expect.arrayContaining(['wrong_offset', expect.objectContaining({ received: 10 })]),
    );
  });
});

test('a part of a file that is removed is stopped', async () => {
  const { id } = await uploads.begin('1', { name: 'a.mp4', size: 10 });
  const part = await partInJudgement(id, 'first');
  await uploads.remove('1', id);
  part.verdict.resolve(true);
  expect(await part.answer).toBeInstanceOf(PartOvertaken);
  expect(await uploads.find('1', id)).toBeNull();
});

describe('a file that has arrived', () => {
  const whole = async () => {
    const { id } = await uploads.begin('1', { name: 'a.mp4', size: 5 });
    await uploads.append('1', id, {
      offset: 0,
      bytes: Readable.from([Buffer.from('first')]),
      judge: anything,
    });
    return id;
  };

  test('is found by those who convert until it is settled, and takes no part after that', async () => {
    const id = await whole();
    await uploads.begin('1', { name: 'b.mp4', size: 5 });
    expect((await uploads.all()).map(({ owner, upload }) => [owner, upload.id])).toEqual([['1', id]]);
    await uploads.settle('1', id, 'ready');
    expect(await uploads.all()).toEqual([]);
    expect(await uploads.append('1', id, { offset: 5, bytes: Readable.from([]), judge: anything })).toBe(
      'wrong_offset',
    );
  });

  test('is whole at every moment while its conversion takes its place', async () => {
    const id = await whole();
    const converted = uploads.pathForConversion('1', id);
    await writeFile(converted, 'an MP4');
    // As after a crash before the facts name it.
    expect(await uploads.find('1', id)).toMatchObject({ size: 5, received: 5, settled: null });
    await uploads.settle('1', id, 'ready', converted);
    expect(await uploads.find('1', id)).toMatchObject({ size: 6, received: 6, settled: 'ready' });
    expect(await uploads.pathOfWhole('1', id)).toBe(converted);
  });

  test('leaves nothing of a conversion that ends after it was removed', async () => {
    const id = await whole();
    const converted = uploads.pathForConversion('1', id);
    await uploads.remove('1', id);
    await writeFile(converted, 'an MP4');
    await uploads.settle('1', id, 'ready', converted);
    expect(await readdir(join(folder, '1'))).toEqual([]);
  });

  test('is swept with all of its files, a day after the last of them was written to', async () => {
    const id = await whole();
    const converted = uploads.pathForConversion('1', id);
    await writeFile(converted, 'half an MP4');
    const written = Date.now();
    const [aDay, aMinute] = [24 * 3_600_000, 60_000];
    const old = new Date(written - aDay);
    for (const end of ['part', 'json']) await utimes(join(folder, '1', `${id}.${end}`), old, old);
    expect(await uploads.sweep(new Date(written + aDay - aMinute))).toBe(0);
    expect(await uploads.sweep(new Date(written + aDay + aMinute))).toBe(1);
    expect(await readdir(join(folder, '1'))).toEqual([]);
  });
});

test('an upload whose facts were cut in the middle is none, and keeps nobody from the others', async () => {
  const { id } = await uploads.begin('1', { name: 'a.mp4', size: 10 });
  const { id: other } = await uploads.begin('1', { name: 'b.mp4', size: 10 });
  await writeFile(join(folder, '1', `${id}.json`), '{"name":"a.m');
  expect((await uploads.ofOwner('1')).map((upload) => upload.id)).toEqual([other]);
  expect(await uploads.all()).toEqual([]);
});
