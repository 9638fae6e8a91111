import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** A route that sends the same bytes and does nothing else: what the machine can do at most. */
const app = Fastify();
const bytes = readFileSync(process.env['BENCH_BYTES'] ?? '');
app.get('/', async (_request, reply) =>
  reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(bytes),
);
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.on('SIGTERM', () => void app.close());
console.log('the bare server is ready');
