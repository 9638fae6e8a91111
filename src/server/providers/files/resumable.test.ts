import { mkdtemp, readFile, rm } from 'node:fs/promises';
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
