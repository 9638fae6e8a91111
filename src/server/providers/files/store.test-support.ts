import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error -- the package has no types
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from './s3-client.ts';

interface Store {
  run(): Promise<{ port: number }>;
  httpServer: Server;
  callback(): RequestListener;
}

/**
 * A store that speaks as S3 does, on this machine. It writes files in place: what is atomic in a real store is not in this one.
 *
 * @param anySignature it computes the signature of a list in another way than Amazon's client: where a test lists, it looks at none
 */
export const startStore = async ({ anySignature = false } = {}) => {
  const directory = await mkdtemp(join(tmpdir(), 'store-'));
  const options = { address: '127.0.0.1', port: 0, silent: true, allowMismatchedSignatures: anySignature };
  const store = new S3rver({ ...options, directory }) as Store;
  const { port } = await store.run();
  const server = store.httpServer;
  let isCut = false;
  server.on('connection', (socket) => {
    if (isCut) socket.destroy();
  });
  let buckets = 0;
  return {
    directory,
    async bucket(): Promise<S3Settings> {
      const bucket = `kancil-${(buckets += 1)}`;
      await mkdir(join(directory, bucket));
      const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
      return { bucket, endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', ...key };
    },
    /** From the first such request on nobody reaches the store, until the line is `mended`. */
    cutAt(isSuch: (request: IncomingMessage) => boolean) {
      server.on('request', (request) => {
        if (!isSuch(request)) return;
        isCut = true;
        server.closeAllConnections();
      });
    },
    mended() {
      isCut = false;
      server.removeAllListeners('request').on('request', store.callback());
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await rm(directory, { recursive: true });
    },
  };
};
