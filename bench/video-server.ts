import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';

/** Sends one file, whole or a range of it, and does nothing else: what Node and the machine can do at most. */
const file = process.env['BENCH_FILE'] ?? '';
const { size } = statSync(file);
const server = createServer((request, response) => {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const [start, end] = first && last ? [Number(first), Number(last)] : [0, size - 1];
  response.writeHead(first ? 206 : 200, {
    'content-type': 'video/mp4',
    'content-length': end - start + 1,
    ...(first && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  createReadStream(file, { start, end }).pipe(response);
});
server.listen(Number(process.env['PORT']), '127.0.0.1', () => console.log('the video server is ready'));
process.on('SIGTERM', () => server.close());
