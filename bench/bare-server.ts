import { readFileSync } from 'node:fs';
import Fastify from 'fastify';
import { Pool } from 'pg';

/**
 * A route that sends the same bytes and does nothing else, or asks as many queries by a key as are wanted before it does: what the
 * machine can do at most.
 */
const { BENCH_BYTES = '', BENCH_TYPE = '', BENCH_ENCODING = '', BENCH_QUERIES = '0' } = process.env;
const app = Fastify();
const bytes = readFileSync(BENCH_BYTES);
const queries = Number(BENCH_QUERIES);
const pool = queries > 0 ? new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 }) : undefined;
const byKey = { name: 'by key', text: 'select * from users where user_id = $1' };
app.get('/', async (_request, reply) => {
  for (let asked = 0; asked < queries; asked += 1) await pool?.query({ ...byKey, values: [1] });
  reply.type(BENCH_TYPE);
  if (BENCH_ENCODING) reply.header('content-encoding', BENCH_ENCODING);
  return reply.send(bytes);
});
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.on('SIGTERM', () => void app.close().then(() => pool?.end()));
console.log('the bare server is ready');
