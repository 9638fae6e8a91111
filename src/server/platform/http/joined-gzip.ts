import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A text and its compressed blocks, which may stand beside those of others in one gzip file. */
export interface GzipPiece {
  readonly plain: Buffer;
  readonly blocks: Buffer;
}

/** RFC 1952: the magic number, deflate, no flags, no time, the best compression, an unknown system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 0xff]);
/** What ends the blocks: a last one without content. */
const END = deflateRawSync(Buffer.alloc(0));

/** Compresses a text as blocks that end with a byte and refer to nothing outside of it. */
export const gzipPiece = (plain: Buffer): GzipPiece => ({
  plain,
  blocks: deflateRawSync(plain, { level: 9, finishFlush: constants.Z_FULL_FLUSH }),
});

/**
 * The gzip file of all these texts, one behind another: pieces that many answers share are compressed once. Brotli knows no
 * such thing.
 */
export const joinedGzip = (pieces: readonly GzipPiece[]): Buffer => {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(pieces.reduce((sum, { plain }) => crc32(plain, sum), 0));
  trailer.writeUInt32LE(
    pieces.reduce((sum, { plain }) => sum + plain.length, 0),
    4,
  );
  return Buffer.concat([HEADER, ...pieces.map(({ blocks }) => blocks), END, trailer]);
};
