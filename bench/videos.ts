import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { demoAdmin } from '../src/demo/people.ts';
import { signInTo } from './sign-in.ts';
import { inFolder, MIB, run, videoBeginning, productFile } from './support.ts';

const SIZE = 64 * MIB;
const CONNECTIONS = 10;

/** A lesson's video of 64 MiB in ranges of 1 MiB and whole, beside a bare server that sends the same file; twice. */
export const measureVideos = () =>
  inFolder(async (folder) => {
    const file = join(folder, 'class.mp4');
    await writeFile(file, Buffer.concat([videoBeginning, Buffer.alloc(SIZE - videoBeginning.length, 7)]));
    const product = await run(productFile, { DATA_DIR: join(folder, 'school') });
    const bare = await run('bench/video-server.ts', { BENCH_FILE: file });
    try {
      const cookie = await signInTo(product.url, demoAdmin.email);
      const video = `${product.url}/api/v1/courses/${await enter(product.url, cookie, file)}/video`;
      const lines: string[] = [];
      for (let round = 1; round <= 2; round += 1) {
        const [ours, theirs] = [await ranges(video, cookie), await ranges(bare.url, '')];
        lines.push(`video in ranges of 1 MiB, round ${round}   ${beside(ours, theirs)}`);
        const [whole, bareWhole] = [await wholeFile(video, cookie), await wholeFile(bare.url, '')];
        lines.push(`video whole, round ${round}               ${beside(whole, bareWhole)}`);
      }
      return lines;
    } finally {
      await product.stop();
      await bare.stop();
    }
  });

const beside = (ours: number, theirs: number) =>
  `${Math.round(ours)} MiB/s; bare server ${Math.round(theirs)} MiB/s; ${Math.round((100 * ours) / theirs)} percent of it`;

/** Staff enter a lesson with this video. @returns its id */
const enter = async (url: string, cookie: string, file: string): Promise<number> => {
  const form = new FormData();
  const lesson = { titleEN: 'Hello', titleID: 'Halo', descriptionEN: 'A class', descriptionID: 'Kelas' };
  const place = { grade: '2', unit: '1', week: '1', courseType: '2' };
  for (const [name, value] of Object.entries({ ...lesson, ...place })) form.append(name, value);
  form.append('video', await openAsBlob(file, { type: 'video/mp4' }), 'class.mp4');
  const answer = await fetch(`${url}/api/v1/master-data/add`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  });
  if (answer.status !== 201) throw new Error(`no lesson was entered: ${await answer.text()}`);
  return ((await answer.json()) as { course: { master_course_id: number } }).course.master_course_id;
};

/** MiB a second over ten seconds, after two that do not count. */
const ranges = async (url: string, cookie: string): Promise<number> => {
  const requests = Array.from({ length: SIZE / MIB }, (_, n) => ({
    headers: { cookie, range: `bytes=${n * MIB}-${(n + 1) * MIB - 1}` },
  }));
  const settings = { url, requests, connections: CONNECTIONS };
  await autocannon({ ...settings, duration: 2 });
  const { requests: sent, non2xx, errors } = await autocannon({ ...settings, duration: 10 });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} ranges of ${url} failed`);
  return sent.average;
};

/** MiB a second, the median of five. */
const wholeFile = async (url: string, cookie: string): Promise<number> => {
  const speeds: number[] = [];
  for (let n = 0; n < 5; n += 1) {
    const start = performance.now();
    const { body } = await fetch(url, { headers: { cookie } });
    let received = 0;
    for await (const part of body ?? []) received += (part as Uint8Array).length;
    if (received !== SIZE) throw new Error(`${url} sent ${received} bytes`);
    speeds.push(SIZE / MIB / ((performance.now() - start) / 1000));
  }
  return speeds.toSorted((a, b) => a - b)[2] ?? 0;
};
