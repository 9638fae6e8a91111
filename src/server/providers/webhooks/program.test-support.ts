import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { type Server, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** Made for these tests, by themselves and for localhost: it opens nothing anywhere. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgKm6HaetQB/SSLlTF
8oIRWf4ddbcWXK3fg8A2R5kJSgihRANCAARnRJ5YJnhrlrT/E9NypZ6k8FRi1vtP
WnG1w1Hf1nsx5ag0pkmKd6Oo/5PdGkGfE+0ByqJ8KVqmPWtga4gRUPAX
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUGn9M4aiWzzaPbVT82DdHjckzXAUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyOTIzNDAzMFoYDzIxMjYxMTA1
MjM0MDMwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARnRJ5YJnhrlrT/E9NypZ6k8FRi1vtPWnG1w1Hf1nsx5ag0pkmKd6Oo
/5PdGkGfE+0ByqJ8KVqmPWtga4gRUPAXo28wbTAdBgNVHQ4EFgQUWbF92CtxzHaP
Uv9ccLjjSnNO3jYwHwYDVR0jBBgwFoAUWbF92CtxzHaPUv9ccLjjSnNO3jYwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgGH3NUe70JMRXAijRoCWqCLuvHReaQZ2rS20ss/POcWICIGdJ
YeRv5qf2/Z8mJvPheb0njpuieJ+DZjrkWr60Bozh
-----END CERTIFICATE-----`;

/** A program of somebody else's, on this machine. */
export interface ProgramStub {
  /** `host:port`, as the setting for tests names it */
  host: string;
  url: string;
  /** what it was sent, in order */
  taken: { headers: IncomingMessage['headers']; body: string }[];
  /** how it answers from now on; 200 until said */
  answers(how: RequestListener): void;
  close(): Promise<void>;
}

export const openProgram = async (): Promise<ProgramStub> => {
  const taken: ProgramStub['taken'] = [];
  let answer: RequestListener = (_request, reply) => void reply.end('thank you');
  const server: Server = createServer({ key, cert }, (request, reply) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      taken.push({ headers: request.headers, body: Buffer.concat(pieces).toString() });
      answer(request, reply);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `https://${host}/hooks`,
    taken,
    answers(how) {
      answer = how;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
