// Writes .br and .gz beside every file of the browser build that gains from it, so that serving costs no CPU.
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inProject } from './lib/project.mjs';

const WORTH_IT = /\.(js|mjs|css|html|svg|json|xml|txt|ico|wasm|map)$/;
const SMALLEST = 256;

const ways = [
  [
    '.br',
    (data) =>
      promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: data.length } }),
  ],
  ['.gz', (data) => promisify(gzip)(data, { level: 9 })],
];

async function compress(file) {
  const data = await readFile(file);
  if (data.length < SMALLEST) return;
  for (const [ending, compressed] of ways) {
    const result = await compressed(data);
    if (result.length < data.length) await writeFile(file + ending, result);
  }
}

const folder = inProject('build', 'next', 'client');
const files = (await readdir(folder, { recursive: true })).filter((name) => WORTH_IT.test(name));
// All at once: zlib works in Node's own four threads.
await Promise.all(files.map((name) => compress(join(folder, name))));
