import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inFolder, MIB, pause, run, videoBeginning } from './support.ts';

const SIZE = 1024 * MIB;
const BOUNDARY = 'kancil-bench-boundary';
const head = Buffer.from(
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="video"; filename="class.mp4"\r\ncontent-type: video/mp4\r\n\r\n`,
);
const tail = Buffer.from(`\r\n--${BOUNDARY}--\r\n`);

function* video() {
  yield head;
  yield videoBeginning;
  const piece = Buffer.alloc(MIB, 7);
  for (let sent = videoBeginning.length; sent < SIZE; sent += piece.length)
    yield piece.subarray(0, Math.min(MIB, SIZE - sent));
  yield tail;
}

/** A video of 1 GiB streamed through the upload path into the file store, and the memory that it took. */
export const measureUpload = () =>
  inFolder(async (folder) => {
    const server = await run('bench/upload-server.ts', { BENCH_FOLDER: folder });
    try {
      await pause(2000);
      const rest = server.memory();
      let most = rest;
      const watching = setInterval(() => {
        most = Math.max(most, server.memory());
      }, 50);
      const start = performance.now();
      const status = await send(`${server.url}/api/v1/video`);
      const seconds = (performance.now() - start) / 1000;
      clearInterval(watching);
      return [
        `upload of 1 GiB (answer ${status})   ${seconds.toFixed(1)} s; memory ${rest} MiB at rest, ${most} MiB at most: ${most - rest} MiB above`,
      ];
    } finally {
      await server.stop();
    }
  });

const send = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const sending = request(url, {
      method: 'POST',
      headers: {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': head.length + SIZE + tail.length,
      },
    });
    sending.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    });
    pipeline(Readable.from(video()), sending).catch(reject);
  });
