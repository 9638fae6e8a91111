import { execFileSync } from 'node:child_process';
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gzipPiece, joinedGzip } from './joined-gzip.ts';

test('pieces that were compressed by themselves are one gzip file', () => {
  const page = '<p>Halo, </p>'.repeat(5000);
  const file = joinedGzip([page, 'Sari', page].map((text) => gzipPiece(Buffer.from(text))));
  expect(gunzipSync(file).toString()).toBe(`${page}Sari${page}`);
  expect(file.length).toBeLessThan(1000);
  // As other programs read it, too.
  expect(execFileSync('gzip', ['-dc'], { input: file }).toString()).toBe(`${page}Sari${page}`);
});

test('whatever the pieces are', () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 3000 })), (parts) => {
      const plain = parts.map((part) => Buffer.from(part));
      expect(gunzipSync(joinedGzip(plain.map(gzipPiece)))).toEqual(Buffer.concat(plain));
    }),
    { numRuns: 200 },
  );
});
