import { type Readable, Transform } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Refused, refuse } from '../../../contract/refusals.ts';
import { type Receiving, UploadStopped } from './upload.ts';
import { watchUpload } from './upload-watch.ts';

const BYTES = 'application/octet-stream';

/** Bytes are left where they arrive until a handler reads them; an endpoint that takes none refuses them. */
export const acceptBytes = (app: FastifyInstance) =>
  app.addContentTypeParser(BYTES, (_request, _payload, done) => done(null, undefined));

export const takesBytes = ({ headers }: FastifyRequest) => headers['content-type'] === BYTES;

interface Limits extends Pick<Receiving, 'disk' | 'pace'> {
  maxBytes: number;
}

/**
 * Hands the bytes of a body to `work` while they arrive, within the limits of uploads. What was read when the line is cut, or a
 * limit is reached, stays with `work`, whose stream then throws `UploadStopped`.
 */
export const receiveBytes = async (
  request: FastifyRequest,
  { maxBytes, disk, pace }: Limits,
  work: (bytes: Readable) => Promise<unknown>,
): Promise<unknown> => {
  const { raw } = request;
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > maxBytes) return refuse('too_large');
  if ((await disk.uploadRoom()) < announced) return refuse('disk_full');
  const arriving = whileThereIsRoom(disk);
  const stop = (refused: Refused) => {
    raw.unpipe(arriving);
    arriving.destroy(new UploadStopped(refused));
  };
  // The answer reaches nobody any more, but what came before the cut is kept.
  const cut = () => raw.complete || raw.readableEnded || stop(refuse('malformed_request'));
  raw.on('error', cut).once('close', cut);
  arriving.on('error', () => {});
  const endWatch = watchUpload(raw, { mostBytes: maxBytes, pace, stop });
  try {
    raw.pipe(arriving);
    return await work(arriving);
  } catch (error) {
    if (error instanceof UploadStopped) return error.refused;
    throw error;
  } finally {
    endWatch();
    raw.unpipe(arriving);
    arriving.destroy();
  }
};

/** Passes on what the disk has room for. Whoever reads may destroy it at any time. */
const whileThereIsRoom = (disk: Limits['disk']) =>
  new Transform({
    async transform(piece: Buffer, _encoding, done) {
      try {
        if ((await disk.uploadRoom()) < piece.length) throw new UploadStopped(refuse('disk_full'));
        disk.wrote(piece.length);
        done(null, piece);
      } catch (error) {
        done(error as Error);
      }
    },
  });
