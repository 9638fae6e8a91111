import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { inFolder, load, run } from './support.ts';

const asPhone = { 'accept-encoding': 'br', 'accept-language': 'id' };

/** The body as it travels: fetch would unpack it. */
const rawBody = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const asking = request(url, { headers: asPhone }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts)));
    });
    asking.on('error', reject);
    asking.end();
  });

/** The home page for guests beside a bare Fastify route that sends the same bytes, one after the other, twice. */
export const measureGuests = () =>
  inFolder(async (folder) => {
    const product = await run('src/server/main.ts', { DATA_DIR: join(folder, 'school') });
    const bytesFile = join(folder, 'page.br');
    await writeFile(bytesFile, await rawBody(`${product.url}/`));
    const bare = await run('bench/bare-server.ts', { BENCH_BYTES: bytesFile });
    try {
      const lines: string[] = [];
      for (let round = 1; round <= 2; round += 1) {
        const [ours, theirs] = [await load(`${product.url}/`, asPhone), await load(`${bare.url}/`, asPhone)];
        lines.push(
          `guest home page, round ${round}   ${ours.perSecond}/s (p50 ${ours.p50} ms, p99 ${ours.p99} ms, ${ours.failed} failed); ` +
            `bare route ${theirs.perSecond}/s; ${Math.round((100 * ours.perSecond) / theirs.perSecond)} percent of it`,
        );
      }
      return lines;
    } finally {
      await product.stop();
      await bare.stop();
    }
  });
